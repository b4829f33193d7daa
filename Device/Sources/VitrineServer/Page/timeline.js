import { ask, setClock } from "./connection.js";
import { local, timeOfDay } from "./clock.js";
import { replaceContent } from "./focus.js";

/** The height of a small picture, in CSS pixels. */
const pictureHeight = 92;
const day = 86_400_000;
/** Why an entry begins, in words; a program may have reasons of its own. */
const reasonWords = { age: "age limit", dayTurn: "new day", eventStart: "event begins", eventEnd: "event ends" };
const reasonsOf = ({ reasons }) => reasons.filter((reason) => reason !== "start").map((reason) => reasonWords[reason] ?? reason);

// The timeline of one widget: a small picture of every entry, and a scrubber that previews, on the phone, what the widget
// shows at a moment. A press moves the clock there, if the moment is later than the present.
export class Timeline {
  constructor({ clock, home, selection, reloads, isShown }) {
    Object.assign(this, { clock, home, selection, reloads, isShown });
    const find = (id) => document.getElementById(id);
    [this.scrubber, this.marks, this.moment, this.goButton, this.strip, this.none] = ["scrubber", "timeline-marks", "timeline-moment", "timeline-go", "timeline-entries", "no-timeline"].map(find);
    this.entries = [];
    this.scrubber.addEventListener("input", () => this.preview(Number(this.scrubber.value)));
    this.scrubber.addEventListener("keydown", (event) => this.pressed(event));
    const area = this.scrubber.parentElement;
    area.addEventListener("focusout", (event) => { if (!area.contains(event.relatedTarget)) this.endPreview(); });
    // The scrubber keeps the focus, and with it the preview.
    this.goButton.addEventListener("mousedown", (event) => event.preventDefault());
    this.goButton.addEventListener("click", () => this.go(Number(this.scrubber.value)));
    this.strip.addEventListener("click", (event) => {
      const card = event.target.closest("[data-entry]");
      if (card) this.go(this.entries[card.dataset.entry].date);
    });
    // Only a pointer that moves previews, not one under which the strip has scrolled or was drawn again.
    for (const type of ["pointermove", "focusin"]) {
      this.strip.addEventListener(type, (event) => {
        const card = event.target.closest("[data-entry]");
        if (card) this.preview(this.entries[card.dataset.entry].date);
      });
    }
    // A pointer that leaves the strip ends no preview of the scrubber.
    for (const type of ["pointerleave", "focusout"]) this.strip.addEventListener(type, () => { if (!area.contains(document.activeElement)) this.endPreview(); });
  }

  show(state) {
    this.state = state;
    const widget = state.widgets.find(({ id }) => id === this.selection.id);
    if (!widget || !this.isShown()) return undefined;
    this.widget = widget;
    const version = JSON.stringify([widget.id, widget.acceptedAt, state.appearance, state.tint, state.locale, state.hourCycle, state.increasedContrast, state.screen.name, state.textSize, state.clock.zone, state.locked]);
    if (version !== this.version) {
      this.version = version;
      this.loading = this.load(widget, version);
    } else {
      this.draw();
    }
    return this.loading;
  }

  /** Previews what the selected widget shows at a moment, and leads to the entry. */
  async jump(moment) {
    await this.show(this.state);
    const index = this.index(moment);
    this.reveal(index);
    this.strip.querySelector(`[data-entry="${index}"]`)?.focus();
  }

