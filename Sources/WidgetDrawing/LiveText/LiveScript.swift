/// The page's script that lets texts and gauges go on with the device's clock.
///
/// A module with three functions: `setNow(milliseconds)` and `setZone(name)` say what the device's clock shows, and
/// `tick(root)` brings every element with `data-live` below a root to that moment. The page calls them as often as it
/// wants to be exact; the script starts no timer and reads no clock of its own.
///
/// What it reads: `data-live` (`relative`, `offset`, `timer`, `interval`, `gauge`), `data-date`, `data-start`, `data-end`
/// and `data-pause` (milliseconds since 1970), `data-down`, `data-hours`, `data-prefix`, `data-suffix`, and the nearest
/// `lang`. What it writes: the element's text; for a gauge the custom property `--p` and the meter's value.
public enum LiveScript {
    /// The module's source, to be served as `text/javascript`.
    public static let source = String(decoding: PackageResources.live_js, as: UTF8.self)
}
