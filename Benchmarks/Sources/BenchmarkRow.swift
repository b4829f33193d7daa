/// One row of the table: something of ours measured against a peer.
///
/// Each row is a type in its own file in `Rows`, and one line in ``BenchmarkRows/all``.
protocol BenchmarkRow: Sendable {
    /// The name in the table and for `--only`, such as `store.read`.
    var name: String { get }

    /// Measures ours and the peer alternately, in an empty folder on the disk, which is removed afterwards.
    func measure(in folder: BenchmarkFolder) async throws -> RowResult
}

/// Every row, in the order of the table.
enum BenchmarkRows {
    static let all: [any BenchmarkRow] = [
        StoreReplaceRow(),
        StoreUpdateRow(),
        StoreReadRow(),
        StoreContentionRow(),
        StoreChangesRow(),
        StoreAsyncRow(),
        LucidPalStartRow(),
        LucidPalLogRow(),
        LoaderStoredRow(),
        LoaderNetworkRow(),
        LoaderClaimRow(),
        StorePurposesRow(),
        BeeBloomStartRow(),
        DBMultiverseStartRow(),
        HostStartRow(),
        HostBuildRow(),
        ReadingReloadRow(),
        DeviceMonthRow(),
        DeviceWeekRow(),
        FleetMillionRow(),
        UIResolveRow(),
        ArchiveLayoutRow(),
        ArchiveHTMLRow(),
        PageFirstRow(),
        PageScrubRow(),
        PageUpdateRow(),
        SheetKindRow(),
        BeeBloomTabularRow(),
        BeeBloomJSONRow(),
        BeeBloomStateRow(),
        BeeBloomWritersRow(),
        BeeBloomTapRow(),
        ServiceThroughputRow(),
        ServiceNotModifiedRow(),
        ImagesCoverRow(),
        ImagesSizeRow(),
    ]
}
