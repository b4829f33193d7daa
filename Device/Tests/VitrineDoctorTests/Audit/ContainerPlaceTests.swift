import Testing

@testable import VitrineDoctor

struct ContainerPlaceTests {
    @Test(arguments: [
        ("steps.json", ContainerPlace.document),
        ("parks/yeouido.json", .document),
        ("beebloom.sqlite-wal", .database),
        (".vitrine/steps.json.lock", .lock(of: "steps.json")),
        (".vitrine/actions.json.turn.lock", .lock(of: "actions.json.turn")),
        (".vitrine/steps.json.new", .newFile(of: "steps.json")),
        (".vitrine/damaged/1700000000000.2.steps.json", .setAside(of: "steps.json")),
        (".vitrine/damaged/steps.json", .setAside(of: "steps.json")),
        (".vitrine/claims/park.json", .claim),
        (".vitrine/claims/.vitrine/park.json.lock", .lock(of: "park.json")),
        ("Library/Preferences/group.a.plist", .preferences(suite: "group.a")),
        ("Library/Preferences/group.a.plist.lock", .lock(of: "group.a.plist")),
        (
            "cover.0123456789abcdef0123456789abcdef.jpg",
            .asset(plainName: "cover.jpg", digest: "0123456789abcdef0123456789abcdef")
        ),
        (
            "cover.0123456789abcdef0123456789abcdef",
            .asset(plainName: "cover", digest: "0123456789abcdef0123456789abcdef")
        ),
        ("cover.0123456789ABCDEF0123456789ABCDEF.jpg", .other),
        ("0123456789abcdef0123456789abcdef.jpg", .other),
        ("", .other), (".", .other), ("...", .other), ("/", .other),
    ])
    func placeFollowsFromThePath(path: String, place: ContainerPlace) {
        #expect(ContainerPlace(path) == place)
    }
}
