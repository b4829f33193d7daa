import Foundation

/// Why a file could not be written.
package enum WriteTrouble {
    /// What a person does about an error: what usually helps, unless the disk is full.
    package static func remedy(_ error: any Error, _ usual: String) -> String {
        isFullDisk(error) ? "the disk is full: free some space" : usual
    }

    private static func isFullDisk(_ error: any Error) -> Bool {
        let codes = [ENOSPC, EDQUOT].map(Int.init)
        let own = error as NSError
        return (error as? CocoaError)?.code == .fileWriteOutOfSpace
            || own.domain == NSPOSIXErrorDomain && codes.contains(own.code)
            || (error as? CocoaError)?.underlying.map(isFullDisk) ?? false
    }
}
