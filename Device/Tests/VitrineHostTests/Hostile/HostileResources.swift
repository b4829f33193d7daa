import Foundation

/// Valid resources of an extension by their paths, which a fuzzer damages.
enum HostileResources {
    static let files: [(String, [UInt8])] = texts.map { ($0, Array($1.utf8)) }

    private static let texts = [
        (
            "A.xcassets/Ink.colorset/Contents.json",
            """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0xFF",
              "green": "128", "blue": "0.25", "alpha": "1.000"}}}, {"idiom": "universal",
              "appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"platform": "ios",
              "reference": "systemBlueColor"}}], "info": {"author": "xcode", "version": 1}}
            """
        ),
        (
            "A.xcassets/Shoe.imageset/Contents.json",
            """
            {"images": [{"idiom": "universal", "filename": "shoe.svg", "scale": "2x"}, {"idiom": "universal",
              "filename": "gone.png", "scale": "3x"}], "properties": {"template-rendering-intent": "template",
              "preserves-vector-representation": true}, "info": {"author": "xcode", "version": 1}}
            """
        ),
        (
            "A.xcassets/Star.symbolset/star.svg",
            """
            <?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="30mm" height="20" viewBox="0 0 3300 2200">
            <g id="Notes"><text>Template v.3.0</text></g><g id="Guides"><line id="Baseline-S" x1="0" x2="9" y1="696"/>
            <line id="left-margin-Regular-S" x1="1400"/></g><g id="Symbols"><g id="Regular-S"
            transform="matrix(1 0 0 1 1400 696)"><path d="M 0 0 L 10.5,-20 1e3 Z"/></g></g></svg>
            """
        ),
        ("shoe.svg", #"<svg xmlns="http://www.w3.org/2000/svg" width="24px" height="2.5em" viewBox="0 0 24 24"/>"#),
        ("shoe.pdf", "%PDF-1.4\n1 0 obj<</Type/Page/MediaBox[0 0 24.5 -24]/CropBox [1 2 3 4]>>endobj\ntrailer<<>>"),
        (
            "Localizable.xcstrings",
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld steps": {"localizations": {"de":
              {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "%lld Schritt"}},
              "other": {"stringUnit": {"state": "new", "value": "%#@n@"}}}}, "substitutions": {"n": {"argNum": 1,
              "formatSpecifier": "lld", "variations": {"plural": {"other": {"stringUnit": {"value": "%arg"}}}}}}}}}}}
            """
        ),
        ("Localizable.strings", "/* A note */\n\"steps\" = \"Sch\\U00e4tze \\\"%d\\\"\";\n// next\nkey = value;\n"),
        (
            "Localizable.stringsdict",
            """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>steps</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@n@ of %#@n@</string><key>n</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d step</string>
            <key>other</key><string>%d steps %#@n@</string></dict></dict></dict></plist>
            """
        ),
        (
            "Info.plist",
            """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>CFBundleName</key>
            <string>$(A) ${B:c99extidentifier}</string><key>CFBundleLocalizations</key><array><string>de</string></array>
            <key>UILaunch</key><dict><key>n</key><integer>4</integer></dict></dict></plist>
            """
        ),
    ]
}
