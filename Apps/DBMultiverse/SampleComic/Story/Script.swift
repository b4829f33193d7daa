/// The script of a chapter: one or two backdrops, and the words in reading order.
struct Script {
    /// The backdrops, which alternate between panels.
    let backdrops: [Backdrop]

    /// The words, distributed over the panels; some panels have no words.
    let words: [Words]

    /// Returns the script of a chapter of the sample comic.
    static func of(_ chapter: SampleChapter) -> Script {
        all[chapter.number] ?? Script(backdrops: [.space], words: [])
    }

    private static let all: [Int: Script] = [
        1: Script(backdrops: [.space, .workshop], words: lightAtTheEdge),
        2: Script(backdrops: [.comet, .space], words: doorInTheComet),
        3: Script(backdrops: [.workshop, .engine], words: rustAndStardust),
        4: Script(backdrops: [.stairs, .space], words: nineHundredSteps),
        5: Script(backdrops: [.engine, .workshop], words: quietEngine),
        6: Script(backdrops: [.morning, .space], words: morningEverywhere),
        7: Script(backdrops: [.sea], words: seaAbove),
        8: Script(backdrops: [.city], words: cityWithoutShadows),
    ]

    private static let lightAtTheEdge: [Words] = [
        .caption("AT THE EDGE OF EVERYTHING STANDS A LAMP."),
        .caption("SOMEBODY HAS TO LIGHT IT EVERY EVENING."),
        .keeper("THERE. THE SHIPS CAN FIND THE WAY HOME."),
        .robot("YOU ARE FOUR SECONDS LATE, MIRA."),
        .keeper("FOUR SECONDS IS NOT LATE, TOCK. IT IS FASHION."),
        .robot("I AM A CLOCK. I DO NOT WEAR FASHION."),
        .sound("FZZZT!"), .keeper("THE FLAME! IT IS LEANING!"),
        .robot("FLAMES DO NOT LEAN. THERE IS NO WIND OUT HERE."),
        .keeper("THEN SOMETHING IS BREATHING."), .caption("FAR OUT, SOMETHING SMALL CAUGHT THE LIGHT."),
        .robot("A COMET. IT IS NOT IN MY TABLES."), .keeper("THEN YOUR TABLES WANT COMPANY. COME ON!"),
        .robot("WHO WILL MIND THE LAMP?"), .keeper("WE TAKE IT WITH US."), .caption("AND SO THEY WENT."),
    ]

    private static let doorInTheComet: [Words] = [
        .caption("THE COMET WAS COLD, AND SOMEBODY LIVED IN IT."), .sound("CRUNCH"),
        .keeper("LOOK! A DOOR. WITH A HANDLE."), .robot("ICE DOES NOT GROW HANDLES."),
        .keeper("KNOCK, THEN."), .sound("TOK TOK"), .robot("NOBODY. MAY WE GO HOME?"),
        .keeper("IT WAS NOT EVEN LOCKED."), .caption("BEHIND IT WAS ANOTHER SKY."),
        .robot("MIRA. THOSE ARE NOT OUR STARS."), .keeper("NO. THEY ARE SOMEBODY ELSE'S."),
        .robot("THE DOOR IS CLOSING. TWELVE SECONDS."), .keeper("THEN WE HAVE ELEVEN TO LOOK."),
    ]

    private static let rustAndStardust: [Words] = [
        .caption("TOCK HAD STOPPED AT TEN PAST FOUR."), .keeper("SAY SOMETHING. SAY I AM LATE."),
        .caption("THE WORKSHOP SMELLED OF OIL AND OLD RAIN."), .keeper("A WHEEL IS MISSING. ONE SMALL WHEEL."),
        .keeper("AND A HUNDRED DRAWERS."), .sound("CLATTER"), .keeper("BUTTONS. SPOONS. A MOON. NO WHEEL."),
        .caption("SHE LOOKED UNTIL THE LANTERN BURNED LOW."), .keeper("UNLESS..."),
        .keeper("THE LANTERN HAS A WHEEL, TO TURN THE WICK."), .caption("IT WAS NOT A HARD CHOICE."),
        .sound("TICK"), .robot("YOU ARE LATE."), .keeper("BY HOW MUCH?"), .robot("I MISSED YOU BY A WHOLE NIGHT."),
    ]

