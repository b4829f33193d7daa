#if !canImport(WidgetKit)
import BeeBloomModel
import Vitrine
package import VitrineWidgets

extension ExtensionTask {
    /// `state`: prints the habits left today; with `--json`, the original app's `WidgetViewState`.
    package static let state = ExtensionTask(
        "state",
        abstract: "Prints the habits left today, as many as --family shows (default: medium)."
    ) { call in
        let device = DeviceMoment.current
        let family = call.family ?? .systemMedium
        guard let size = WidgetSize(familyName: "\(family)") else {
            throw BeeBloomError(.notFound, "The widget has no size \(family): choose small, medium or large.")
        }
        let state = getWidgetViewState(
            BeeBloomStore(try device.container(of: .beeBloom)),
            maxDisplay: size.capacity,
            at: Moment(now: device.now, days: try device.days),
            log: ExtensionLog.write
        )
        guard call.isJSON else {
            return (["\(state.totalIncomplete) left"] + state.incompleteHabits.map { "  \($0.title)" })
                .joined(separator: "\n")
        }
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(state), as: UTF8.self)
    }
}
#endif
