// The target only names the programs that are built together; the package manifest lists them.
