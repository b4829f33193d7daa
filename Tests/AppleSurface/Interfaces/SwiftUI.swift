// A stand-in for type-checking: the part of SwiftUI's interface that widgets use, without behaviour.
@_exported import Foundation

// MARK: Views

@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: View { public var body: Never { fatalError() } }
extension Optional: View where Wrapped: View { public var body: Never { fatalError() } }

@resultBuilder
public struct ViewBuilder {
    public static func buildExpression<C: View>(_ content: C) -> C { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<C: View>(_ content: C) -> C { content }
    public static func buildBlock<each C: View>(_ content: repeat each C) -> TupleView<(repeat each C)> { TupleView() }
    public static func buildIf<C: View>(_ content: C?) -> C? { content }
    public static func buildEither<T: View, F: View>(first: T) -> _ConditionalContent<T, F> { .init() }
    public static func buildEither<T: View, F: View>(second: F) -> _ConditionalContent<T, F> { .init() }
    public static func buildLimitedAvailability<C: View>(_ content: C) -> AnyView { AnyView(content) }
}

@MainActor @preconcurrency
public protocol _Leaf: View where Body == Never {}
extension _Leaf { public var body: Never { fatalError() } }

public struct EmptyView: _Leaf { nonisolated public init() {} }
public struct TupleView<T>: _Leaf { nonisolated init() {} }
public struct _ConditionalContent<T, F>: _Leaf { nonisolated init() {} }
public struct AnyView: _Leaf { nonisolated public init<V: View>(_ view: V) {} }
public struct ModifiedContent<Content, Modifier>: _Leaf { nonisolated init() {} }
public struct Group<C>: _Leaf { nonisolated public init(@ViewBuilder content: () -> C) where C: View {} }
public struct Spacer: _Leaf { nonisolated public init(minLength: CGFloat? = nil) {} }
public struct Divider: _Leaf { nonisolated public init() {} }

public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}
public struct _ViewModifier_Content<M>: _Leaf { nonisolated init() {} }

// MARK: Stacks and collections

public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum VerticalAlignment: Sendable { case top, center, bottom, firstTextBaseline, lastTextBaseline }
public struct Alignment: Equatable, Sendable {
    public static let center = Alignment(), leading = Alignment(), trailing = Alignment(), top = Alignment()
    public static let bottom = Alignment(), topLeading = Alignment(), topTrailing = Alignment()
    public static let bottomLeading = Alignment(), bottomTrailing = Alignment()
}
public struct VStack<C: View>: _Leaf {
    nonisolated public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) {}
}
public struct HStack<C: View>: _Leaf {
    nonisolated public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) {}
}
public struct ZStack<C: View>: _Leaf {
    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> C) {}
}
public struct ForEach<D: RandomAccessCollection, I: Hashable, C>: View where C: View {
    public var body: Never { fatalError() }
}
extension ForEach where D.Element: Identifiable, I == D.Element.ID {
    nonisolated public init(_ data: D, @ViewBuilder content: @escaping (D.Element) -> C) {}
}
extension ForEach {
    nonisolated public init(
        _ data: D,
        id: KeyPath<D.Element, I>,
        @ViewBuilder content: @escaping (D.Element) -> C
    ) {}
}
extension ForEach where D == Range<Int>, I == Int {
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> C) {}
}
public enum Axis: Int8, Sendable {
    case horizontal, vertical
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
    }
}
public struct ViewThatFits<C: View>: _Leaf {
    nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> C) {}
}
public struct GeometryProxy: Sendable { public var size: CGSize { .zero } }
public struct GeometryReader<C: View>: _Leaf {
    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> C) {}
}

// MARK: Paint and shapes

