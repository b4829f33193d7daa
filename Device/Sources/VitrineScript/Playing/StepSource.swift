public import VitrineDevice

/// Chooses the steps of a script while it is played.
public protocol StepSource: Sendable {
    /// Chooses the next step.
    /// - Parameters:
    ///   - device: The device after the last step, when its programs have answered.
    ///   - widgets: The names of the script's widgets by their identifiers on the device.
    /// - Returns: The step; nil if the script's own steps are to follow.
    mutating func next(_ device: DeviceSnapshot, widgets: [String: String]) -> DeviceScript.Step?
}

/// Steps that were chosen before.
public struct GivenSteps: StepSource {
    private var rest: ArraySlice<DeviceScript.Step>

    public init(_ steps: [DeviceScript.Step]) {
        rest = steps[...]
    }

    public mutating func next(_ device: DeviceSnapshot, widgets: [String: String]) -> DeviceScript.Step? {
        rest.popFirst()
    }
}
