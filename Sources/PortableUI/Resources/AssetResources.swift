/// The name of a colour in the program's asset catalogues.
public struct ColorResource: Hashable, Sendable {
    package let name: String

    package init(named name: String) {
        self.name = name
    }
}

/// The name of an image in the program's asset catalogues.
public struct ImageResource: Hashable, Sendable {
    package let name: String

    package init(named name: String) {
        self.name = name
    }
}

extension Color {
    /// Creates the colour with a name in the program's asset catalogues; clear if there is none, and a finding says so.
    public init(_ name: String) {
        let catalog = ResourceCatalog.current
        if let color = catalog.color(named: name) {
            self = color
        } else if catalog.leavesToSystem(colorNamed: name) {
            self = .blue
        } else {
            catalog.note(missingColor: name)
            self = .clear
        }
    }

    /// Creates a colour of the program's asset catalogues.
    public init(_ resource: ColorResource) {
        self.init(resource.name)
    }

    /// The program's accent colour: that of its asset catalogues, else the system's blue.
    public static var accentColor: Color { ResourceCatalog.current.color(named: "AccentColor") ?? blue }
}

extension Image {
    /// Creates an image of the program's asset catalogues.
    public init(_ resource: ImageResource) {
        self.init(resource.name)
    }
}

extension UIColor {
    /// Creates the colour with a name in the program's asset catalogues; nil if there is none.
    public init?(named name: String) {
        let catalog = ResourceCatalog.current
        guard catalog.color(named: name) != nil || catalog.leavesToSystem(colorNamed: name) else { return nil }
        self.init(Color(name))
    }

    /// Creates a colour of the program's asset catalogues.
    public init(resource: ColorResource) {
        self.init(Color(resource))
    }
}
