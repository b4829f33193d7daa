import Foundation
import VitrineHost

extension ProjectRule {
    /// What reads a project finds it, as it does for the next rule.
    static let projectUnreadable = ProjectRule(
        "projectUnreadable",
        .problem,
        "A project file, or a configuration of Expo's, cannot be read.",
        why: "Neither Xcode or Expo nor the doctor sees its targets.",
        remedy: "Resolve the marks of a merge, correct the named line, or restore the file from the repository.",
        source: "https://git-scm.com/docs/git-merge#_how_conflicts_are_presented"
    ) { _ in [] }

    static let expoTarget = ProjectRule(
        "expoTarget",
        .problem,
        "`expo prebuild` refuses a target of `@bacons/apple-targets`, leaves it out, or makes it without a colour or an image.",
        why: "The build stops there, the app has no such widget, or the widget draws nothing at that place.",
        remedy: "Correct the named line of the target's configuration or of the app's.",
        source: "https://github.com/EvanBacon/expo-apple-targets"
    ) { _ in [] }

    static let propertyListUnreadable = ProjectRule(
        "propertyListUnreadable",
        .problem,
        "An Info.plist or entitlements cannot be read, or is not there.",
        why: "The build stops, or signs without what the file says.",
        remedy: "Correct the file with `plutil -lint`, or the path in the build settings.",
        source: apple("bundleresources/information-property-list")
    ) { project in
        project.targets.flatMap { target in
            target.configurations.flatMap { own in
                let damaged = [own.info, own.entitlements].compactMap(\.self).filter { $0.fields == nil }
                // What lies elsewhere may be there on another machine.
                let absent = own.absent.filter { FilePath.relative($0.value, to: project.root) != nil }
                return damaged.map { Hit(FindingPlace(file: $0.path), "not a property list with keys") }
                    + absent.sorted { $0.key < $1.key }
                    .map { setting, path in
                        let name = FilePath.name(path)
                        return Hit(target.place(setting, name), "\(name) of \(target.name) is not there", in: own.name)
                    }
            }
        }
    }

    static let sourceUnreadable = ProjectRule(
        "sourceUnreadable",
        .problem,
        "A Swift file cannot be read.",
        why: "The compiler stops there, and no rule has seen the file.",
        remedy: "Save the file as UTF-8, check its permissions, and write in parts what is nested very deeply.",
        source: "https://docs.swift.org/swift-book/documentation/the-swift-programming-language/lexicalstructure"
    ) { project in
        project.files.filter { $0.state != .file }
            .map { file in
                let reason =
                    switch file.state {
                    case .notUTF8: "it is not in UTF-8"
                    case .tooLarge: "it is larger than 16 MiB"
                    case .unparsable: "the compiler's parser fails at it, or takes longer than ten seconds"
                    case .file, .unreadable: "it cannot be opened"
                    }
                return Hit(FindingPlace(file: file.path), reason)
            }
    }

    static let unknownRule = ProjectRule(
        "unknownRule",
        .problem,
        "A comment allows a rule that does not exist, or gives no reason.",
        why: "The comment has no effect, and the finding it was written for is still there, or was never one.",
        remedy: "Write // vitrine:allow RULE reason, with an id of the list of rules.",
        source: "docs/doctor-rules.md"
    ) { project in
        let swift = project.files.map { ($0.path, $0.permissions) }
        let lists = project.targets.flatMap(\.configurations).flatMap { [$0.info?.path, $0.entitlements?.path] }
        let others = Set(project.targets.map(\.project) + lists.compactMap(\.self)).sorted()
        return (swift + others.map { ($0, SourceOutline.Permission.all(inList: $0)) })
            .flatMap { path, permissions in
                permissions.compactMap { own in
                    let place = FindingPlace(file: path, line: own.line, column: own.column)
                    guard all.contains(where: { $0.id == own.rule }) else {
                        return Hit(place, "there is no rule \(own.rule)")
                    }
                    return own.reason.isEmpty ? Hit(place, "no reason is given for \(own.rule)") : nil
                }
            }
    }
}