    private static let nineHundredSteps: [Words] = [
        .caption("THE TOWER HAD NINE HUNDRED STEPS. TOCK COUNTED."), .robot("ONE."), .robot("TWO."),
        .keeper("ARE YOU GOING TO COUNT THEM ALL?"), .robot("YES. THREE."), .sound("PUFF"),
        .keeper("HOW MANY NOW?"), .robot("FOUR HUNDRED AND ELEVEN. YOU ASKED, SO I LOST ONE."),
        .caption("HALFWAY UP THE WIND BEGAN TO SPEAK."), .keeper("IT SAYS TURN BACK."),
        .robot("IT SAYS WHOOO. I HAVE EXCELLENT EARS."), .keeper("EIGHT HUNDRED AND NINETY NINE..."),
        .robot("AND ONE THAT IS MISSING. JUMP!"),
    ]

    private static let quietEngine: [Words] = [
        .caption("IN THE MIDDLE OF ALL SKIES TURNS AN ENGINE."), .keeper("IT MAKES NO SOUND AT ALL."),
        .robot("IT DOES. IT TICKS ONCE IN A THOUSAND YEARS."), .keeper("WHEN IS THE NEXT ONE?"),
        .robot("IN NINE MINUTES."), .caption("A RING HAD SLIPPED. THAT WAS WHY THE FLAME LEANED."),
        .keeper("WE PUSH. TOGETHER."), .sound("GRRRND"), .robot("I AM NOT BUILT FOR THIS."),
        .keeper("NOBODY IS. PUSH!"), .sound("CLUNK"), .robot("THREE. TWO. ONE."),
        .caption("TICK."), .keeper("OH. IT WAS A SONG ALL ALONG."),
    ]

    private static let morningEverywhere: [Words] = [
        .caption("THAT DAY MORNING CAME TO EVERY SKY AT ONCE."), .keeper("FEEL THAT? IT IS WARM."),
        .robot("NINETEEN DEGREES. I APPROVE."), .caption("BEHIND THE HILLS THE SHIPS WERE COMING IN."),
        .keeper("SO MANY OF THEM!"), .robot("ALL ON TIME. I MAY CRY OIL."),
        .keeper("WHO LIGHTS THE LAMP TONIGHT?"), .robot("THE SAME AS EVER. FOUR SECONDS LATE."),
        .sound("HOOONK"), .keeper("HEAR THAT? THEY SAY THANK YOU."), .robot("THEY SAY HONK."),
        .caption("AND IN THE EVENING A LIGHT WENT ON AT THE EDGE."),
    ]

    private static let seaAbove: [Words] = [
        .caption("UNIVERSE FOUR. HERE THE SEA IS ABOVE."), .keeper("IF IT FALLS, WE SHALL BE WET."),
        .robot("IF IT FALLS, I SHALL BE RUST."), .sound("BLUB"), .keeper("THE FISH ARE LOOKING DOWN AT US."),
        .robot("PERHAPS WE ARE THEIR STARS."), .keeper("THEN WE HAD BETTER SHINE."),
        .caption("SHE HELD THE LANTERN UP, AND THE WAVES CAME TO SEE."),
        .robot("WISH. QUICKLY. THEY ARE WISHING ON US."),
    ]

    private static let cityWithoutShadows: [Words] = [
        .caption("UNIVERSE NINE. A CITY THAT SOLD ITS SHADOWS."), .robot("MIRA, THERE IS NOTHING UNDER YOUR FEET."),
        .keeper("WHERE DO PEOPLE REST AT NOON?"), .caption("NOBODY RESTED. THEY HAD FORGOTTEN HOW."),
        .keeper("TURN THE LAMP AROUND, TOCK."), .robot("A LAMP THAT SHINES DARK? IT IS AGAINST THE RULES."),
        .keeper("SO ARE WE."), .sound("FWOOM"), .caption("AND THE WHOLE CITY SAT DOWN AND SIGHED."),
    ]
}
