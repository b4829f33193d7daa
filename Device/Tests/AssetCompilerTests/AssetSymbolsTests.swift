import Foundation
import Testing

@testable import AssetCompiler

struct AssetSymbolsTests {
    @Test(arguments: [
        ("AccentColor", "Color", "accent"), ("WidgetBackground", "Color", "widgetBackground"),
        ("app_icon", "Image", "appIcon"), ("Cover 2", "Image", "cover2"), ("URLIcon", "Image", "urlIcon"),
        ("URL", "Image", "url"), ("coverImage", "Image", "cover"), ("Color", "Color", "color"),
        ("2024 Cover", "Image", "_2024Cover"), ("default", "Color", "`default`"), ("표지 그림", "Image", "표지그림"),
        ("my-brand.blue", "Color", "myBrandBlue"),
    ])
    func constantIsNamedAsXcodeNamesIt(asset: String, kind: String, identifier: String) {
        #expect(AssetSymbolGroup.identifier(for: asset, kind: kind, isType: false) == identifier)
    }

    @Test func nameWithoutLettersHasNoConstant() {
        #expect(AssetSymbolGroup.identifier(for: "--", kind: "Color", isType: false) == nil)
    }

    @Test func constantThatTheCodeDeclaresIsLeftOutOfItsType() {
        let symbols = AssetSymbols(colors: ["Ink"], images: [], declared: ["Color": ["ink"]])
        #expect(symbols.source.contains("static let ink = ColorResource"))
        #expect(!symbols.source.contains("var ink: Color"))
        #expect(symbols.source.contains("var ink: UIColor"))
    }

    /// A style of SwiftUI is no colour of it, so that the constant is Xcode's.
    @Test func colourWithTheNameOfAStyleIsAConstantOfColorOnly() {
        let source = AssetSymbols(colors: ["Background", "Label"], images: []).source
        #expect(source.components(separatedBy: "var background: Color {").count == 2)
        #expect(source.contains("var background: UIColor"))
        #expect(source.contains("var label: Color") && !source.contains("var label: UIColor"))
    }

    @Test func sourceDeclaresEveryAssetOnceAndLeavesSystemColoursAlone() {
        let symbols = AssetSymbols(colors: ["AccentColor", "Red", "accent", "Brand/Ink"], images: ["Cover"])
        #expect(
            symbols.source == """
                import SwiftUI

                extension ColorResource {
                    static let accent = ColorResource(name: "AccentColor", bundle: .main)
                    static let red = ColorResource(name: "Red", bundle: .main)
                    enum Brand {
                        static let ink = ColorResource(name: "Brand/Ink", bundle: .main)
                    }
                }

                extension ImageResource {
                    static let cover = ImageResource(name: "Cover", bundle: .main)
                }

                extension Color {
                    static var accent: Color { Color(ColorResource.accent) }
                }

                extension ShapeStyle where Self == Color {
                    static var accent: Color { Color(ColorResource.accent) }
                }

                extension UIColor {
                    static var accent: UIColor { UIColor(resource: .accent) }
                }

                extension UIImage {
                    static var cover: UIImage { UIImage(resource: .cover) }
                }

                """
        )
    }
}