public protocol ShapeStyle: Sendable {}
public struct Color: _Leaf, ShapeStyle, Hashable, Sendable {
    public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
    nonisolated public init(
        _ space: RGBColorSpace = .sRGB,
        red: Double,
        green: Double,
        blue: Double,
        opacity: Double = 1
    ) {}
    nonisolated public init(_ name: String, bundle: Bundle? = nil) {}
    nonisolated public func opacity(_ opacity: Double) -> Color { self }
    nonisolated public var gradient: AnyGradient { AnyGradient() }
    nonisolated public static let clear = Color(""), black = Color(""), white = Color(""), gray = Color(""),
        red = Color("")
    nonisolated public static let orange = Color(""), yellow = Color(""), green = Color(""), mint = Color(""),
        teal = Color("")
    nonisolated public static let cyan = Color(""), blue = Color(""), indigo = Color(""), purple = Color(""),
        pink = Color("")
    nonisolated public static let brown = Color(""), primary = Color(""), secondary = Color(""), accentColor = Color("")
}
public struct AnyGradient: ShapeStyle {}
extension ShapeStyle where Self == Color {
    public static var clear: Color { .clear }
    public static var black: Color { .black }
    public static var white: Color { .white }
    public static var gray: Color { .gray }
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
}
public struct HierarchicalShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .init() }
    public static var secondary: HierarchicalShapeStyle { .init() }
    public static var tertiary: HierarchicalShapeStyle { .init() }
    public static var quaternary: HierarchicalShapeStyle { .init() }
}
public struct TintShapeStyle: ShapeStyle {}
public struct BackgroundStyle: ShapeStyle {}
public struct Material: ShapeStyle {}
extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { .init() } }
extension ShapeStyle where Self == BackgroundStyle { public static var background: BackgroundStyle { .init() } }
extension ShapeStyle where Self == Material {
    public static var thinMaterial: Material { .init() }
    public static var regularMaterial: Material { .init() }
}
extension ShapeStyle { public func opacity(_ opacity: Double) -> some ShapeStyle { self } }
public struct UnitPoint: Hashable, Sendable {
    public init(x: CGFloat, y: CGFloat) {}
    public static let top = UnitPoint(x: 0, y: 0), bottom = top, leading = top, trailing = top, center = top
    public static let topLeading = top, topTrailing = top, bottomLeading = top, bottomTrailing = top
}
public struct Gradient: ShapeStyle, Equatable {
    public struct Stop: Equatable, Sendable { public init(color: Color, location: CGFloat) {} }
    public init(colors: [Color]) {}
    public init(stops: [Stop]) {}
}
public struct LinearGradient: ShapeStyle, _Leaf {
    nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
    nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
    nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}
public struct StrokeStyle: Equatable, Sendable {
    public init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, dash: [CGFloat] = []) {}
}
public enum CGLineCap: Sendable { case butt, round, square }
public protocol Shape: Sendable, View {}
extension Shape {
    public var body: Never { fatalError() }
    nonisolated public func fill<S: ShapeStyle>(_ style: S) -> some View { EmptyView() }
    nonisolated public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some View { EmptyView() }
    nonisolated public func stroke<S: ShapeStyle>(_ style: S, style stroke: StrokeStyle) -> some View { EmptyView() }
    nonisolated public func trim(from: CGFloat = 0, to: CGFloat = 1) -> some Shape { self }
}
public protocol InsettableShape: Shape {}
extension InsettableShape {
    nonisolated public func strokeBorder<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some View { EmptyView() }
}
public enum RoundedCornerStyle: Sendable { case circular, continuous }
public struct Rectangle: InsettableShape { nonisolated public init() {} }
public struct Circle: InsettableShape { nonisolated public init() {} }
public struct Ellipse: InsettableShape { nonisolated public init() {} }
public struct Capsule: InsettableShape { nonisolated public init(style: RoundedCornerStyle = .continuous) {} }
public struct ContainerRelativeShape: InsettableShape { nonisolated public init() {} }
public struct RoundedRectangle: InsettableShape {
    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
}
extension Shape where Self == Circle { public static var circle: Circle { .init() } }
extension Shape where Self == Capsule { public static var capsule: Capsule { .init() } }
extension Shape where Self == Rectangle { public static var rect: Rectangle { .init() } }

// MARK: Text, images, values

