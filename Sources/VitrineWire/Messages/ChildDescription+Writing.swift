package import CompactJSON
import WidgetArchive

extension ChildDescription: JSONObjectWritable {
    package func writeMembers(to json: inout JSONWriter) {
        json.member("widgets", widgets)
        json.member("intents", intents)
        json.member("schemes", schemes)
        json.member("findings", findings)
    }
}

extension WidgetDescription: JSONObjectWritable {
    package func writeMembers(to json: inout JSONWriter) {
        json.member("kind", kind)
        json.member("displayName", displayName)
        json.member("details", details)
        json.member("families", families)
        json.member("configurationIntent", configurationIntent)
        json.member("hasContentMarginsDisabled", hasContentMarginsDisabled)
        json.member("hasPushHandler", hasPushHandler)
        json.member("disfavoredLocations", disfavoredLocations)
    }
}

extension IntentForm: JSONObjectWritable {
    package func writeMembers(to json: inout JSONWriter) {
        json.member("name", name)
        json.member("title", title)
        json.member("details", details)
        json.member("opensApp", opensApp)
        json.member("parameters", parameters)
    }
}

extension IntentForm.Parameter: JSONObjectWritable {
    package func writeMembers(to json: inout JSONWriter) {
        json.member("name", name)
        json.member("title", title)
        json.member("type", type)
        json.member("isOptional", isOptional)
        json.member("isList", isList)
        json.member("defaultValue", defaultValue)
        json.member("options", options)
        json.member("least", least)
        json.member("greatest", greatest)
    }
}

extension ParameterOption: JSONObjectWritable {
    package func writeMembers(to json: inout JSONWriter) {
        json.member("value", value)
        json.member("title", title)
    }
}
