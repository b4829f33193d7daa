import { sentence } from "./connection.js";
import { timeOfDay } from "./clock.js";
import { replaceContent } from "./focus.js";
import { titles as widgetTitles } from "./titles.js";
import { named } from "./words.js";

/** What the layout's notes are about, by kind. */
const titles = {
  truncated: "Truncated text", overflowing: "Beyond the widget", tooHeavy: "Too heavy", unknownSymbol: "Unknown symbol", missingImage: "Missing image", missingResource: "Missing resource",
  approximated: "Approximated drawing", notEntitled: "Not in the entitlements", ignored: "Modifier without effect", undefined: "Undefined use",
  closeEntries: "Entries close together", droppedEntries: "Dropped entries", manyEntries: "Many entries", unsortedEntries: "Unsorted entries", hiddenEntries: "Hidden entries", endedPolicy: "Policy without a later date",
  hiddenByAccent: "Hidden by the tint", flatPicture: "Picture without colours", lowContrast: "Low contrast", smallText: "Small text", smallTarget: "Small target", outsideMargins: "Outside the margins",
};
const troubled = { failed: "No timeline", keptOld: "Old timeline" };

// The findings about the placed widgets: from the layout of every entry, from the device's status, and from the drawing itself.
export class Findings {
  /** `jump` shows a moment of the selected widget's timeline. */
  constructor(selection, jump) {
    this.selection = selection;
    this.jump = jump;
    this.list = document.getElementById("finding-list");
    this.count = document.getElementById("finding-count");
    this.known = new Map();
    this.list.addEventListener("click", (event) => this.clicked(event.target.closest("[data-finding]")));
    for (const type of ["pointerover", "focusin"]) this.list.addEventListener(type, (event) => this.mark(event.target.closest("[data-finding]")));
    for (const type of ["pointerleave", "focusout"]) this.list.addEventListener(type, () => this.mark(null));
  }

  show({ widgets, apps, clock: { zone } }) {
    const found = widgetTitles(widgets);
    this.items = widgets.flatMap((widget) => this.of(widget, apps).map((finding) => ({ ...finding, widget: { ...widget, title: found.get(widget.id) } })));
    // What an extension offers and the device cannot show belongs to no placed widget.
    for (const { name, findings } of apps) {
      const widget = { id: "", title: `${name} · extension`, appName: name };
      this.items.push(...findings.map(({ kind, message }) => ({ title: titles[kind] ?? kind, message, level: "warning", widget })));
    }
    this.count.hidden = !this.items.length;
    this.count.textContent = this.items.length;
    document.getElementById("no-findings").hidden = this.items.length > 0;
    const text = JSON.stringify([zone, this.items.map(({ title, message, widget, path, entry, date, count }) => [title, message, widget.id, path, entry, date, count])]);
    if (text === this.text) return;
    this.text = text;
    replaceContent(this.list, () => this.list.replaceChildren(...this.items.map((item, index) => row(item, index, zone))));
  }

  of(widget, apps) {
    const found = widget.findings.map(({ kind, ...finding }) => ({ ...finding, title: titles[kind] ?? kind, level: "warning", marks: finding.isShown && kind === "unknownSymbol" ? ".vu" : null }));
    if (troubled[widget.status]) found.unshift({ title: troubled[widget.status], message: named(widget.message, apps), level: "error" });
    return [...found, ...this.drawing(widget)];
  }

  /** The controls without a name in a drawing, which is examined once. */
  drawing({ id, digest }) {
    const known = this.known.get(id);
    if (known?.digest === digest) return known.found;
    const controls = document.querySelectorAll(`[data-widget="${CSS.escape(id)}"] .vw :is(button, a, [role=switch]):not([aria-hidden=true])`);
    const found = [...controls].flatMap((control, index) => (control.getAttribute("aria-label") ?? control.textContent).trim() ? [] : [{
      title: "Control without a label", level: "warning", path: index, control,
      message: "A screen reader says nothing about it; add accessibilityLabel",
    }]);
    this.known.set(id, { digest, found });
    return found;
  }

  clicked(row) {
    const item = row && this.items[row.dataset.finding];
    if (!item?.widget.id) return;
    this.selection.select(item.widget.id);
    if (item.isShown === false) this.jump(item.date * 1000);
  }

  /** Marks the place of a finding on the picture. */
  mark(row) {
    for (const element of document.querySelectorAll(".found")) element.classList.remove("found");
    const item = row && this.items[row.dataset.finding];
    if (!item) return;
    const widget = document.querySelector(`[data-widget="${CSS.escape(item.widget.id)}"]`);
    const places = item.control ? [item.control] : item.marks ? widget?.querySelectorAll(item.marks) ?? [] : [];
    for (const place of places.length ? places : [widget?.querySelector(".widget-frame")]) place?.classList.add("found");
  }
}

function row({ widget, title, message, level, entry, date, count }, index, zone) {
  const item = document.createElement("li");
  const button = document.createElement("button");
  button.type = "button";
  button.dataset.finding = index;
  button.dataset.level = level;
  const name = document.createElement("b");
  name.textContent = title;
  const place = document.createElement("small");
  const more = count > 1 ? ` and ${count - 1} more` : "";
  place.textContent = `${widget.title}, ${widget.appName}${entry ? `, entry ${entry} of ${timeOfDay(date * 1000, zone)}${more}` : ""}`;
  const text = document.createElement("span");
  text.textContent = sentence(message);
  button.append(name, place, text);
  item.append(button);
  return item;
}
