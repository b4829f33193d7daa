import MapKit
import Testing
import UIKit

/// Views and searches of apps, which files that an app and its widgets share name.
@MainActor
struct AppLayoutTests {
    @Test func ruleOfLayoutIsKept() {
        let view = UIView()
        let rule = view.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8)
        NSLayoutConstraint.activate([rule])
        #expect(rule.isActive)
        #expect(rule.constant == 8)
    }

    @Test func stackHasItsViewsInOrder() {
        let (first, second) = (UILabel(), UIImageView(image: nil))
        let stack = UIStackView(arrangedSubviews: [first, second])
        stack.removeArrangedSubview(first)
        #expect(stack.arrangedSubviews == [second])
        #expect(stack.subviews == [first, second])
    }

    @Test func traitsCanBeChanged() {
        let dark = UITraitCollection(userInterfaceStyle: .light).modifyingTraits { $0.userInterfaceStyle = .dark }
        #expect(dark.userInterfaceStyle == .dark)
        let light = UITraitCollection(userInterfaceStyle: .light)
        #expect(UITraitCollection(traitsFrom: [dark, light, UITraitCollection()]).userInterfaceStyle == .light)
    }

    @Test func searchForAPlaceFails() async {
        let request = MKLocalSearch.Request(naturalLanguageQuery: "harbour")
        await #expect(throws: MKError(.serverFailure)) { try await MKLocalSearch(request: request).start() }
        await #expect(throws: MKError(.directionsNotFound)) {
            try await MKDirections(request: MKDirections.Request()).calculateETA()
        }
    }
}
