"""Texts as widgets show them, by script. Groups named "approximate" are measured, but may exceed the limit."""

SAMPLES = {
    "latin": [
        "Today", "3 of 5 habits", "12:34", "Meditate 10 min", "No events today", "Next: Design review", "1,234.56 kcal",
        "Tap to add", "Wi-Fi unavailable", "AVATAR Wave To Type", "fi fl ffi ffl", "© 2025 ™ ®", "“Quoted” ‘text’ — en–dash …",
        "[brackets] {braces} <angle>", "a+b=c & x/y * z % #1 @home", "$ 12 € 34 £ 56 ¥ 78 ₩ 9000", "0123456789",
        "11:11 00:00 47.1°", "−12 °C", "10:00 – 11:30", "Mon, Nov 21", "QWERTYUIOP", "the quick brown fox jumps over the lazy dog",
        "Streak: 128 days", "100 %", "A B C D", "user@example.org", "no\u00a0break\u202fspaces\u2009thin\u2003em", "x²+y³ ½ ¾ ⅓ ₂",
    ],
    "latin extended": [
        "Čeština příliš žluťoučký kůň", "Zażółć gęślą jaźń", "Çalışma günü İstanbul ığüşöç", "Größe Übung Straße ẞ", "Málaga ñandú ¿Qué? ¡Sí!",
        "Œuvre où été naïf", "Þórður Ææ Øø Åå", "Ţară şi ţigan Țară și", "Ħal Għaxaq", "Ő Ű ő ű", "ǅ Ǌ ƒ ǎ",
        "Tiếng Việt: Sức khỏe và thói quen", "Đường Nguyễn Huệ", "ẵ ặ ế ộ ữ Ỳ",
    ],
    "decomposed": [
        "e\u0301te\u0301 n\u0303 o\u0308", "d\u030cl\u030ct\u030c L\u030c", "o\u031b\u0301 u\u031b\u0323", "i\u0301 j\u0301", "\u0438\u0306 \u0435\u0308",
        "a\u0323\u0302 e\u0302\u0309", "x\u0301 q\u0302", "\u03b1\u0313\u0301 \u03b7\u0345",
    ],
    "greek": ["Σήμερα", "Καλημέρα κόσμε", "Ελληνικά ΑΒΓΔΕ αβγδε", "ἀρχή ᾧ ῥήτωρ", "π ≈ 3,14 Ω μ"],
    "cyrillic": [
        "Сегодня", "Привычки: 3 из 5", "Широкая электрификация южных губерний", "Їжак Ґанок єдність", "Ѝ ѝ Љ Њ Џ ђ ћ", "Қазақ Өзбек ҳ", "Ёлка ЪЫЬЭЮЯ",
    ],
    "symbols": [
        "← → ↑ ↓ ↗ ⇒", "≤ ≥ ≠ ± × ÷ ∞ √ ∑", "• · ‣ ◦ ● ○ ■ □ ▲ △ ▶ ◀", "★ ☆ ✓ ✔ ✗ ✕", "┌─┐│└┘ █ ▓ ░ ▁▂▃▄▅▆▇", "① ② ⓪ Ⓐ", "№ ℃ ℉ ™ ℹ",
        "♥ ♦ ♣ ♠ ♪ ♫", "☎ ✈ ☂ ☃", "⌘ ⌥ ⇧ ⏎ ⌫", "⚠ ⚙ ⚑", "❤ ❄ ☀", "† ‡ § ¶ ※",
    ],
    "korean": [
        "오늘의 습관", "한강 공원 주차 현황", "여의도한강공원 혼잡도: 보통", "미세먼지 좋음 23㎍/㎥", "오후 3:25 업데이트", "“한글” (괄호) 100대", "ㄱㄴㄷㅏㅑ", "뷁쀍꿹",
        "\u1112\u1161\u11ab\u1100\u1173\u11af", "ㅋㅋㅋ ㅠㅠ", "반포·잠원·뚝섬",
    ],
    "japanese": ["今日の習慣", "カタカナ ひらがな", "「引用」、句読点。", "ﾊﾝｶｸ ｶﾅ", "ＦＵＬＬ ｗｉｄｔｈ １２３", "東京都渋谷区 3丁目", "（全角）：！？", "〜ー・々〆", "が か\u3099 ぱ は\u309a"],
    "chinese": ["今天的习惯", "天气：晴，25℃", "繁體中文測試", "《书名》——“引号”……", "第12章 龙珠", "𠮷野家 㐂"],
    "emoji": [
        "😀", "🔥 12", "👍🏽 Great", "👨‍👩‍👧‍👦 family", "🇰🇷🇩🇪🇺🇸", "❤️ ☀️ ✈️ ☎️", "1️⃣ #️⃣ *️⃣", "🏳️‍🌈 🏴‍☠️", "⭐ ⚡ ✨ ✅ ❌", "🧘‍♀️🧘🏿‍♂️ yoga", "🌧️ ⛅ ☔",
        "💧💧💧 3/8", "⌚ ⏰ ⏳", "🫠🫶", "❤️‍🔥", "☝🏽 ✌️", "ℹ️ ™️ ©️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🇽🇽", "🌡 🅿 🏞", "❤︎ ☀︎", "🅿️ 🆗 🈁", "♻️ ⚠️ ✔️",
    ],
    "mixed": [
        "Bonjour 안녕 今日 😀", "습관 3/5 완료 ✅", "DBM 第12章 • Ch. 12", "Привет, мир! 🌍 2025", "공원 A구역 123대 🅿️", "Läufe 5 km 🏃‍♂️ в парке", "東京 Tokyo 도쿄 τόκιο", "☕️ 1 cup – 9:00",
    ],
    "invisible": ["a\u200bb\u200dc\u200cd", "\u2066left\u2069", "soft\u00adhyphen", "\ufeffbom", "word\u2060joiner", "\u200eLRM\u200f"],
    "hebrew, georgian, armenian": ["שלום עולם", "הרגלים 3/5", "გამარჯობა", "Բարեւ"],
    "approximate: joining or reordering scripts": ["مرحبا بالعالم", "العادات اليومية", "سلام"],
    "approximate: no known font": ["สวัสดี", "नमस्ते", "\U0001e900", "\ue123"],
}
