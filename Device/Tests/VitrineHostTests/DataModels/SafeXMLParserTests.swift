import Foundation
import Testing

@testable import VitrineHost

#if canImport(FoundationXML)
import FoundationXML
#endif

/// XML that would end the process in Foundation's parser.
struct SafeXMLParserTests {
    private final class Reader: NSObject, XMLParserDelegate {}

    @Test(arguments: ["<?xm?><a/>", "<a><?b?></a>"])
    func instructionWithoutContentIsRefused(text: String) {
        #expect(!SafeXMLParser(Data(text.utf8), delegate: Reader()).parse())
    }

    @Test(arguments: ["<?xml version=\"1.0\"?><a/>", "<a><?b c?></a>"])
    func instructionWithContentIsRead(text: String) {
        #expect(SafeXMLParser(Data(text.utf8), delegate: Reader()).parse())
    }
}
