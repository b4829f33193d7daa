// What docs/snapshot-format.md uses of Expo's ExpoModulesCore, and a way to call it as JavaScript does.
@_exported public import Foundation

open class BaseModule {
    public init() {}
}
public protocol AnyModule {
    @ModuleDefinitionBuilder func definition() -> ModuleDefinition
}
public typealias Module = BaseModule & AnyModule
public struct ModulePart {
    let name: String
    let call: ([Any]) throws -> Any?
}
public struct ModuleDefinition {
    let parts: [ModulePart]

    /// Calls a function of the module; nil if there is none, or not with these arguments.
    public func call(_ name: String, _ arguments: Any...) throws -> Any? {
        try parts.first { $0.name == name }?.call(arguments)
    }
}

@resultBuilder
public enum ModuleDefinitionBuilder {
    public static func buildBlock(_ parts: ModulePart...) -> ModuleDefinition { ModuleDefinition(parts: parts) }
}

extension BaseModule {
    public func Name(_ name: String) -> ModulePart { ModulePart(name: "") { _ in nil } }
    public func AsyncFunction<A, B, C, Result>(_ name: String, _ body: @escaping (A, B, C) throws -> Result)
        -> ModulePart
    {
        ModulePart(name: name) { values in
            guard values.count == 3, let a = values[0] as? A, let b = values[1] as? B, let c = values[2] as? C else {
                return nil
            }
            return try body(a, b, c)
        }
    }
    public func Function<A>(_ name: String, _ body: @escaping (A) -> Void) -> ModulePart {
        ModulePart(name: name) { values in (values.first as? A).map(body) }
    }
}
