import Testing
import VitrineTesting

/// `vitrine why` as a process, on a running device and on a project.
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

    @Test func widgetOfADeviceIsExplained() async throws {
        try await LoadedDevice.serve { served in
            let (status, output, _) = try await served.run(["why", "w1"])
            #expect(status == 0)
            #expect(output.contains("w1: faulty, small, of app.faulty"), "\(output)")
            #expect(output.contains("shows        entry 1 of 3"), "\(output)")
            let misspelt = try await served.run(["why", "w9"])
            #expect(misspelt.status == 65)
            #expect(misspelt.errors == "vitrine: there is no widget \"w9\"; did you mean w1?\n")
            let other = try await served.run(["why", "my clock"])
            #expect(other.errors == "vitrine: there is no widget \"my clock\"; known are w1, w2\n")
        }
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
}
