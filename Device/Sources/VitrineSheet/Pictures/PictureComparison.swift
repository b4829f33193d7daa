import Foundation

/// A page that compares two pictures, because a browser reads and writes PNG and this module does not.
enum PictureComparison {
    private struct Answer: Decodable {
        var difference: PictureDifference?
        var marked: String?
        var error: String?
    }

    /// The page; its element `answer` holds the result as JSON once it has run.
    static func page(_ accepted: Data, _ picture: Data, _ places: [Sheet.Place]) -> String {
        // Texts and numbers cannot fail.
        let cells = String(decoding: (try? JSONEncoder().encode(places)) ?? Data("[]".utf8), as: UTF8.self)
        let sources = [accepted, picture].map { "\"data:image/png;base64,\($0.base64EncodedString())\"" }
        return """
            <!doctype html><meta charset="utf-8"><pre id="answer"></pre><script>
            const answer = (value) => { document.getElementById("answer").textContent = JSON.stringify(value); };
            const load = (source) => new Promise((done, fail) => {
              const image = new Image();
              image.onload = () => done(image);
              image.onerror = () => fail(new Error("a picture is not PNG"));
              image.src = source;
            });
            const pixels = (image, context) => { context.drawImage(image, 0, 0); return context.getImageData(0, 0, image.width, image.height); };
            const context = ({ width, height }) => Object.assign(document.createElement("canvas"), { width, height }).getContext("2d", { willReadFrequently: true });
            (async () => {
              const [before, after] = await Promise.all([load(\(sources[0])), load(\(sources[1]))]);
              const sizes = { acceptedSize: [before.width, before.height], size: [after.width, after.height] };
              if (sizes.acceptedSize.join() !== sizes.size.join()) return answer({ difference: { ...sizes, count: 0, box: [], cells: [] } });
              const [left, right] = [context(before), context(after)];
              const [old, now] = [pixels(before, left), pixels(after, right)];
              const places = \(cells);
              const changed = new Set();
              let [count, x0, y0, x1, y1] = [0, after.width, after.height, 0, 0];
              for (let i = 0; i < now.data.length; i += 4) {
                let isOther = false;
                for (let channel = 0; channel < 4; channel += 1) isOther ||= Math.abs(old.data[i + channel] - now.data[i + channel]) > \(PictureDifference.tolerance);
                if (isOther) {
                  const [x, y] = [(i / 4) % after.width, Math.floor(i / 4 / after.width)];
                  count += 1;
                  for (const { cell, box } of places) if (x >= box[0] && y >= box[1] && x < box[2] && y < box[3]) changed.add(cell);
                  [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x), Math.max(y1, y)];
                  now.data.set([255, 0, 40, 255], i);
                } else {
                  for (let channel = 0; channel < 3; channel += 1) now.data[i + channel] = 200 + now.data[i + channel] * 0.2;
                }
              }
              right.putImageData(now, 0, 0);
              const box = count ? [x0, y0, x1 - x0 + 1, y1 - y0 + 1] : [];
              return answer({ difference: { ...sizes, count, box, cells: [...changed] }, marked: count ? right.canvas.toDataURL("image/png").split(",")[1] : null });
            })().catch((error) => answer({ error: error.message }));
            </script>
            """
    }

    /// Reads the result from the document after the page has run.
    /// - Throws: ``SheetError`` with code `browser` if there is none.
    static func result(in document: String) throws(SheetError) -> (difference: PictureDifference, marked: Data?) {
        let start = document.range(of: "<pre id=\"answer\">")
        let end = start.flatMap { document.range(of: "</pre>", range: $0.upperBound..<document.endIndex) }
        guard let start, let end else { throw SheetError(.browser, "the browser did not compare the pictures") }
        let json = document[start.upperBound..<end.lowerBound]
        do {
            let answer = try JSONDecoder().decode(Answer.self, from: Data(json.utf8))
            guard let difference = answer.difference else {
                throw SheetError(.browser, "the pictures cannot be compared: \(answer.error ?? "no result")")
            }
            return (difference, answer.marked.flatMap { Data(base64Encoded: $0) })
        } catch let error as SheetError {
            throw error
        } catch {
            throw SheetError(.browser, "the browser's comparison cannot be read", cause: error)
        }
    }
}
