// Updates the live texts and gauges of drawn widgets with the device's clock. The script has no timer and no clock of its
// own: the page sets the time and decides when to update.

let now = 0;
let zone = "UTC";

/** Sets the device's time, in milliseconds since 1970. */
export function setNow(milliseconds) {
  now = milliseconds;
}

/** Sets the device's time zone, for scripts that format times themselves; the device has formatted the drawn times and dates. */
export function setZone(name) {
  zone = name;
}

/** The device's time and time zone, as last set. */
export function deviceTime() {
  return { now, zone };
}

/** Updates every live element below a root to the device's time. An element that is up to date is not touched. */
export function tick(root = document) {
  for (const element of root.querySelectorAll("[data-live]")) {
    if (element.dataset.live === "gauge") moveGauge(element);
    else show(element);
  }
}

function show(element) {
  const text = (element.dataset.prefix ?? "") + words(element.dataset, language(element)) + (element.dataset.suffix ?? "");
  if (element.textContent !== text) element.textContent = text;
}

function words(data, lang) {
  const date = Number(data.date);
  switch (data.live) {
    case "relative": return join(relative(date).map((part) => unit(part, lang)), lang);
    case "offset": return sign("all", date) + unit(relative(date)[0], lang);
    case "distance": return sign(data.sign, date) + join(distance(date, data.units ?? "", Number(data.count)).map((part) => unit(part, lang)), lang);
    case "timer": return digits(date > now ? Math.ceil(seconds(date - now)) : Math.floor(seconds(now - date)), true, data.zero);
    case "interval": return digits(intervalSeconds(data), "hours" in data, data.zero);
    default: return "";
  }
}

function moveGauge(element) {
  const { start, end, down } = interval(element.dataset);
  const passed = end > start ? Math.min(Math.max((now - start) / (end - start), 0), 1) : 1;
  const fraction = down ? 1 - passed : passed;
  const shown = String(Math.round(fraction * 1000) / 1000);
  if (element.style.getPropertyValue("--p") === shown) return;
  element.style.setProperty("--p", shown);
  const meter = element.closest("[role=meter]");
  if (!meter) return;
  meter.setAttribute("aria-valuenow", String(Math.round(fraction * 1000) / 10));
  // Foundation rounds a half to the even neighbour.
  meter.setAttribute("aria-valuetext", format("percent", language(element), () => ({ style: "percent", roundingMode: "halfEven" })).format(fraction));
}

// The arithmetic. It must agree with TickingTime.swift, which the device uses for the same texts.

// Units have fixed lengths, in seconds.
const units = [["year", 31557600], ["month", 2629800], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

function seconds(milliseconds) {
  return Math.min(Math.max(Math.round(milliseconds) / 1000, 0), 1e12);
}

function relative(date) {
  const distance = Math.floor(seconds(Math.abs(date - now)));
  let place = units.findIndex(([, length]) => distance >= length);
  if (place < 0) place = units.length - 1;
  const [name, length] = units[place];
  const parts = [{ count: Math.floor(distance / length), name }];
  if (place + 1 < units.length) {
    const [smaller, smallerLength] = units[place + 1];
    const count = Math.floor((distance % length) / smallerLength);
    if (count > 0) parts.push({ count, name: smaller });
  }
  return parts;
}

function distance(date, names, limit) {
  let rest = Math.floor(seconds(Math.abs(date - now)));
  const allowed = units.filter(([name]) => names.split(" ").includes(name));
  const first = allowed.findIndex(([, length]) => rest >= length);
  if (first < 0) return [{ count: 0, name: allowed.at(-1)?.[0] ?? "second" }];
  const parts = [];
  for (const [name, length] of allowed.slice(first, first + Math.max(limit, 1))) {
    if (rest >= length) parts.push({ count: Math.floor(rest / length), name });
    rest %= length;
  }
  return parts;
}

function sign(kind, date) {
  if (kind === "none") return "";
  return now < date ? "-" : kind === "all" ? "+" : "";
}

function interval(data) {
  return { start: Number(data.start), end: Number(data.end), down: "down" in data };
}

function intervalSeconds(data) {
  const { start, end, down } = interval(data);
  const moment = Math.min(Math.max("pause" in data ? Number(data.pause) : now, start), Math.max(start, end));
  return down ? Math.ceil(seconds(end - moment)) : Math.floor(seconds(moment - start));
}

/** Minutes and seconds, with hours before them, in the digits that follow a zero. */
function digits(total, showsHours, zero = "0") {
  const hours = showsHours ? Math.floor(total / 3600) : 0;
  const minutes = Math.floor(total / 60) - hours * 60;
  const tail = String(total % 60).padStart(2, "0");
  const text = hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${tail}` : `${minutes}:${tail}`;
  return text.replace(/\d/g, (digit) => String.fromCodePoint(zero.codePointAt(0) + Number(digit)));
}

// The wording, from the browser's locale data.

function language(element) {
  return element.closest("[lang]")?.lang || "en";
}

function unit({ count, name }, lang) {
  const unitDisplay = name === "minute" || name === "second" ? "short" : "long";
  return format(name, lang, () => ({ style: "unit", unit: name, unitDisplay, useGrouping: true })).format(count);
}

/** Joins parts as two are joined: some languages would put a word before the last of three. */
function join(parts, lang) {
  if (parts.length < 2) return parts[0];
  const between = list(lang).formatToParts(["1", "2"]).find(({ type }) => type === "literal")?.value ?? "";
  return parts.join(between);
}

const formats = new Map();

function format(name, lang, options) {
  const key = `${lang} ${name}`;
  if (!formats.has(key)) formats.set(key, new Intl.NumberFormat(lang, options()));
  return formats.get(key);
}

function list(lang) {
  const key = `${lang} list`;
  if (!formats.has(key)) formats.set(key, new Intl.ListFormat(lang, { type: "unit", style: "short" }));
  return formats.get(key);
}
