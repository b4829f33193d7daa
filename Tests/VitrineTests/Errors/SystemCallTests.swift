import Foundation
import Testing

@testable import Vitrine

/// The remedies for failed system calls.
struct SystemCallTests {
    @Test(arguments: [
        (EMFILE, VitrineError.Code.inputOutput, "ulimit -n"), (ENFILE, .inputOutput, "ulimit -n"),
        (EFBIG, .diskFull, "ulimit -f"), (ENOSPC, .diskFull, "free some space"), (EIO, .inputOutput, "check the disk"),
    ])
    func limitsOfTheHostAreNotCalledFaultsOfTheDisk(number: Int32, code: VitrineError.Code, remedy: String) {
        let error = VitrineError.system("open", number, path: "/tmp/x", writing: true)
        #expect(error.code == code)
        #expect(error.message.hasPrefix("/tmp/x: ") && error.message.contains(remedy), "\(error.message)")
    }
}
