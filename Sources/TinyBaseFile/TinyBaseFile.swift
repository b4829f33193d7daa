package struct TinyBaseFile {
    package static func exists(at path: String) -> Bool { false }
    package static func createIfMissing(at path: String, patience: Duration) throws(TinyBaseError) -> Bool { false }
    package static func open(at path: String, patience: Duration) throws(TinyBaseError) -> TinyBaseFile {
        TinyBaseFile()
    }
}
