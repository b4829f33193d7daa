import FoundationNetworking

extension URLCache {
    /// Creates a cache with a folder of its own; nil takes the usual one.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
    }
}
