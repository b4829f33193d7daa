/// What a widget shows in place of a view that only an app can have, with a finding.
///
/// On a phone such a view is replaced by a box with a sign as well. The names exist because files that an app and its
/// widgets share are compiled for both.
public struct UnsupportedInWidget: View {
    private let name: String

    public nonisolated init(_ name: String) {
        self.name = name
    }

    public var body: some View {
        Image(systemName: "nosign")
            .foregroundColor(.red)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(Color.yellow)
            ._approximating("\(name) is a view for apps; a widget shows a sign in its place")
    }
}

/// A view that only an app can have.
public protocol AppOnlyView: View {}

extension AppOnlyView {
    public var body: some View { UnsupportedInWidget(String(String(describing: Self.self).prefix { $0 != "<" })) }
}
