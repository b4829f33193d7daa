#if canImport(Darwin)
import os

private let signposter = OSSignposter(subsystem: "vitrine", category: "snapshots")
#endif

/// An interval that Instruments shows, such as that of a read; nothing where the system has no signposts.
///
/// It asks for Darwin and not for `os`, because a build of this repository may hold a module of that name on Linux.
package struct Signpost {
    #if canImport(Darwin)
    private let name: StaticString
    private let state: OSSignpostIntervalState
    #endif

    /// Begins an interval.
    package init(_ name: StaticString) {
        #if canImport(Darwin)
        self.name = name
        state = signposter.beginInterval(name)
        #endif
    }

    /// Ends the interval.
    package func end() {
        #if canImport(Darwin)
        signposter.endInterval(name, state)
        #endif
    }
}
