// What docs/snapshot-format.md uses of Expo's ExpoModulesCore.
@_exported public import Foundation

open class BaseModule {
    public init() {}
}
public protocol AnyModule {
    @ModuleDefinitionBuilder func definition() -> ModuleDefinition
}
public typealias Module = BaseModule & AnyModule
public struct ModuleDefinition {}
public struct ModulePart {}

@resultBuilder
public enum ModuleDefinitionBuilder {
    public static func buildBlock(_ parts: ModulePart...) -> ModuleDefinition { ModuleDefinition() }
}

extension BaseModule {
    public func Name(_ name: String) -> ModulePart { ModulePart() }
    public func AsyncFunction<A, B, C, Result>(_ name: String, _ body: @escaping (A, B, C) throws -> Result)
        -> ModulePart
    { ModulePart() }
    public func Function<A>(_ name: String, _ body: @escaping (A) -> Void) -> ModulePart { ModulePart() }
}
