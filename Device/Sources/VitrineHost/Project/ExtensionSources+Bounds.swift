import AssetCompiler

extension ResourceBounds {
    /// The folder that a person names, or that of the project, and the repository that it lies in, unless that is one
    /// of the whole home folder.
    init(of path: String, files: FileTree) {
        let named = files.isFolder(path) && !FilePath.isProject(path) ? path : FilePath.folder(path)
        let repository = GitRepository(around: named, files: files)?.folder
        self.init([named] + [repository].compactMap(\.self).filter { !PackageSandbox.isAroundHome($0) })
    }
}

extension ExtensionSources {
    /// The extension of a project, without the property lists and files in C that lie elsewhere; those of its resources
    /// are left out when they are compiled.
    func within(_ bounds: ResourceBounds) -> ExtensionSources {
        var own = self
        own.bounds = bounds
        var strays: [String] = []
        func isInside(_ path: String) -> Bool {
            let isInside = bounds.contains(path)
            if !isInside { strays.append(path) }
            return isInside
        }
        own.infoPlist = own.infoPlist.flatMap { isInside($0) ? $0 : nil }
        for index in own.modules.indices { own.modules[index].keep(isInside) }
        own.code.keep(isInside)
        own.notes += strays.map { "\($0) leads outside of the project, and is left out" }
        own.app = own.app?.within(bounds)
        return own
    }
}

extension ModuleSources {
    fileprivate mutating func keep(_ isInside: (String) -> Bool) {
        infoPlist = infoPlist.flatMap { isInside($0) ? $0 : nil }
        bridged?.files.removeAll { !isInside($0) }
        bridged?.headers.removeAll { !isInside($0) }
    }
}
