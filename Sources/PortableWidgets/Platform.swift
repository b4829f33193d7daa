// WidgetKit and AppIntents re-export the views and Foundation, and so does this module.
@_exported public import PortableUI
@_exported public import VitrineContext
