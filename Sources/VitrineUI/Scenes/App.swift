#if !canImport(SwiftUI)
/// An app: what its process shows.
///
/// ```swift
/// @main struct HabitsApp: App {
///     private let model = HabitsModel()
///
///     var body: some Scene {
///         WindowGroup { HabitsScreen(model: model) }
///     }
/// }
/// ```
///
/// The program that `@main` makes of it comes with `VitrineWidgets`.
@MainActor @preconcurrency
public protocol App {
    /// The type of the scenes.
    associatedtype Body: Scene

    /// What the app shows; evaluated anew for each picture of its screen.
    @SceneBuilder @MainActor @preconcurrency
    var body: Body { get }

    /// Makes the app, once for its process.
    init()
}

/// A part of an app's surface.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of the scene that describes this one.
    associatedtype Body: Scene

    /// What the scene consists of.
    @SceneBuilder @MainActor @preconcurrency
    var body: Body { get }

    /// Adds the scene's window to a list. Not for you.
    @MainActor @preconcurrency
    func _collect(into list: inout _SceneList)
}

extension Scene {
    /// Adds the body's window.
    public func _collect(into list: inout _SceneList) {
        body._collect(into: &list)
    }
}

extension Scene where Body == Never {
    /// Never asked for: the scene stands for itself.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Scene {
    /// Never called: there is no such value.
    public func _collect(into list: inout _SceneList) {}
}

/// The windows of an app as they are found (not for you).
public struct _SceneList {
    /// Makes each window's view.
    package var windows: [@MainActor () -> any View] = []

    /// Makes an empty list.
    package init() {}
}

/// Collects the scenes of an app.
@resultBuilder
public struct SceneBuilder {
    /// One scene.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    /// One scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// Scenes one after another; the device shows the first window.
    @MainActor @preconcurrency
    public static func buildBlock<First: Scene, each Rest: Scene>(
        _ first: First,
        _ rest: repeat each Rest
    ) -> some Scene {
        var group = SceneGroup(first)
        repeat group.append(each rest)
        return group
    }
}

/// Several scenes.
struct SceneGroup: Scene {
    typealias Body = Never

    private var scenes: [any Scene]

    init(_ first: some Scene) {
        scenes = [first]
    }

    mutating func append(_ scene: some Scene) {
        scenes.append(scene)
    }

    func _collect(into list: inout _SceneList) {
        for scene in scenes { scene._collect(into: &list) }
    }
}

/// An app's window.
public struct WindowGroup<Content: View>: Scene {
    /// The scene stands for itself.
    public typealias Body = Never

    private let content: @MainActor () -> Content

    /// Makes a window.
    public nonisolated init(@ViewBuilder content: @escaping @MainActor () -> Content) {
        self.content = content
    }

    /// Makes a window with a title; the device shows the app's name instead.
    public nonisolated init(_ title: some StringProtocol, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.content = content
    }

    /// Adds the window.
    public func _collect(into list: inout _SceneList) {
        let content = content
        list.windows.append { content() }
    }
}
#endif
