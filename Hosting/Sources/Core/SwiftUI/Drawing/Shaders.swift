/// The shaders of the program; they are written in Metal's language, which nothing here runs.
@dynamicMemberLookup
public struct ShaderLibrary: Sendable {
    public static let `default` = ShaderLibrary()

    public init(data: Data) {}
    public init(url: URL) {}
    private init() {}

    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { .default }
    public static subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: .default, name: name)
    }
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

/// A shader by its name.
@dynamicCallable
public struct ShaderFunction: Sendable {
    public var library: ShaderLibrary
    public var name: String

    public init(library: ShaderLibrary, name: String) {
        self.library = library
        self.name = name
    }

    public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: arguments)
    }
}

/// A shader with its arguments; as a style it paints nothing.
public struct Shader: ShapeStyle {
    /// A value that a shader receives.
    public struct Argument: Sendable {
        public static var boundingRect: Argument { Argument() }

        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
        public static func float2(_ point: CGPoint) -> Argument { Argument() }
        public static func float2(_ size: CGSize) -> Argument { Argument() }
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument() }
        public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument { Argument() }
        public static func floatArray(_ array: [Float]) -> Argument { Argument() }
        public static func color(_ color: Color) -> Argument { Argument() }
        public static func colorArray(_ array: [Color]) -> Argument { Argument() }
        public static func image(_ image: Image) -> Argument { Argument() }
        public static func data(_ data: Data) -> Argument { Argument() }
    }

    public var function: ShaderFunction
    public var arguments: [Argument]
    public var dithersColor = false

    public init(function: ShaderFunction, arguments: [Argument]) {
        self.function = function
        self.arguments = arguments
    }

    public func resolve(in environment: EnvironmentValues) -> Color { .clear }
}

extension View {
    public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { _ignoring() }

    public nonisolated func distortionEffect(
        _ shader: Shader,
        maxSampleOffset: CGSize,
        isEnabled: Bool = true
    ) -> some View { _ignoring() }

    public nonisolated func layerEffect(
        _ shader: Shader,
        maxSampleOffset: CGSize,
        isEnabled: Bool = true
    ) -> some View { _ignoring() }
}
