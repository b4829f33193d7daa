// Views and screens of UIKit inside SwiftUI, which only an app can have; see `UnsupportedInWidget`.

/// What a screen of UIKit is made with.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public var environment: EnvironmentValues { EnvironmentValues() }
}

/// A screen of UIKit as a view.
public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>

    @MainActor func makeUIViewController(context: Context) -> UIViewControllerType
    @MainActor func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    @MainActor func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
    public func _resolve(into resolver: inout _ViewResolver) {
        UnsupportedInWidget("UIViewControllerRepresentable")._resolve(into: &resolver)
    }
}

/// What a view of UIKit is made with.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public var environment: EnvironmentValues { EnvironmentValues() }
}

/// A view of UIKit as a view.
public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>

    @MainActor func makeUIView(context: Context) -> UIViewType
    @MainActor func updateUIView(_ uiView: UIViewType, context: Context)
    @MainActor func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewRepresentable {
    public func _resolve(into resolver: inout _ViewResolver) {
        UnsupportedInWidget("UIViewRepresentable")._resolve(into: &resolver)
    }
}
