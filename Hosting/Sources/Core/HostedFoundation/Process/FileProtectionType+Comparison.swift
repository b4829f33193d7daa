// Apple's type can be compared and be a key.
extension FileProtectionType: @retroactive Equatable, @retroactive Hashable {}
