import Foundation
package import VitrineDevice
package import WidgetDrawing

extension DeviceSettings {
    /// The wording of live texts on a device with these settings, as in a drawing.
    package var wording: LocaleLiveText {
        LocaleLiveText(locale: Locale(identifier: localeWithClock), timeZone: TimeZone(identifier: timeZone) ?? .gmt)
    }
}
