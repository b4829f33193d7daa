extension URL {
    /// The folder for files of a program that a person does not see.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    public static var libraryDirectory: URL { folder(.libraryDirectory) }

    private static func folder(_ name: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: name, in: .userDomainMask).first ?? .temporaryDirectory
    }
}
