/// How a fact about the system is known.
public enum FactBasis: String, Codable, Hashable, Sendable, CaseIterable {
    /// Apple documents it.
    case documented
    /// Developers report it; Apple does not document it.
    case observed
    /// There is no source: it is this device's own model.
    case modelled
}

/// A number of a profile and the basis for it.
public struct ProfileNumber<Value: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    public var value: Value
    public var basis: FactBasis

    public init(_ value: Value, _ basis: FactBasis) {
        self.value = value
        self.basis = basis
    }
}
