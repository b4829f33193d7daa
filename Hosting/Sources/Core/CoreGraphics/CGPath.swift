/// An outline: one type stands for SwiftUI's and for CoreGraphics' outlines here.
public typealias CGPath = Path
public typealias CGMutablePath = Path

extension Path {
    /// The outline itself.
    public init(_ path: CGPath) {
        self = path
    }

    /// The outline itself.
    public var cgPath: CGPath { self }
}
