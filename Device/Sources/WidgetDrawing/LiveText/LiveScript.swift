/// The page's script that updates live texts and gauges with the device's clock.
///
/// The script is a module with three functions. `setNow(milliseconds)` and `setZone(name)` set the device's time and
/// time zone. `tick(root)` updates every element with `data-live` below a root to that time. The page decides how often
/// to call them; the script starts no timer and reads no clock.
///
/// The script reads `data-live` (`relative`, `offset`, `timer`, `interval`, `gauge`), `data-date`, `data-start`,
/// `data-end` and `data-pause` (milliseconds since 1970), `data-down`, `data-hours`, `data-prefix`, `data-suffix`, and
/// the nearest `lang`. It writes the element's text, or for a gauge the custom property `--p` and the meter's value.
public enum LiveScript {
    /// The module's source, with the media type `text/javascript`.
    public static let source = String(decoding: PackageResources.live_js, as: UTF8.self)
}
