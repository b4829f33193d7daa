import Foundation
import Testing
import VitrineTesting

/// A small ext4 disk in a file, whose power supply can be cut.
struct TestDisk {
    /// The mount point.
    let path: String
    private var image: String

    init(in folder: TestFolder) throws {
        path = folder.path + "/disk"
        image = folder.path + "/image"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        try folder.put("", as: "image")
        #expect(truncate(image, 16 << 20) == 0)
        try run("/sbin/mkfs.ext4", "-q", "-F", image)
    }

    mutating func attach() throws {
        // A process that got a copy of the mounts meanwhile keeps the file system of the old image, without power.
        let copy = image + "+"
        try FileManager.default.copyItem(atPath: image, toPath: copy)
        try FileManager.default.removeItem(atPath: image)
        image = copy
        try run("/bin/mount", "-o", "loop", image, path)
    }

    /// Stops the file system at once: data that are not on the disk yet are lost.
    func cutPower() throws {
        let folder = open(path, O_RDONLY)
        // EXT4_IOC_SHUTDOWN without flushing the journal:
        // https://git.kernel.org/pub/scm/linux/kernel/git/torvalds/linux.git/tree/include/uapi/linux/ext4.h
        var flags: UInt32 = 2
        #expect(ioctl(folder, 0x8004_587D, &flags) == 0)
        close(folder)
        try run("/bin/umount", path)
    }

    private func run(_ path: String, _ arguments: String...) throws {
        #expect(try RunningProgram(path, arguments).finish().status == 0)
    }
}
