import VitrineDevice
import VitrineWire

extension Device {
    /// Returns a form with the possible values of its entity parameters filled in.
    ///
    /// If the program cannot list the values, the parameter gets none and the page shows a text field.
    func filled(_ form: IntentForm, of program: ProgramReference) async -> IntentForm {
        var form = form
        for index in form.parameters.indices where form.parameters[index].type == "entity" {
            let name = form.parameters[index].name
            // A failure is already in the trace.
            form.parameters[index].options = (try? await options(for: name, of: form.name, in: program)) ?? []
        }
        return form
    }
}
