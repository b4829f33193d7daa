/// A configuration that changes each registration of its base.
package struct ModifiedWidgetConfiguration<Base> {
    let base: Base
    let change: @Sendable (inout WidgetRegistration) -> Void

    init(_ base: Base, _ change: @escaping @Sendable (inout WidgetRegistration) -> Void) {
        self.base = base
        self.change = change
    }
}

extension ModifiedWidgetConfiguration: WidgetConfiguration where Base: WidgetConfiguration {
    package typealias Body = Never

    package func _register(in list: inout _WidgetList) {
        let start = list.registrations.count
        base._register(in: &list)
        for index in start..<list.registrations.count { change(&list.registrations[index]) }
    }
}

extension WidgetConfiguration {
    /// Sets the widget's name in the gallery.
    public nonisolated func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
        let name = displayName.plainString
        return ModifiedWidgetConfiguration(self) { $0.displayName = name }
    }

    /// Sets the widget's name in the gallery.
    public nonisolated func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayNameKey))
    }

    /// Sets the widget's name in the gallery.
    @_disfavoredOverload
    public nonisolated func configurationDisplayName(_ displayName: some StringProtocol) -> some WidgetConfiguration {
        let name = String(displayName)
        return ModifiedWidgetConfiguration(self) { $0.displayName = name }
    }

    /// Sets the widget's description in the gallery.
    public nonisolated func description(_ description: Text) -> some WidgetConfiguration {
        let details = description.plainString
        return ModifiedWidgetConfiguration(self) { $0.details = details }
    }

    /// Sets the widget's description in the gallery.
    public nonisolated func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
        description(Text(descriptionKey))
    }

    /// Sets the widget's description in the gallery.
    @_disfavoredOverload
    public nonisolated func description(_ description: some StringProtocol) -> some WidgetConfiguration {
        let details = String(description)
        return ModifiedWidgetConfiguration(self) { $0.details = details }
    }

    /// Sets the families that the widget supports.
    public nonisolated func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
        ModifiedWidgetConfiguration(self) { $0.families = families }
    }

    /// Disables the margins that the system adds around the content.
    public nonisolated func contentMarginsDisabled() -> some WidgetConfiguration {
        ModifiedWidgetConfiguration(self) { $0.hasContentMarginsDisabled = true }
    }

    /// Sets whether the system may draw the widget without its container background.
    ///
    /// A widget whose background is not removable keeps it in every rendering mode.
    public nonisolated func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
        ModifiedWidgetConfiguration(self) { $0.isBackgroundRemovable = isRemovable }
    }

    /// Declares locations where the widget is less useful.
    ///
    /// The gallery says so; the widget can still be placed.
    public nonisolated func disfavoredLocations(
        _ locations: [WidgetLocation],
        for families: [WidgetFamily]
    ) -> some WidgetConfiguration {
        ModifiedWidgetConfiguration(self) { registration in
            for location in locations { registration.disfavoredLocations[location.name, default: []] += families }
        }
    }

    /// Declares that the system asks for a configuration when the widget is placed; the device never asks, and a
    /// finding says so.
    public nonisolated func promptsForUserConfiguration() -> some WidgetConfiguration {
        NotedWidgetConfiguration(self, "promptsForUserConfiguration has no effect: the device never asks by itself")
    }

    /// Sets the type that gets the token for pushes that reload the widget.
    public nonisolated func pushHandler<Handler: WidgetPushHandler>(
        _ handler: Handler.Type
    ) -> some WidgetConfiguration {
        ModifiedWidgetConfiguration(self) { $0.pushHandler = handler }
    }
}
