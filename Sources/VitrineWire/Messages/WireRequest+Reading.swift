package import CompactJSON
package import WidgetArchive

extension WireRequest: JSONReadable {
    package init(json: JSONDocument) throws(JSONFault) {
        self.init(id: try json.value("id"), context: try json.value("context"), body: try json.value("body"))
    }
}

extension WireRequest.Body: JSONReadable {
    package init(json: JSONDocument) throws(JSONFault) {
        var members = json.members
        guard let member = members.next(), members.next() == nil else { throw json.fault("expected one request") }
        let values = member.value
        guard values.isObject else { throw values.fault("expected '{'") }
        switch member.key {
        case "describe": self = .describe
        case "placeholder": self = .placeholder(try values.value("_0"))
        case "snapshot": self = .snapshot(try values.value("_0"), isPreview: try values.value("isPreview"))
        case "timeline": self = .timeline(try values.value("_0"))
        case "performIntent": self = .performIntent(try values.value("_0"))
        case "options":
            self = .options(
                intent: try values.value("intent"),
                parameter: try values.value("parameter"),
                search: try values.optional("search")
            )
        case "screen": self = .screen(try values.value("_0"))
        case "openURL": self = .openURL(try values.value("_0"))
        case "sceneBecame": self = .sceneBecame(active: try values.value("active"))
        case "wake": self = .wake
        case "pushTokenChanged": self = .pushTokenChanged(try values.value("_0"))
        default: throw json.fault("expected a request")
        }
    }
}

extension RequestContext: JSONReadable {
    package init(json: JSONDocument) throws(JSONFault) {
        self.init(
            now: try json.value("now"),
            timeZone: try json.value("timeZone"),
            locale: try json.value("locale"),
            isLocked: try json.value("isLocked"),
            isClockStill: try json.optional("isClockStill") ?? false,
            display: try json.value("display"),
            placedWidgets: try json.optional("placedWidgets"),
            idiom: try json.value("idiom"),
            uptime: try json.optional("uptime"),
            location: try json.optional("location")
        )
    }
}

extension LocationReading: JSONReadable {
    package init(json: JSONDocument) throws(JSONFault) {
        self.init(
            authorization: try json.value("authorization"),
            latitude: try json.optional("latitude"),
            longitude: try json.optional("longitude")
        )
    }
}

extension AppearanceVariant: JSONReadable {
    package init(json: JSONDocument) throws(JSONFault) {
        self.init(
            isDark: try json.value("isDark"),
            renderingMode: try json.value("renderingMode"),
            isBackgroundRemoved: try json.value("isBackgroundRemoved")
        )
    }
}

extension WidgetPlacement: JSONReadable {
    package init(json: JSONDocument) throws(JSONFault) {
        self.init(
            id: try json.optional("id"),
            kind: try json.value("kind"),
            family: try json.value("family"),
            width: try json.value("width"),
            height: try json.value("height"),
            cornerRadius: try json.value("cornerRadius"),
            contentMargin: try json.value("contentMargin"),
            variants: try json.value("variants"),
            configuration: try json.optional("configuration")
        )
    }
}

extension ScreenRequest: JSONReadable {
    package init(json: JSONDocument) throws(JSONFault) {
        self.init(
            width: try json.value("width"),
            height: try json.value("height"),
            variant: try json.value("variant")
        )
    }
}

extension ArchivedAction: JSONReadable {
    package init(json: JSONDocument) throws(JSONFault) {
        self.init(intent: try json.value("intent"), parameters: try json.value("parameters"))
    }
}

extension DeviceIdiom: JSONReadable {}
extension WireRenderingMode: JSONReadable {}
extension LocationAuthorization: JSONReadable {}
