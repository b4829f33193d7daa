#if !canImport(SwiftUI)
import Foundation
import PortableUI
import Testing
import WidgetArchive

@MainActor
struct FidelityTests {
    private let table: FidelityTable

    init() throws {
        table = try FidelityTable()
    }

    @Test func layoutIsApplesWithinTheTolerances() {
        #expect(table.rows.count > 100)
        for row in table.rows where row.reason == nil {
            #expect(row.isClose, "\(row.scenario), \(row.quantity): Apple \(row.apple), ours \(row.ours)")
        }
    }

    @Test func knownDifferencesAreDifferences() {
        for row in table.rows where row.reason != nil {
            #expect(!row.isClose, "\(row.scenario), \(row.quantity) is no difference any more: remove its reason")
        }
    }

    @Test func textIsAsWideAsApples() {
        #expect(table.textWidths.count >= 25)
        #expect(abs(table.meanWidthDifference) <= 0.005)
        #expect(table.meanWidthDeviation <= 0.008)
        #expect(table.greatestWidthDeviation <= 0.035)
    }

    @Test func pageOfTheDocumentationIsUpToDate() throws {
        let page = table.page
        print(page)
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "docs/fidelity.md")
        if ProcessInfo.processInfo.environment["VITRINE_RECORD"] == "1" { try Data(page.utf8).write(to: file) }
        #expect(try String(contentsOf: file, encoding: .utf8) == page, "record docs/fidelity.md again")
    }
}

/// Values that the interface guidelines publish and that we repeat.
@MainActor
struct InterfaceGuidelinesTests {
    private let guidelines: InterfaceGuidelines

    init() throws {
        guidelines = try Facts.read(InterfaceGuidelines.self, "interface-guidelines")
    }

    @Test func textStylesHaveApplesSizesAndLeadingsAtEveryTextSize() {
        #expect(guidelines.dynamicType.sizes.count == DynamicTypeSize.allCases.count)
        for size in DynamicTypeSize.allCases {
            let expected = guidelines.dynamicType.sizes["\(size)"] ?? [:]
            #expect(expected.count == Font.TextStyle.allCases.count)
            for style in Font.TextStyle.allCases {
                #expect([style.size(at: size), style.leading(at: size)] == expected["\(style)"], "\(style) at \(size)")
            }
        }
    }

    @Test func systemColorsAreApples() {
        let ours: [String: Color] = [
            "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint, "teal": .teal,
            "cyan": .cyan, "blue": .blue, "indigo": .indigo, "purple": .purple, "pink": .pink, "brown": .brown,
            "gray": .gray,
        ]
        #expect(Set(ours.keys) == Set(guidelines.systemColors.values.keys))
        for (name, values) in guidelines.systemColors.values {
            guard let color = ours[name]?.archived else { continue }
            #expect(hexadecimal(color.light.rawValue) == values[0], "\(name)")
            #expect(hexadecimal((color.dark ?? color.light).rawValue) == values[1], "\(name)")
        }
    }

    private func hexadecimal(_ rawValue: UInt32) -> String { String(format: "#%06X", rawValue >> 8) }
}
#endif
