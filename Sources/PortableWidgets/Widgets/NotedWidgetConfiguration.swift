import WidgetArchive

/// A configuration of which a part has no effect here, with a finding that says so.
package struct NotedWidgetConfiguration<Base> {
    let base: Base
    let message: String

    package init(_ base: Base, _ message: String) {
        self.base = base
        self.message = message
    }
}

extension NotedWidgetConfiguration: WidgetConfiguration where Base: WidgetConfiguration {
    package typealias Body = Never

    package func _register(in list: inout _WidgetList) {
        base._register(in: &list)
        list.findings.append(ArchiveFinding(.ignored, message))
    }
}

#if CompleteFoundation
extension _WidgetList {
    /// Notes what the bundle offers and no device here shows (an implementation detail of the modules with Apple's
    /// names).
    public mutating func _note(_ message: String) {
        findings.append(ArchiveFinding(.ignored, message))
    }
}

extension WidgetConfiguration {
    /// Returns the configuration with a finding (an implementation detail of the modules with Apple's names).
    public nonisolated func _noting(_ message: String) -> some WidgetConfiguration {
        NotedWidgetConfiguration(self, message)
    }
}
#endif