public struct Font: Hashable, Sendable {
    public enum TextStyle: Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }
    public struct Weight: Hashable, Sendable {
        public static let ultraLight = Weight(), thin = Weight(), light = Weight(), regular = Weight()
        public static let medium = Weight(), semibold = Weight(), bold = Weight(), heavy = Weight(), black = Weight()
    }
    public enum Design: Sendable { case `default`, rounded, serif, monospaced }
    public static let largeTitle = Font(), title = Font(), title2 = Font(), title3 = Font(), headline = Font()
    public static let subheadline = Font(), body = Font(), callout = Font(), footnote = Font(), caption = Font()
    public static let caption2 = Font()
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font() }
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { Font() }
    public func bold() -> Font { self }
    public func italic() -> Font { self }
    public func weight(_ weight: Weight) -> Font { self }
    public func monospacedDigit() -> Font { self }
}
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
    public init(_ value: String) {}
    public init(stringLiteral: String) {}
    nonisolated public init(stringInterpolation: StringInterpolation) {}
    // https://developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation
    nonisolated public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation(_ string: String) {}
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {}
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {}
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {}
        public mutating func appendInterpolation(_ text: Text) {}
        public mutating func appendInterpolation(_ image: Image) {}
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {}
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {}
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>,
            pauseTime: Date? = nil,
            countsDown: Bool = true,
            showsHours: Bool = true
        ) {}
    }
}
public protocol _FormatSpecifiable: Equatable {}
extension Int: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
public struct TimeDataSource<Value>: Sendable {}
extension TimeDataSource where Value == Date {
    public static var currentDate: TimeDataSource<Date> { TimeDataSource() }
}
public enum SystemFormatStyle: Sendable {
    public struct DateOffset: Sendable {
        public static func offset(
            to anchor: Date,
            allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
            maxFieldCount: Int = 2,
            sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) -> DateOffset { DateOffset() }
    }
}
public struct Text: _Leaf, Equatable, Sendable {
    public enum Case: Sendable { case uppercase, lowercase }
    public struct DateStyle: Sendable {
        public static let time = DateStyle(), date = DateStyle(), relative = DateStyle(), offset = DateStyle()
        public static let timer = DateStyle()
    }
    public enum TruncationMode: Sendable { case head, middle, tail }
    nonisolated public init(_ key: LocalizedStringKey, comment: StaticString? = nil) {}
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ content: S) {}
    nonisolated public init(verbatim content: String) {}
    nonisolated public init(_ date: Date, style: DateStyle) {}
    nonisolated public init(_ source: TimeDataSource<Date>, format: SystemFormatStyle.DateOffset) {}
    nonisolated public init(
        timerInterval: ClosedRange<Date>,
        pauseTime: Date? = nil,
        countsDown: Bool = true,
        showsHours: Bool = true
    ) {}
    nonisolated public func font(_ font: Font?) -> Text { self }
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { self }
    nonisolated public func bold() -> Text { self }
    nonisolated public func italic() -> Text { self }
    nonisolated public func monospacedDigit() -> Text { self }
    nonisolated public func kerning(_ kerning: CGFloat) -> Text { self }
    nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    nonisolated public func foregroundColor(_ color: Color?) -> Text { self }
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
    nonisolated public static func + (left: Text, right: Text) -> Text { left }
}
public struct Image: _Leaf, Equatable, Sendable {
    public enum Scale: Sendable { case small, medium, large }
    public enum TemplateRenderingMode: Sendable { case template, original }
    nonisolated public init(systemName: String) {}
    nonisolated public init(_ name: String, bundle: Bundle? = nil) {}
    nonisolated public init(decorative name: String, bundle: Bundle? = nil) {}
    nonisolated public init(uiImage: UIImage) {}
    nonisolated public func resizable() -> Image { self }
    nonisolated public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
}
public struct Label<Title: View, Icon: View>: _Leaf {
    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}
