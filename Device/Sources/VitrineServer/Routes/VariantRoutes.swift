import Hummingbird
import VitrineDevice
import VitrineSheet
import VitrineWire
import WidgetArchive

/// The route for the variants of a placed widget: its families beside each other, along one axis.
struct VariantRoutes {
    let device: Device

    /// Adds `GET /api/widgets/:id/variants`.
    func add(to group: RouterGroup<some Hummingbird.RequestContext>) {
        group.get(":id/variants") { request, context in
            let parameters = request.uri.queryParameters
            var choice = VariantChoice()
            choice.axis = try Self.named("axis", parameters["axis"]) ?? .appearance
            choice.content = try Self.named("content", parameters["content"]) ?? .entry
            choice.textSize = try Self.named("textSize", parameters["textSize"])
            choice.locale = parameters["locale"].flatMap { $0.isEmpty ? nil : String($0) }
            return try await answer(try context.parameters.decoded("id"), choice)
        }
    }

    private func answer(_ id: String, _ choice: VariantChoice) async throws -> VariantsAnswer {
        let state = await device.snapshot()
        let widget = try state.widget(id)
        let described = state.apps.first { $0.id == widget.app }?.widgets?.widgets.first { $0.kind == widget.kind }
        let columns = choice.columns(in: state.settings)
        var answer = VariantsAnswer(columns: columns.map(\.name), rows: [])
        for family in (described?.families ?? []).compactMap(DisplayFamily.init(rawValue:)) {
            guard let size = state.screen.size(of: family) else { continue }
            var row = VariantsAnswer.Row(
                name: family.spokenName,
                isAccessory: family.isAccessory,
                width: size.width,
                height: size.height,
                radius: state.screen.cornerRadius(of: family),
                cells: []
            )
            // A widget of the lock screen has one look, and StandBy comes after the appearances that all other families
            // have.
            let isOne = family.isAccessory && choice.axis == .appearance
            let shown = isOne ? Array(columns.prefix(1)) : columns.filter { $0.appearance.shows(family) }
            for (number, column) in shown.enumerated() {
                row.cells.append(await cell(column, widget, family, "v\(answer.rows.count)-\(number)"))
            }
            answer.rows.append(row)
        }
        return answer
    }

    private func cell(
        _ column: VariantChoice.Column,
        _ widget: PlacedWidgetSnapshot,
        _ family: DisplayFamily,
        _ id: String
    ) async -> VariantsAnswer.Cell {
        let look = family.isAccessory ? "vibrant" : column.appearance.rawValue
        let variant = WidgetVariant(
            app: widget.app,
            kind: widget.kind,
            family: family,
            content: column.content,
            configuration: widget.configuration,
            textSize: column.textSize,
            locale: column.locale
        )
        do throws(DeviceError) {
            let rendering = try await device.rendering(of: variant)
            let state = await device.snapshot()
            let settings = state.settings.settings(for: variant)
            let wanted =
                family.isAccessory
                ? AppearanceVariant(isDark: true, renderingMode: .vibrant) : column.appearance.variant
            let html = rendering.picture(for: wanted)
                .map { picture in
                    PageDrawing(settings: settings, date: state.clock.date, in: column.appearance)
                        .widget(
                            picture.archive,
                            id: id,
                            family: family,
                            cornerRadius: state.screen.cornerRadius(of: family),
                            isPlaceholder: column.content == .placeholder
                        )
                }
            return VariantsAnswer.Cell(look: look, html: html, message: html == nil ? "Nothing was drawn." : "")
        } catch {
            return VariantsAnswer.Cell(look: look, html: nil, message: error.message)
        }
    }

    private static func named<Value: RawRepresentable<String> & CaseIterable>(
        _ name: String,
        _ text: Substring?
    ) throws -> Value? {
        guard let text, !text.isEmpty else { return nil }
        guard let value = Value(rawValue: String(text)) else {
            let known = Value.allCases.map(\.rawValue).joined(separator: ", ")
            throw HTTPError(.badRequest, message: "The \(name) \(text) is not known. Use one of \(known).")
        }
        return value
    }
}

/// What the variants of a widget are: one axis, and what all of them have in common.
struct VariantChoice: Hashable {
    enum Axis: String, CaseIterable {
        case appearance, textSize, locale, content
    }

    /// One column.
    struct Column: Hashable {
        var name: String
        var appearance: SheetAppearance
        var content: WidgetVariant.Content
        var textSize: DeviceTextSize?
        var locale: String?
    }

    /// The locales of the axis: short and long words, two scripts that need other fonts, and two from right to left.
    static let locales = ["en_US", "de_DE", "fr_FR", "ko_KR", "ja_JP", "ar_EG", "he_IL", "ar_XB"]

    var axis = Axis.appearance
    var content = WidgetVariant.Content.entry
    /// The text size; nil for the device's.
    var textSize: DeviceTextSize?
    /// The locale; nil for the device's.
    var locale: String?

    /// The columns along the axis.
    func columns(in settings: DeviceSettings) -> [Column] {
        let base = Column(
            name: "",
            appearance: SheetAppearance(settings.appearance),
            content: content,
            textSize: textSize,
            locale: locale
        )
        func columns<Value>(_ values: [Value], _ name: (Value) -> String, _ set: (inout Column, Value) -> Void)
            -> [Column]
        {
            values.map { value in
                var column = base
                column.name = name(value)
                set(&column, value)
                return column
            }
        }
        return switch axis {
        case .appearance: columns(SheetAppearance.allCases, \.rawValue) { $0.appearance = $1 }
        case .textSize: columns(DeviceTextSize.allCases, \.rawValue) { $0.textSize = $1 }
        case .locale: columns(Self.locales, \.self) { $0.locale = $1 }
        case .content: columns(WidgetVariant.Content.allCases, \.rawValue) { $0.content = $1 }
        }
    }
}

/// A widget's families, each with a drawing for every column.
struct VariantsAnswer: ResponseCodable {
    struct Cell: Codable {
        /// The appearance, or `vibrant`.
        var look: String
        /// The drawing; nil if there is none.
        var html: String?
        /// Why there is no drawing; empty if there is one.
        var message: String
    }

    struct Row: Codable {
        /// The family's name.
        var name: String
        var isAccessory: Bool
        /// In points.
        var width, height, radius: Double
        var cells: [Cell]
    }

    var columns: [String]
    var rows: [Row]
}
