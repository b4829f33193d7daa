package import Foundation

/// The font files that a page serves, as resources of this module.
package enum FontFiles {
    /// The folder of `fonts.css` and the files it names.
    package static var folder: URL { Bundle.module.bundleURL.appending(path: "Fonts") }
}
