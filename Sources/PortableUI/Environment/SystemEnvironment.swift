import VitrinePlatform
package import WidgetArchive

/// The environment values that the system sets and that layout and controls read.
package struct SystemEnvironment {
    /// The axis of the stack that directly contains the view; nil outside a stack.
    package var stackAxis: Axis?
    /// The paints of texts, shapes and controls.
    package var paint = SystemEnvironment.defaultPaint
    /// The light or dark appearance of the device.
    package var colorScheme = ColorScheme.light
    /// The appearance that a view set; nil is the device's.
    package var ownColorScheme: ColorScheme?
    package var layoutDirection = LayoutDirection.leftToRight
    /// The user's text size.
    package var dynamicTypeSize = DynamicTypeSize.large
    /// The weight of text that the user asked for.
    package var legibilityWeight: LegibilityWeight? = .regular
    /// What the user chose so that a screen can be read; a view may override the size and the weight of text.
    package var display = DisplayPreferences()
    /// Why content is hidden.
    package var redactionReasons: RedactionReasons = []
    /// Pixels per point.
    package var displayScale: CGFloat = 3
    /// The margins that the system adds around a widget's content; zero if the configuration disabled them.
    package var widgetContentMargins = EdgeInsets()
    /// Whether a widget's container background is drawn.
    package var showsWidgetContainerBackground = true
    /// Whether controls react to taps.
    package var isEnabled = true
    package var controlSize = ControlSize.regular
    /// The outline of bordered buttons.
    var buttonBorderShape = ButtonBorderShape.automatic
    /// Whether a tint was set, for controls that are grey without a tint.
    var hasTint = false
    /// Whether controls hide their labels.
    var labelsAreHidden = false
    /// The size of symbols relative to the text beside them.
    var imageScale = Image.Scale.medium
    /// The variants that are added to symbol names.
    var symbolVariants = SymbolVariants.none
    /// How the layers of symbols are coloured; nil uses the symbol's default.
    var symbolRenderingMode: SymbolRenderingMode.Mode?
    /// Whether symbols are as high as what they show, as all of Apple's are.
    ///
    /// Elsewhere than in the label of a bordered button, ours have the height of a line, so that a row of text and
    /// symbols is as high.
    var hasTightSymbols = false
    /// Whether the view is directly in a grid.
    var isInGrid = false
    /// The container around a view; nil is the widget.
    var containerPlace: ContainerPlace?
    /// The named spaces around a view, the nearest last.
    var namedSpaces: [NamedSpace] = []
    /// The list in which views register their URL handlers; nil where no URLs are delivered, as in a widget.
    package var linkHandlers: LinkHandlers?
    /// The device's time.
    package var now = Date(timeIntervalSinceReferenceDate: 0)
    /// The identifier of the app's locale, such as `ko_KR`.
    package var localeIdentifier = "en_US"
    /// The app's language as a BCP 47 tag, if the app has no texts in the device's language; nil if it has.
    package var ownLanguage: String?
    /// The identifier of the device's time zone, such as `Asia/Seoul`.
    package var timeZoneIdentifier = "GMT"
    /// The offset of the device's time zone from GMT at ``now``, in seconds; positive east of GMT.
    package var secondsFromGMT = 0
    /// The locale that a view set; nil uses the device's.
    package var locale: Locale?
    /// The time zone that a view set; nil uses the device's.
    package var timeZone: TimeZone?
    /// The calendar that a view set; nil uses the locale's.
    package var calendar: Calendar?
    package var text = TextEnvironment()

    package init() {}

    private static let defaultPaint = _PaintContext()
}

/// The environment values for text.
package struct TextEnvironment {
    /// The font; nil is the body font.
    package var font: Font?
    /// The weight that replaces the font's weight.
    package var weight: Font.Weight?
    /// The design that replaces the font's design.
    package var design: Font.Design?
    /// The width that replaces the font's width.
    package var width: Font.Width?
    /// Whether the font is italic; nil leaves it unchanged.
    package var isItalic: Bool?
    /// Whether all digits have the same width.
    package var hasMonospacedDigits = false
    /// The maximum number of lines; nil means no limit.
    package var lineLimit: Int?
    /// The number of lines for which space is reserved even if the text is shorter.
    package var reservedLines: Int?
    /// The minimum scale to which the font may shrink, 0…1.
    package var minimumScaleFactor: CGFloat = 1
    /// The horizontal alignment of the lines of one text.
    package var alignment = TextAlignment.leading
    /// The position at which a text that does not fit is truncated.
    package var truncation = Text.TruncationMode.tail
    /// Additional space between lines, in points.
    package var lineSpacing: CGFloat = 0
    /// Additional space after each character, in points.
    package var kerning: CGFloat = 0
    /// Additional space between characters, but not after the last one, in points.
    package var tracking: CGFloat = 0
    /// The distance by which text is raised, in points.
    package var baselineOffset: CGFloat = 0
    /// The line under text; nil for none.
    package var underline: Text.LineStyle?
    /// The line through text; nil for none.
    package var strikethrough: Text.LineStyle?
    /// The case to which text is converted; nil leaves it unchanged.
    package var textCase: Text.Case?
    /// Whether characters may be set closer before text is truncated.
    package var allowsTightening = false

    package init() {}
}
