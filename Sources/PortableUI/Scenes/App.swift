/// An app: the content that its process shows.
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
/// `VitrineWidgets` provides the `main()` that `@main` calls.
@MainActor @preconcurrency
public protocol App {
    /// The type of the app's content.
    associatedtype Body: Scene

    /// The app's content, evaluated again for each rendering of its screen.
    @SceneBuilder @MainActor @preconcurrency
    var body: Body { get }

    /// Creates the app, once per process.
    init()
}

/// A part of an app's user interface.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of the scene's content; `Never` for a window.
    associatedtype Body: Scene

    /// The content of the scene.
    @SceneBuilder @MainActor @preconcurrency
    var body: Body { get }

    /// Adds the scene's window to a list; do not call or implement this method.
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
    /// Never called: the scene has no body.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Scene {
    /// Never called: `Never` has no values.
    public func _collect(into list: inout _SceneList) {}
}

/// The collected windows of an app; do not use this type.
public struct _SceneList {
    package var windows: [@MainActor () -> any View] = []

    package init() {}
}

/// Collects the scenes of an app.
@resultBuilder
public struct SceneBuilder {
    /// Takes a scene as it is written.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    /// Takes the one scene of an app.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// Combines several scenes; the device shows the first window.
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
    public typealias Body = Never

    private let content: @MainActor () -> Content

    /// Creates a window; its content is evaluated again for each rendering of the screen.
    public nonisolated init(@ViewBuilder content: @escaping @MainActor () -> Content) {
        self.content = content
    }

    /// Creates a window with a title; the device shows the app's name instead.
    public nonisolated init(_ title: some StringProtocol, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.content = content
    }

    public func _collect(into list: inout _SceneList) {
        let content = content
        list.windows.append { content() }
    }
}
