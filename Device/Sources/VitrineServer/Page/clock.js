import { setNow, setZone, tick as tickLive } from "./live.js";

// The device's clock, advanced by the page between two messages from the device.
export class Clock {
  constructor() {
    this.state = null;
    this.onTick = () => {};
    setInterval(() => this.tick(), 200);
  }

  /** Takes the device's clock and its locale; the next tick shows it. */
  set(state, locale) {
    this.state = { ...state, received: performance.now() };
    this.phone = phoneForms(state.zone, locale, state.isTwelveHours ? "h12" : "h23");
    setZone(state.zone);
    setNow(this.now);
  }

  /** The device's current time, in milliseconds since 1970. */
  get now() {
    const { now, speed, received, destination } = this.state;
    // Between the steps of a jump the clock stands.
    if (destination !== null) return now * 1000;
    return now * 1000 + (performance.now() - received) * speed;
  }

  tick() {
    if (!this.state) return;
    const now = this.now;
    setNow(now);
    tickLive(document);
    this.onTick({
      now,
      phoneTime: this.phone.time(now),
      phoneDate: this.phone.date(now),
      time: format(now, this.state.zone, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
      seconds: format(now, this.state.zone, { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" }),
      date: format(now, this.state.zone, { weekday: "long", day: "numeric", month: "long", year: "numeric" }),
    });
  }

  /** The current time as the value of an input of type `datetime-local`, in the device's time zone. */
  get inputValue() {
    return local(this.now, this.state.zone);
  }
}

const phones = new Map();

/** How the phone itself writes the time, in its locale and without the day period, and the date above the lock screen's clock. */
function phoneForms(zone, locale, hourCycle) {
  const key = JSON.stringify([zone, locale, hourCycle]);
  if (!phones.has(key)) {
    const make = (language) => {
      const clock = new Intl.DateTimeFormat(language, { timeZone: zone, timeStyle: "short", hourCycle });
      const day = new Intl.DateTimeFormat(language, { timeZone: zone, weekday: "long", day: "numeric", month: "long" });
      return {
        time: (now) => clock.formatToParts(now).filter(({ type }) => type !== "dayPeriod").map(({ value }) => value).join("").trim(),
        date: (now) => day.format(now),
      };
    };
    let forms;
    try {
      forms = make(locale.replaceAll("_", "-"));
    } catch {
      // A locale that the browser does not know.
      forms = make("en-US");
    }
    phones.set(key, forms);
  }
  return phones.get(key);
}

const formats = new Map();
function format(milliseconds, zone, options) {
  const key = zone + JSON.stringify(options);
  if (!formats.has(key)) formats.set(key, new Intl.DateTimeFormat("en-GB", { ...options, timeZone: zone }));
  return formats.get(key).format(milliseconds);
}

/** Formats a moment as `YYYY-MM-DDTHH:MM:SS` in a time zone. */
export function local(milliseconds, zone) {
  const parts = new Intl.DateTimeFormat("sv-SE", {
    timeZone: zone, year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23",
  }).format(milliseconds);
  return parts.replace(" ", "T");
}

/** The moment, in milliseconds since 1970, at which clocks in a time zone show `YYYY-MM-DDTHH:MM[:SS]`. */
export function fromLocal(text, zone) {
  const wall = Date.parse(`${text.length === 16 ? `${text}:00` : text}Z`);
  // Two rounds, because the first guess can be on the other side of a daylight saving transition.
  let moment = wall;
  for (let round = 0; round < 2; round += 1) moment += wall - Date.parse(`${local(moment, zone)}Z`);
  return moment;
}

/** Formats the time of day of a moment, with seconds. */
export function timeOfDay(milliseconds, zone) {
  return format(milliseconds, zone, { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" });
}

/** The day of a moment in words that follow its time; none for the day of `now`. */
export function dayWords(milliseconds, now, zone) {
  const day = (moment) => local(moment, zone).slice(0, 10);
  const date = day(milliseconds);
  return date === day(now) ? "" : date === day(now + 86_400_000) ? " tomorrow" : ` on ${date}`;
}
