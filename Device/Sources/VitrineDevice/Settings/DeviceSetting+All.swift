import WidgetArchive

extension DeviceSetting {
    /// Every setting, in the order in which a list shows them.
    public static let all: [DeviceSetting] = [
        DeviceSetting(
            "appearance",
            "light, dark, one tint or clear",
            \.appearance,
            follow: { $0.record(.setting(.appearance(from: $1, to: $2))) }
        ),
        DeviceSetting("tint", "the colour of the tinted appearance", \.tint, example: "#9eccff"),
        DeviceSetting("wallpaper", "what is behind the widgets", \.wallpaper),
        DeviceSetting(
            "standBy",
            "whether a phone lies on its side and charges, by day or in a dark room",
            \.standBy,
            refusal: { $0.refusal(ofStandBy: $1.standBy) },
            follow: { $0.standByChanged(from: $1, to: $2) }
        ),
        DeviceSetting(
            "textSize",
            "the text size, by Apple's names",
            \.display.textSize,
            follow: {
                $0.record(.setting(.textSize(from: $1, to: $2)))
                $0.reloadViews(.textSizeChanged)
            }
        ),
        .accessibility("boldText", "whether text is bold", \.display.isTextBold),
        .accessibility(
            "increasedContrast",
            "whether contrasts are increased",
            \.display.isContrastIncreased,
            script: ("contrast", ["standard", "increased"])
        ),
        .accessibility("reducedMotion", "whether motion is reduced", \.display.isMotionReduced),
        .accessibility("reducedTransparency", "whether transparency is reduced", \.display.isTransparencyReduced),
        DeviceSetting(
            "hourCycle",
            "the clock of 12 or 24 hours",
            \.hourCycle,
            script: ("hours", ["automatic", "12", "24"]),
            follow: {
                $0.recordChange(of: "hourCycle", from: $1, to: $2)
                $0.reloadViews(.localeChanged)
            }
        ),
        DeviceSetting(
            "locale",
            "language and region",
            \.locale,
            example: "de_DE",
            refusal: { LocaleName.refusal($1.locale) },
            follow: { $0.localeChanged(from: $1, to: $2) }
        ),
        DeviceSetting(
            "timeZone",
            "the time zone",
            \.timeZone,
            example: "Asia/Seoul",
            script: ("zone", []),
            refusal: { $0.refusal(ofTimeZone: $1.timeZone) },
            follow: { $0.timeZoneChanged(from: $1, to: $2) }
        ),
        DeviceSetting(
            "location",
            "the permission notDetermined, denied or authorized, or degrees north and east, which are authorized",
            \.location,
            example: "37.5302,127.0688",
            follow: { model, _, _ in model.locationChanged() }
        ),
        DeviceSetting(
            "locked",
            "whether the screen is locked",
            \.isLocked,
            follow: { model, _, _ in model.lockChanged() }
        ),
        DeviceSetting(
            "lowPower",
            "whether Low Power Mode is on: charged reloads are further apart",
            \.isLowPower,
            follow: { model, _, _ in model.lowPowerChanged() }
        ),
    ]

    /// A choice that views may read: every widget is reloaded free of charge (documented for accessibility settings).
    private static func accessibility(
        _ name: String,
        _ summary: String,
        _ path: any WritableKeyPath<DeviceSettings, Bool> & Sendable,
        script: (name: String, choices: [String])? = nil
    ) -> DeviceSetting {
        DeviceSetting(
            name,
            summary,
            path,
            script: script,
            follow: {
                $0.recordChange(of: name, from: $1, to: $2)
                $0.reloadViews(.accessibilityChanged)
            }
        )
    }
}
