/// A label above up to three views beside each other, in a rectangular accessory widget.
///
/// Each view has the outline of the style.
/// https://developer.apple.com/documentation/widgetkit/accessorywidgetgroup
public struct AccessoryWidgetGroup<Label: View, Content: View> {
    private let label: Label
    private let content: Content
    @Environment(\.accessoryWidgetGroupStyle) private var style

    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }
}

extension AccessoryWidgetGroup: View {
    public var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            label.font(.headline).lineLimit(1).widgetAccentable()
            HStack(spacing: 4) {
                content.buttonStyle(.plain)
                    .aspectRatio(1, contentMode: .fit)
                    .clipShape(RoundedRectangle(cornerRadius: style == .roundedSquare ? 8 : 40))
                    .frame(maxWidth: .infinity)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
}

extension AccessoryWidgetGroup where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) { self.init(content: content) { Text("\(Image(systemName: systemImage)) \(Text(titleKey))") } }
}

extension AccessoryWidgetGroup where Label == EmptyView {
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(content: content) { EmptyView() }
    }
}

/// The outline of the views in an ``AccessoryWidgetGroup``.
public enum AccessoryWidgetGroupStyle: Hashable, Sendable {
    /// Circles, here.
    case automatic
    case circular, roundedSquare
}

private struct AccessoryWidgetGroupStyleKey: EnvironmentKey {
    static let defaultValue = AccessoryWidgetGroupStyle.automatic
}

extension EnvironmentValues {
    fileprivate var accessoryWidgetGroupStyle: AccessoryWidgetGroupStyle {
        get { self[AccessoryWidgetGroupStyleKey.self] }
        set { self[AccessoryWidgetGroupStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the outline of the views in a group.
    public nonisolated func accessoryWidgetGroupStyle(_ style: AccessoryWidgetGroupStyle) -> some View {
        environment(\.accessoryWidgetGroupStyle, style)
    }
}