extension Label where Title == Text, Icon == Image {
    nonisolated public init(_ key: LocalizedStringKey, systemImage: String) {}
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String) {}
}
public struct Gauge<L: View>: _Leaf {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> L
    ) {}
    nonisolated public init<V: BinaryFloatingPoint, C: View>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> L,
        @ViewBuilder currentValueLabel: () -> C
    ) {}
}
public struct ProgressView<L: View>: _Leaf {}
extension ProgressView where L == EmptyView {
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {}
}
public protocol GaugeStyle {}
public struct AccessoryCircularGaugeStyle: GaugeStyle { nonisolated public init() {} }
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle { nonisolated public init() {} }
public struct LinearCapacityGaugeStyle: GaugeStyle { nonisolated public init() {} }
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    nonisolated public static var accessoryCircular: Self { .init() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    nonisolated public static var accessoryCircularCapacity: Self { .init() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    nonisolated public static var linearCapacity: Self { .init() }
}

// MARK: Controls

public struct ButtonRole: Equatable, Sendable { public static let destructive = ButtonRole(), cancel = ButtonRole() }
public struct Button<L: View>: _Leaf {
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> L) {}
    init() {}
}
public struct Toggle<L: View>: _Leaf { init() {} }
public struct Link<L: View>: _Leaf {
    public init(destination: URL, @ViewBuilder label: () -> L) {}
}
extension Link where L == Text {
    public init(_ key: LocalizedStringKey, destination: URL) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) {}
}
public protocol PrimitiveButtonStyle {}
public struct PlainButtonStyle: PrimitiveButtonStyle { nonisolated public init() {} }
public struct BorderedButtonStyle: PrimitiveButtonStyle { nonisolated public init() {} }
public struct BorderlessButtonStyle: PrimitiveButtonStyle { nonisolated public init() {} }
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle { nonisolated public init() {} }
extension PrimitiveButtonStyle where Self == PlainButtonStyle { nonisolated public static var plain: Self { .init() } }
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    nonisolated public static var bordered: Self { .init() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    nonisolated public static var borderless: Self { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    nonisolated public static var borderedProminent: Self { .init() }
}

// MARK: Modifiers

public struct Edge {
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let top = Set(rawValue: 1), leading = Set(rawValue: 2), bottom = Set(rawValue: 4)
        public static let trailing = Set(rawValue: 8), all = Set(rawValue: 15), horizontal = Set(rawValue: 10)
        public static let vertical = Set(rawValue: 5)
    }
}
public struct EdgeInsets: Equatable, Sendable {
    public var top = CGFloat(0), leading = CGFloat(0), bottom = CGFloat(0), trailing = CGFloat(0)
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
    public init() {}
}
public enum TextAlignment: Sendable { case leading, center, trailing }
public enum ContentMode: Sendable { case fit, fill }
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let placeholder = RedactionReasons(rawValue: 1), privacy = RedactionReasons(rawValue: 2)
    public static let invalidated = RedactionReasons(rawValue: 4)
}
public struct Angle: Hashable, Sendable {
    public static func degrees(_ degrees: Double) -> Angle { Angle() }
    public static func radians(_ radians: Double) -> Angle { Angle() }
}
public struct AccessibilityChildBehavior: Hashable, Sendable {
    public static let ignore = Self(), combine = Self(), contain = Self()
}
public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let isHeader = Self(rawValue: 1), isButton = Self(rawValue: 2), isImage = Self(rawValue: 4)
}
extension View {
    nonisolated public func modifier<M>(_ modifier: M) -> ModifiedContent<Self, M> { .init() }
    nonisolated public func font(_ font: Font?) -> some View { self }
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { self }
    nonisolated public func bold(_ isActive: Bool = true) -> some View { self }
    nonisolated public func italic(_ isActive: Bool = true) -> some View { self }
    nonisolated public func monospacedDigit() -> some View { self }
    nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
    nonisolated public func foregroundColor(_ color: Color?) -> some View { self }
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View { self }
    nonisolated public func tint(_ tint: Color?) -> some View { self }
    nonisolated public func lineLimit(_ number: Int?) -> some View { self }
    nonisolated public func lineSpacing(_ spacing: CGFloat) -> some View { self }
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { self }
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
    nonisolated public func padding(_ length: CGFloat) -> some View { self }
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
    nonisolated public func padding(_ insets: EdgeInsets) -> some View { self }
    nonisolated public func frame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View { self }
    nonisolated public func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View { self }
    nonisolated public func background<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View { self }
    nonisolated public func background<S: ShapeStyle>(_ style: S) -> some View { self }
    nonisolated public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View { self }
    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View { self }
    nonisolated public func clipShape<S: Shape>(_ shape: S) -> some View { self }
    nonisolated public func cornerRadius(_ radius: CGFloat) -> some View { self }
    nonisolated public func opacity(_ opacity: Double) -> some View { self }
    nonisolated public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
    nonisolated public func scaledToFit() -> some View { self }
    nonisolated public func scaledToFill() -> some View { self }
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
    nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }
    nonisolated public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View
    { self }
    nonisolated public func blur(radius: CGFloat) -> some View { self }
    nonisolated public func layoutPriority(_ value: Double) -> some View { self }
    nonisolated public func fixedSize() -> some View { self }
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
    nonisolated public func id<I: Hashable>(_ id: I) -> some View { self }
    nonisolated public func hidden() -> some View { self }
    nonisolated public func disabled(_ disabled: Bool) -> some View { self }
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { self }
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { self }
    nonisolated public func labelsHidden() -> some View { self }
    nonisolated public func redacted(reason: RedactionReasons) -> some View { self }
    nonisolated public func unredacted() -> some View { self }
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
    nonisolated public func environment<V>(_ path: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        self
    }
    nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { self }
    nonisolated public func accessibilityLabel(_ label: Text) -> some View { self }
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }
    nonisolated public func accessibilityValue(_ key: LocalizedStringKey) -> some View { self }
    nonisolated public func accessibilityValue(_ value: Text) -> some View { self }
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
    nonisolated public func accessibilityHint(_ key: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}

