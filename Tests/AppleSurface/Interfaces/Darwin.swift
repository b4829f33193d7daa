// Stand-ins for what Darwin, Dispatch and Foundation have on Apple's platforms only, compiled into `Vitrine`.
import Dispatch
import VitrinePlatform

let O_EVTONLY: Int32 = 0x8000

extension stat {
    var st_mtimespec: timespec { st_mtim }
    var st_ctimespec: timespec { st_ctim }
}

extension FileManager {
    func containerURL(forSecurityApplicationGroupIdentifier identifier: String) -> URL? { nil }
}

protocol DispatchSourceFileSystemObject: AnyObject, DispatchSourceProtocol {
    var data: DispatchSource.FileSystemEvent { get }
}

extension DispatchSource {
    static func makeFileSystemObjectSource(
        fileDescriptor: Int32,
        eventMask: FileSystemEvent,
        queue: DispatchQueue?
    ) -> any DispatchSourceFileSystemObject { fatalError() }
}
