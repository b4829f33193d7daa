import VitrineDevice
import VitrineWire

extension Device {
    /// A form with the values that its entity parameters can take; none if the program cannot say, the field then stays a
    /// text field.
    func filled(_ form: IntentForm, of program: ProgramReference) async -> IntentForm {
        var form = form
        for index in form.parameters.indices where form.parameters[index].type == "entity" {
            let name = form.parameters[index].name
            // The reason stands in the trace already.
            form.parameters[index].options = (try? await options(for: name, of: form.name, in: program)) ?? []
        }
        return form
    }
}