  async load(widget, version) {
    if (widget.id !== this.loaded) this.clear(widget.id);
    this.strip.setAttribute("aria-busy", "true");
    const answer = await ask(`/api/widgets/${widget.id}/timeline`);
    if (this.version !== version) return;
    this.strip.removeAttribute("aria-busy");
    if (!answer) {
      // Asked again with the next state.
      this.version = null;
      return;
    }
    this.entries = answer.entries.map((entry) => ({ ...entry, date: entry.date * 1000 }));
    replaceContent(this.strip, () => this.strip.replaceChildren(...this.entries.map((entry, index) => this.card(entry, index))));
    const isEmpty = !this.entries.length;
    this.none.hidden = !isEmpty;
    this.scrubber.parentElement.hidden = isEmpty;
    this.none.textContent = "This widget has no timeline yet.";
    document.getElementById("timeline-rest").textContent = answer.count > this.entries.length ? `${answer.count - this.entries.length} later entries are not drawn.` : "";
    this.isCentred = false;
    this.draw();
    if (isEmpty) this.endPreview();
    if (!this.isPreviewing) return;
    this.previewed = null;
    this.preview(Number(this.scrubber.value));
  }

  /** The entries of another widget go before those of this one are there. */
  clear(id) {
    this.loaded = id;
    this.endPreview();
    this.entries = [];
    this.strip.replaceChildren();
    this.scrubber.parentElement.hidden = true;
    this.none.hidden = false;
    this.none.textContent = "The timeline is being drawn.";
    document.getElementById("timeline-rest").textContent = "";
  }

  card(entry, index) {
    const item = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.entry = index;
    const time = timeOfDay(entry.date, this.clock.state.zone);
    const why = reasonsOf(entry).join(", ");
    button.setAttribute("aria-label", `Entry ${index + 1} of ${this.entries.length}, ${time}${why && `, ${why}`}${isPast(entry, this.clock) ? "" : ": move the clock there"}`);
    const picture = document.createElement("span");
    picture.className = "picture";
    const scale = pictureHeight / this.widget.height;
    Object.assign(picture.style, { width: `${this.widget.width * scale}px`, height: `${pictureHeight}px` });
    picture.innerHTML = entry.html;
    picture.inert = true;
    picture.firstElementChild.style.zoom = scale;
    // A picture shows its own moment; the page's clock must not move it.
    for (const live of picture.querySelectorAll("[data-live]")) live.removeAttribute("data-live");
    button.textContent = time;
    item.append(picture, button);
    const notes = [why, entry.relevance === undefined ? "" : `relevance ${Number(entry.relevance.toFixed(2))}`];
    for (const text of notes.filter((note) => note)) item.append(Object.assign(document.createElement("small"), { textContent: text }));
    return item;
  }

  /** The first and the last moment on the scrubber: the timeline, its next reload, and the present. */
  get range() {
    const dates = [...this.entries.map(({ date }) => date), this.clock.now];
    if (this.widget.nextReload !== null) dates.push(this.widget.nextReload * 1000);
    const start = Math.min(...dates);
    return [start, Math.max(...dates, start + 60_000)];
  }

  draw() {
    if (!this.entries.length) return;
    const [start, end] = this.range;
    const now = this.clock.now;
    this.drawnAt = now;
    Object.assign(this.scrubber, { min: Math.floor(start), max: Math.ceil(end), step: 1000 });
    if (!this.isPreviewing) {
      this.scrubber.value = now;
      this.tell(now);
    }
    const current = this.index(now);
    for (const button of this.strip.querySelectorAll("[data-entry]")) {
      if (Number(button.dataset.entry) === current) button.setAttribute("aria-current", "time");
      else button.removeAttribute("aria-current");
    }
    if (!this.isCentred) this.reveal(current);
    this.isCentred = true;
    const at = (date) => `${(100 * (date - start)) / (end - start)}%`;
    const marks = this.entries.map((entry) => ({ date: entry.date, kind: entry.reasons.includes("age") ? "entry age" : "entry", title: ["Entry", ...reasonsOf(entry)].join(", ") }));
    for (const { time, cost, hasFailed } of this.reloads(this.widget.id)) {
      marks.push({ date: time * 1000, kind: "reload", cost: hasFailed ? "failed" : cost, title: `Reload, ${cost}${hasFailed ? ", failed" : ""}` });
    }
    if (this.widget.nextReload !== null) marks.push({ date: this.widget.nextReload * 1000, kind: "reload", cost: "planned", title: "Next reload" });
    for (const date of midnights(start, end, this.clock.state.zone)) marks.push({ date, kind: "midnight", title: "Midnight" });
    marks.push({ date: now, kind: "now", title: "Now" });
    this.marks.replaceChildren(...marks.filter(({ date }) => date >= start && date <= end).map(({ date, kind, cost, title }) => {
      const mark = document.createElement("i");
      mark.className = kind;
      mark.style.left = at(date);
      mark.title = `${title}, ${timeOfDay(date, this.clock.state.zone)}`;
      if (cost) mark.dataset.cost = cost;
      return mark;
    }));
  }

