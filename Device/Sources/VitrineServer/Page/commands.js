import { perform, set } from "./connection.js";

// The page's own commands in one table: the palette and the help list it, and a single key runs one.

/** Builds the list. Each command has a name, a key that runs it on the page, and sometimes a condition. */
export function commands({ send, state, tabs, pages, click, undo, copyLink, inspect, variants, help, fleet }) {
  const clock = (body) => send("/api/clock", body);
  const appearance = (name) => set("appearance", name);
  const list = [
    { name: "Pause or continue the clock", key: " ", run: () => set("speed", state().clock.speed === 0 ? "1" : "0") },
    { name: "Next entry", key: "ArrowRight", run: () => clock({ jump: "nextEntry" }), isAvailable: () => state().clock.nextEntry !== null },
    { name: "Next midnight", key: "m", run: () => clock({ jump: "nextMidnight" }) },
    { name: "Clock to now", key: "n", run: () => clock({ jump: "now" }) },
    { name: "Lock or unlock the screen", key: "l", run: () => set("locked", !state().locked) },
    { name: "StandBy or home screen", key: "y", run: () => set("standBy", state().standBy === "off" ? "day" : "off"), isAvailable: () => state().screen.idiom === "phone" },
    { name: "Dark or light", key: "d", run: () => appearance(state().appearance === "dark" ? "light" : "dark") },
    { name: "Add a widget", key: "a", run: () => click("open-gallery") },
    { name: "Move widgets", key: "v", run: () => click("arrange") },
    { name: "Undo", key: "z", run: () => undo.step("undo"), isAvailable: () => undo.isPossible("undo") },
    { name: "Redo", key: "Z", run: () => undo.step("redo"), isAvailable: () => undo.isPossible("redo") },
    { name: "Reload all widgets", key: "r", run: () => perform("reload") },
    { name: "Inspect widgets, with the bounds of their parts", key: "b", run: inspect },
    { name: "Variants of a widget side by side", key: "s", run: variants, isAvailable: () => state().widgets.length > 0 },
    { name: "Compare policies on many phones", key: "f", run: fleet },
    { name: "Search the trace", key: "/", run: () => { tabs.select("trace"); document.getElementById("trace-search").focus(); } },
    { name: "Copy a link to this page, widget and moment", key: "c", run: copyLink },
    { name: "Help, keys and version", key: "?", run: help },
    { name: "All pages of the home screen", key: "0", run: () => pages.show(null) },
    { name: "Previous page", key: "[", run: () => pages.step(-1) },
    { name: "Next page", key: "]", run: () => pages.step(1) },
    { name: "Leave the app", key: "Escape", run: () => perform("open", { target: "home" }), isAvailable: () => state().foreground !== null },
  ];
  for (const [index, tab] of tabs.tabs.filter(({ dataset }) => dataset.tab !== "home").entries()) {
    list.push({ name: `Show ${tab.firstChild.data}`, key: String(index + 1), run: () => tabs.select(tab.dataset.tab) });
  }
  return list;
}

const keyNames = { " ": "Space", ArrowRight: "→", Escape: "Esc" };

/** The key as a person reads it. */
export function keyName(key) {
  return keyNames[key] ?? (/^[A-Z]$/.test(key) ? `⇧ ${key}` : key.toUpperCase());
}
