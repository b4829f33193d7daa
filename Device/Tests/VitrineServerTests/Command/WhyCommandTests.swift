import Testing
import VitrineTesting

/// `vitrine why --project DIR` as a process.
@Suite(.serialized, .hangGuard)
struct WhyCommandTests {
    private func why(
        _ options: [String],
        behaviour: String = "good"
    ) async throws -> (status: Int32, output: String, errors: String) {
        let steps = try HostedSteps(behaviour)
        return try await VitrineCommandLine.run(
            steps.arguments(options + ["--no-sandbox"], of: ["why", "--project"]),
            environment: steps.environment
        )
    }

    @Test func widgetsOfAProjectAreExplainedWithoutARunningDevice() async throws {
        let (status, output, errors) = try await why([])
        #expect(status == 0, "\(errors)")
        #expect(output.hasPrefix("w1: "), "\(output)")
        #expect(output.contains("next reload"), "\(output)")
    }

    @Test func unknownKindIsAnsweredWithTheKnownOnes() async throws {
        let (status, _, errors) = try await why(["Stairs"])
        #expect(status == 65)
        #expect(errors.contains("there is no widget Stairs; the kinds are: "), "\(errors)")
    }

    @Test func extensionThatEndsIsNamed() async throws {
        let (status, _, errors) = try await why([], behaviour: "exit:describe")
        #expect(status == 1)
        #expect(errors.contains("describe"), "\(errors)")
    }

    @Test func withoutAProjectAWidgetIsNeeded() async throws {
        let (status, _, errors) = try await VitrineCommandLine.run(["why"])
        #expect(status == 64)
        #expect(errors.hasPrefix("vitrine: Missing expected argument '<widget>'"), "\(errors)")
    }
}