// MARK: Environment and state

public struct EnvironmentValues {
    public init() {}
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { K.defaultValue }
        set {}
    }
}
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
public enum ColorScheme: Sendable { case light, dark }
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
public enum DynamicTypeSize: Int, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
extension View {
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }
    nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        self
    }
}
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint> {
    nonisolated public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {}
    public var wrappedValue: Value { fatalError() }
}
extension EnvironmentValues {
    public var layoutDirection: LayoutDirection {
        get { .leftToRight }
        set {}
    }
    public var colorScheme: ColorScheme {
        get { .light }
        set {}
    }
    public var dynamicTypeSize: DynamicTypeSize {
        get { .large }
        set {}
    }
    public var redactionReasons: RedactionReasons {
        get { [] }
        set {}
    }
    public var locale: Locale {
        get { Locale(identifier: "en_US") }
        set {}
    }
    public var timeZone: TimeZone {
        get { .gmt }
        set {}
    }
    public var calendar: Calendar {
        get { Calendar(identifier: .gregorian) }
        set {}
    }
    public var font: Font? {
        get { nil }
        set {}
    }
}
@propertyWrapper
public struct Environment<V> {
    public init(_ keyPath: KeyPath<EnvironmentValues, V>) { fatalError() }
    public var wrappedValue: V { fatalError() }
}
public protocol DynamicProperty {
    mutating func update()
}
extension DynamicProperty {
    public mutating func update() {}
}
@propertyWrapper
public struct State<V> {
    public init(wrappedValue: V) { fatalError() }
    public var wrappedValue: V {
        get { fatalError() }
        nonmutating set {}
    }
    public var projectedValue: Binding<V> { fatalError() }
}
@propertyWrapper
public struct Binding<V> {
    public init(get: @escaping () -> V, set: @escaping (V) -> Void) {}
    public var wrappedValue: V {
        get { fatalError() }
        nonmutating set {}
    }
}

// MARK: Apps

@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: Scene {}
@resultBuilder
public struct SceneBuilder { public static func buildBlock<S: Scene>(_ scene: S) -> S { scene } }
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    init()
}
extension App { public static func main() { fatalError() } }
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
extension EnvironmentValues { public var scenePhase: ScenePhase { .active } }
public struct OpenURLAction: Sendable {
    @MainActor @preconcurrency public func callAsFunction(_ url: URL) {}
}
extension EnvironmentValues { public var openURL: OpenURLAction { OpenURLAction() } }
extension View {
    nonisolated public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View { self }
}
public struct WindowGroup<C: View>: Scene {
    nonisolated public init(@ViewBuilder content: @escaping () -> C) {}
    public var body: Never { fatalError() }
}

// Foundation's on Apple's platforms; absent from Foundation on Linux.
extension URL { public static var applicationSupportDirectory: URL { URL(fileURLWithPath: "") } }

// MARK: UIKit, which SwiftUI brings along

open class UIImage: @unchecked Sendable {
    public init() {}
    public init?(data: Data) {}
    public init?(contentsOfFile path: String) {}
    open var size: CGSize { .zero }
    open var scale: CGFloat { 1 }
}
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
}
@MainActor open class UIDevice {
    public static let current = UIDevice()
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}