  /** Moves the mark of the present, and not from under a hand or the keyboard. */
  tick() {
    if (!this.entries.length || !this.isShown() || this.isPreviewing) return;
    if (this.clock.now !== this.drawnAt && document.activeElement !== this.scrubber) this.draw();
  }

  /** Scrolls the strip to an entry, without moving the panel. */
  reveal(index) {
    const card = this.strip.children[index];
    if (card) this.strip.scrollLeft = card.offsetLeft - (this.strip.clientWidth - card.offsetWidth) / 2;
  }

  /** The index of the entry that is shown at a moment. */
  index(moment) {
    return Math.max(0, this.entries.findLastIndex(({ date }) => date <= moment));
  }

  tell(moment) {
    const { zone } = this.clock.state;
    const index = this.index(moment);
    const text = `${timeOfDay(moment, zone)} · entry ${index + 1} of ${this.entries.length}`;
    this.moment.textContent = text;
    this.scrubber.setAttribute("aria-valuetext", text);
    this.goButton.disabled = moment <= this.clock.now;
  }

  preview(moment) {
    this.isPreviewing = true;
    this.scrubber.value = moment;
    this.tell(moment);
    const index = this.index(moment);
    if (index === this.previewed) return;
    this.previewed = index;
    if (document.activeElement === this.scrubber) this.reveal(index);
    this.home.preview(this.widget.id, this.entries[index].html, `Preview of ${timeOfDay(this.entries[index].date, this.clock.state.zone)}`);
  }

  endPreview() {
    if (!this.isPreviewing) return;
    this.isPreviewing = false;
    this.previewed = null;
    this.home.preview(null);
    this.draw();
  }

  async go(moment) {
    if (moment > this.clock.now) {
      // The clock is set in whole seconds, and an entry is not shown before its moment.
      await setClock(Math.ceil(moment / 1000) * 1000);
      this.endPreview();
    } else {
      this.preview(moment);
    }
  }

  /** The arrow keys step by entry; Enter moves the clock to the previewed moment, and Escape ends the preview. */
  pressed(event) {
    const moment = Number(this.scrubber.value);
    const next = {
      ArrowRight: () => this.entries.find(({ date }) => date > moment + 999),
      ArrowLeft: () => this.entries.findLast(({ date }) => date < moment - 999),
    }[event.key];
    if (next) {
      event.preventDefault();
      const entry = next();
      if (entry) this.preview(entry.date);
    } else if (event.key === "Enter") {
      this.go(moment);
    } else if (event.key === "Escape") {
      this.endPreview();
    }
  }
}

function isPast({ date }, clock) {
  return date <= clock.now;
}

/** The local midnights within a range of at most a month. */
function midnights(start, end, zone) {
  const found = [];
  const dateOf = (moment) => local(moment, zone).slice(0, 10);
  for (let moment = start; moment < end && found.length < 31; moment += day) {
    let [low, high] = [moment, Math.min(moment + day, end)];
    if (dateOf(low) === dateOf(high)) continue;
    const before = dateOf(low);
    while (high - low > 1000) {
      const middle = (low + high) / 2;
      if (dateOf(middle) === before) low = middle;
      else high = middle;
    }
    found.push(high);
  }
  return found;
}
