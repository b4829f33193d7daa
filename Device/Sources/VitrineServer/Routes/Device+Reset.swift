import VitrineDevice

extension Device {
    /// Returns to the home screen of a new device: the placements that the apps' manifests request.
    ///
    /// The apps' data stays. A widget that its extension no longer offers is left out.
    /// - Throws: ``DeviceError`` with code `stopping`.
    func resetHomeScreen() async throws(DeviceError) {
        let state = snapshot()
        for widget in state.widgets {
            do throws(DeviceError) {
                try await remove(widget.id)
            } catch  where error.code == .notFound {
                // Another page has removed it in the meantime.
            }
        }
        let defaults = HomeScreen(defaultsOf: configuration.manifest.apps, on: state.screen)
        for placement in defaults.placements {
            do throws(DeviceError) {
                try await place(
                    placement.kind,
                    placement.family,
                    of: placement.app,
                    at: placement.position,
                    configuration: placement.configuration
                )
            } catch  where error.code == .notFound || error.code == .noRoom {
                // The extension offers the kind no longer, or another page has taken the cells.
            }
        }
    }
}
