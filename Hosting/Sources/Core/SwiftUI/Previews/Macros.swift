/// Shows a view in Xcode's canvas; here it is checked and then left out.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SourceMacros", type: "PreviewMacro")

/// Shows a view in Xcode's canvas; here it is checked and then left out.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SourceMacros", type: "PreviewMacro")

/// Declares a value of the environment with its default: `@Entry`, which the host writes so in the code that it
/// compiles.
///
/// With a macro named `Entry` in sight the compiler does not find a provider's type `Entry` from another file: it
/// refuses `completion: @escaping (Timeline<Entry>) -> Void` as "invalid associated type" (seen in Swift 6.3.1).
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro _Entry() = #externalMacro(module: "SourceMacros", type: "EntryMacro")

/// Lets a preview declare a state of its own; the preview is left out.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SourceMacros", type: "MarkMacro")
