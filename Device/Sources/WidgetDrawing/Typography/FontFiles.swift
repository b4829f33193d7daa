package import Foundation

/// The font files that the page serves, which are resources of this module.
package enum FontFiles {
    /// The folder with `fonts.css` and the font files that it refers to.
    package static var folder: URL { ModuleResources.folder(of: "WidgetDrawing").appending(path: "Fonts") }
}
