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

/// Declares a value of the environment with its default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SourceMacros", type: "EntryMacro")

/// Lets a preview declare a state of its own; the preview is left out.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SourceMacros", type: "MarkMacro")
