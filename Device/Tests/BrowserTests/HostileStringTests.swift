import BrowserTesting
import Foundation
import Testing
import VitrineTesting
import WidgetArchive
import WidgetDrawing

/// No text of an archive becomes an element, an event handler, a style or a script.
@Suite(.requiresBrowser, .serialized)
struct HostileStringTests {
    @Test func hostileTextsRemainTextAndAreShownUnchanged() async throws {
        var page = DrawnPage()
        for (index, text) in (HostileStrings.texts + HostileStrings.addresses).enumerated() {
            page.add(Self.archive(text), as: HTMLDrawing(now: Gallery.now, idPrefix: text + "\(index)"))
        }
        var site = try page.site()
        // The drawing must be safe even without a content security policy.
        site.contentSecurityPolicy = ""
        try await Browser.withPage { page in
            try await page.load(site)
            // The events that would run an injected handler.
            try await page.evaluate(
                """
                for (const element of document.querySelectorAll('.vw *')) {
                  for (const type of ['mouseover', 'focus', 'click', 'load', 'error']) {
                    element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
                  }
                }
                """
            )
            #expect(try await page.evaluate("window.hacked ?? null") == .null)
            #expect(
                try await page.evaluate("document.querySelectorAll('xx, .vw script, .vw style, .vw iframe').length")
                    == 0
            )
            let wrong = try await page.evaluate(Self.unknownNames).array
            #expect(wrong.isEmpty, "\(wrong.prefix(5))")
            #expect(try await page.evaluate("location.href") == .string(BrowserSite.origin + "/"))
            #expect(page.complaints.isEmpty)

            let (texts, shownSite) = try Self.shownTexts()
            try await page.load(shownSite)
            let shown = try await page.evaluate(
                "[...document.querySelectorAll('.vw')].map((e) => e.querySelector('.vt').textContent)"
            )
            #expect(shown.array.compactMap(\.string) == texts)
        }
    }

    /// A page with the texts that a browser shows unchanged.
    private static func shownTexts() throws -> ([String], BrowserSite) {
        let texts = HostileStrings.texts.filter {
            !$0.contains(where: \.isNewline) && !$0.contains("\u{0}") && !$0.contains("\t")
        }
        var page = DrawnPage()
        for text in texts { page.add(archive(text), as: HTMLDrawing(now: Gallery.now)) }
        return (texts, try page.site())
    }

    /// A script that returns all elements and attributes that the drawing never writes.
    private static let unknownNames = """
        [...document.querySelectorAll('.vw, .vw *')].flatMap((element) => {
          const elements = ['div','span','button','a','img','time','svg','path','g','mask','filter','circle','text','image',
            'linearGradient','radialGradient','stop','feComponentTransfer','feFuncR','feFuncG','feFuncB','feColorMatrix'];
          const wrong = elements.includes(element.localName) ? [] : [element.localName];
          for (const { name, value } of element.attributes) {
            if (/^on/.test(name) || name === 'srcdoc' || name === 'formaction') wrong.push(name);
            if (name === 'href' && value !== '#') wrong.push(`href=${value}`);
            if (name === 'src' && !/^data:image\\/(png|jpeg|webp|gif);base64,[A-Za-z0-9+/=]*$/.test(value)) wrong.push(`src=${value}`);
            const style = name === 'style' ? value.replace(/url\\(#v-[A-Za-z0-9-]+\\)/g, '') : '';
            if (/url\\((?!data:image)|expression|import|javascript/i.test(style)) wrong.push(value);
            if (name === 'data-url' && !/^[a-z][a-z0-9+.-]*:/i.test(value)) wrong.push(`url=${value}`);
            if (name === 'data-url' && /^(javascript|data|vbscript|file|blob|about):/i.test(value)) wrong.push(`url=${value}`);
          }
          return wrong;
        })
        """

    /// An archive with the text in every place that can contain a text.
    private static func archive(_ text: String) -> EntryArchive {
        var archive = Gallery.habits
        let style = ArchiveSketch.style(15)
        var stroke = ArchivedShape.Stroke(width: 2)
        stroke.cap = text
        stroke.join = text
        let frame = ArchiveRect(x: 10, y: 10, width: 50, height: 20)
        let image = ArchivedImage(data: Data(text.utf8), mediaType: text, pixelWidth: 1, pixelHeight: 1)
        let labelled = ArchiveAccessibility(label: text, value: text, hint: text)
        archive.url = text
        archive.content = [
            ArchiveSketch.text(text, x: 4, y: 4),
            ArchiveSketch.text(text, "more", x: 4, y: 30, isTruncated: true, whole: text),
            ArchiveSketch.live(.timer(Gallery.now), y: 60, prefix: text, suffix: text),
            ArchiveSketch.live(.formattedDate(Gallery.now, skeleton: text), y: 60),
            ArchiveSketch.symbol(text, x: 100, y: 100),
            ArchiveNode(frame: frame, content: .button(text), accessibility: labelled),
            ArchiveNode(frame: frame, content: .toggle(text, isOn: true)),
            ArchiveNode(frame: frame, content: .link(text), children: [ArchiveSketch.text(text, style: style)]),
            ArchiveNode(frame: frame, content: .image(image), accessibility: labelled),
            ArchiveSketch.gauge(.bar, .fraction(0.5), frame).with { $0.accessibility = labelled },
            ArchiveSketch.shape(.circle, frame, stroke: stroke)
                .with { $0.effects = [.mask([ArchiveSketch.text(text)])] },
            ArchiveSketch.box(frame, accessibility: labelled, [ArchiveNode(frame: frame, content: .button("a0"))]),
        ]
        archive.actions = [text: ArchivedAction(intent: text, parameters: [text: text])]
        return archive
    }
}
