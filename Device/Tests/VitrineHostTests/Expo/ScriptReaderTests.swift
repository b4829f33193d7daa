import Testing

@testable import VitrineHost

/// Values that configuration scripts export, read without running them.
struct ScriptReaderTests {
    private func read(_ source: String, _ argument: ScriptValue = .missing) -> ScriptValue {
        var reader = ScriptReader(source) { $0 == "./a.json" ? .map(["b": .text("c")]) : .missing }
        return reader.exported(for: argument)
    }

    @Test(arguments: [
        "module.exports = { a: 1, 'b': \"x\", };", "export default { a: 1, b: 'x' }",
        "/* { */ module.exports = config => ({ a: 1, // }\n b: `x` })",
        "module.exports = (config) => { const b = 'x'\n return { a: 1, b } }",
        "export default function (config) {\n  if (config) { return {} }\n  return { a: 1, b: 'x' };\n}",
        "const NAMES = { x: 'x' };\nconst own = { a: 1, b: NAMES.x }\nmodule.exports = own",
        "import type { Config } from 'c';\nconst own: Config = { a: 1, b: 'x' } as const;\nexport default own satisfies C;",
        "export default ({ config }: Context): Config => ({ a: +1 ? 2 : 1, ...{ a: 1 }, b: 'x' })",
        "module.exports = defineTarget({ a: 1, b: process.env.B ?? 'x' })", "{ \"a\": 1, \"b\": \"\\u0078\" }",
        "function make() { return { a: 1, b: 'x' } }\nmodule.exports = make;",
        "const own = {}\nown.a = 1\nown['b'] = 'x'\nmodule.exports = own",
        "module.exports = () => {\n const own = { a: 2 };\n own.a = 1; own.b = 'x';\n return own;\n};",
        "const name = () => {\n if (process.env.V === 'dev') return 'y'\n else return 'x'\n}\nexport default { a: 1, b: name() }",
        "module.exports = () => {\n if (!process.env.KEY)\n  throw new Error('key')\n return { a: 1, b: 'x' }\n}",
        "const own = { a: 1, b: 'x' }\nexport default () => {\n return withSentry(own, { b: make(1) })\n}",
        "export default () => {\n let own = { a: 1, b: 'x' }\n own = withPanes(own as C, { c: 1 });\n return own\n}",
        "let b = 'y';\nif (process.env.V) { b = 'z' } else if (1) { b = 'x' } else { b = 'w' }\nmodule.exports = { a: 1, b };",
    ])
    func formsOfOneValue(source: String) {
        #expect(read(source) == .map(["a": .number(1), "b": .text("x")]))
    }

    @Test
    func argumentIsThatOfTheFunction() {
        let app = ScriptValue.map(["ios": .map(["groups": .list([.text("group.a")]), "id": .text("org.a")])])
        let source = """
            module.exports = (config) => ({
              groups: config?.ios?.["groups"] ?? ["group.b"], other: config.none?.x || ['group.c'],
              id: `${config.ios.id}.widget`, sum: 'a' + "b", first: config.ios.groups[0], json: require('./a.json').b,
              flags: [!0, null, -2, 1 === 1],
            })
            """
        let value = read(source, app)
        #expect(value["groups"].texts == ["group.a"] && value["other"].texts == ["group.c"])
        #expect(value["id"].text == "org.a.widget" && value["sum"].text == "ab" && value["first"].text == "group.a")
        #expect(value["json"].text == "c")
        #expect(value["flags"] == .list([.flag(true), .missing, .number(-2), .flag(true)]))
    }

    @Test
    func whatNeedsARunIsUnknownWithItsLine() {
        let source = """
            const make = () => 'x';
            module.exports = {
              a: make(1),
              b: [1, new Date()],
              c: 'known', d() { return 1 },
              ...rest(), [key()]: 1,
              e: /['"]/.test('x') ? 1 : 2,
              f: config.x > 1 ? 1 : 2, g: { h: 'known' },
            }
            """
        let value = read(source)
        #expect(value["c"].text == "known" && value["g"]["h"].text == "known")
        #expect(value.unknownLines == [3, 4, 5, 6, 7, 8])
        #expect(Set(value.members.keys) == ["a", "b", "c", "d", "...", "e", "f", "g"])
    }

    @Test(arguments: [
        ("module.exports = (config) => {\n  switch (config.x) { case 1: return { a: 1 } }\n  return { a: 2 }\n}", 2),
        ("module.exports = (config) => {\n  if (load()) { config.a = 1 }\n  return config\n}", 2),
        ("const name = () => {\n  for (const a of all) { if (a) return a }\n}\nmodule.exports = { a: name() }", 2),
        ("import base from './base';\nmodule.exports = { ...base, b: 1 }", 2),
    ])
    func whatAStatementMayChangeIsUnknown(source: String, line: Int) {
        #expect(read(source, .map(["a": .number(0)]))["a"] == .unknown(line: line))
    }

    @Test func importedNamesStandForWhatAFileExports() {
        let imports = "import a, { b as c, default as d } from './x'\nimport * as e from './y';\n"
        let source = imports + "module.exports = { a, c, d, e }"
        var reader = ScriptReader(source) { $0 == "./x" ? .map(["b": .text("B")]) : .text("Y") }
        let value = reader.exported(for: nil)
        #expect(value["c"].text == "B" && value["e"].text == "Y")
        #expect(value["a"]["b"].text == "B" && value["d"]["b"].text == "B")
    }

    @Test(arguments: [
        ("{\"type\": \"widget\",", "1: this { is not closed"),
        ("module.exports = {\n  a: {\n  b: 1,\n};", "1: this { is not closed"),
        ("module.exports = ({\n  a: { b: 1,\n})", "1: this { is not closed"), ("a = 1\n}", "2: this } closes nothing"),
        ("", "1: nothing is in it"), ("module.exports = { a: /[/{]/, b: '{', c: `{` } // {", nil),
        ("module.exports = { a: `${b ? '{' : `}`}` }", nil),
    ])
    func marksWithoutAPairAreAMistake(source: String, expected: String?) {
        #expect(ScriptReader(source).mistake.map { "\($0.line): \($0.message)" } == expected)
    }

    /// Each name stands for two of the next one, so that the last one counts 2⁴⁰ times.
    private static let manyNames =
        (0..<40).map { "const a\($0) = [a\($0 + 1), a\($0 + 1)];" }.joined() + "const a40 = 1; module.exports = a0;"

    @Test(arguments: [
        ("throw new Error('no')", 1), ("module.exports = () => {\n  throw new Error()\n}", 2), ("", 1),
        ("module.exports", 1), ("const a = b, b = a\nmodule.exports = a", 1),
        ("module.exports = " + String(repeating: "[", count: 5_000), nil),
        ("module.exports = " + String(repeating: "(", count: 5_000), nil),
        ("module.exports = {a: 'x", nil), ("module.exports = `${", nil), ("}{)(][", nil),
        ("module.exports = {a:{b:{,,:}", nil), (manyNames, nil),
    ])
    func brokenScriptsEnd(source: String, line: Int?) {
        let value = read(source)
        if let line { #expect(value.unknownLines == [line]) }
    }
}
