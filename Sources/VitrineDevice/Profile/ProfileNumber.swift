/// How a fact about the system is known.
public enum FactBasis: String, Codable, Hashable, Sendable, CaseIterable {
    /// Apple documents it.
    case documented
    /// Developers report it; Apple does not say so.
    case observed
    /// Nobody documents it: it is this device's own model.
    case modelled
}

/// A number of a profile together with how it is known.
public struct ProfileNumber<Value: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    /// The number.
    public var value: Value
    /// How it is known.
    public var basis: FactBasis

    /// Makes a number.
    public init(_ value: Value, _ basis: FactBasis) {
        self.value = value
        self.basis = basis
    }
}
