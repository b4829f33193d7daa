import BrowserTesting

/// The time between two frames while a timeline of 200 entries is scrubbed from end to end, one entry a frame.
///
/// The entries have the view of a real widget; no app of the four sends as many.
struct PageScrubRow: BenchmarkRow {
    let name = "page.scrub"
    /// 30 frames a second, in milliseconds.
    private let bound = 1_000.0 / 30

    func measure(in folder: BenchmarkFolder) async throws -> RowResult {
        guard Browser.isInstalled else {
            throw UsageError(
                text: "\(name) needs a browser, and \(Browser.program) does not exist; "
                    + "install chromium-headless-shell or set VITRINE_BROWSER to another browser"
            )
        }
        let (frames, steps) = try await ServedDevice.run(in: folder) { try await measure($0) }
        return RowResult(
            name: name,
            unit: "ms",
            ours: frames.value(at: 0.95),
            peer: bound,
            peerName: "30 frames a second, in milliseconds",
            bar: .atMost(1),
            notes: ["frames: \(frames)", "script of a step, of which 16 ms are allowed: \(steps)"]
        )
    }

    private func measure(_ served: ServedDevice) async throws -> (frames: Percentiles, steps: Percentiles) {
        await served.device.settle()
        return try await Browser.withPage(width: 1440, height: 1010, scale: 1) { page in
            try await page.load(served.address)
            try await page.wait(until: "document.querySelector('[data-row=w1] .name')")
            try await page.evaluate("document.querySelector('[data-row=w1] .name').click()")
            try await page.evaluate("document.querySelector('[data-part=timeline]').click()")
            try await page.wait(until: "document.querySelector('#timeline-entries .picture .vw')")
            try await page.evaluate(Self.longTimeline)
            let times = try await page.evaluate(Self.scrub)
            let last = try await page.evaluate("document.getElementById('timeline-moment').textContent")
            guard last.string?.contains("entry 200 of 200") == true else {
                throw UsageError(text: "the scrubber did not reach the last entry: \(last)")
            }
            func percentiles(_ list: BrowserValue) -> Percentiles {
                Percentiles(list.array.map { $0.number ?? .infinity })
            }
            return (percentiles(times[0]), percentiles(times[1]))
        }
    }

    /// Answers the page's question about a timeline with 200 entries, a minute apart.
    private static let longTimeline = """
        (async () => {
          const html = document.querySelector('#timeline-entries .picture').innerHTML;
          const start = Number(document.getElementById('scrubber').min) / 1000;
          const entries = Array.from({ length: 200 }, (_, index) => (
            { date: start + index * 60, reasons: [], html: `${html}<!--${index}-->` }));
          const ask = window.fetch;
          window.fetch = async (path, ...rest) => path.endsWith('/timeline')
            ? new Response(JSON.stringify({ entries, count: 200 })) : ask(path, ...rest);
          for (const id of ['w2', 'w1']) document.querySelector(`[data-row=${id}] .name`).click();
          while (document.querySelectorAll('[data-entry]').length < 200) await new Promise(requestAnimationFrame);
          window.scrubStart = start;
        })()
        """

    /// One step a frame: the time from frame to frame, and the time of the step's script.
    private static let scrub = """
        (async () => {
          const scrubber = document.getElementById('scrubber');
          const [frames, steps] = [[], []];
          let last = await new Promise(requestAnimationFrame);
          for (let index = 0; index < 200; index += 1) {
            const before = performance.now();
            scrubber.value = (scrubStart + index * 60) * 1000;
            scrubber.dispatchEvent(new Event('input'));
            steps.push(performance.now() - before);
            const frame = await new Promise(requestAnimationFrame);
            frames.push(frame - last);
            last = frame;
          }
          return [frames, steps];
        })()
        """
}
