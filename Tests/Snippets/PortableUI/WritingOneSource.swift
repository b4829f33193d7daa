import VitrineUI

// The snippet.
