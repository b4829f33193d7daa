import { setClock } from "./connection.js";
import { local, timeOfDay } from "./clock.js";
import { replaceContent } from "./focus.js";
import { Lanes } from "./lanes.js";
import { whenReleased } from "./press.js";
import { titles } from "./titles.js";
import { named } from "./words.js";

/** How many records the page keeps, and how many lines it draws at first. */
const kept = 5000;
const drawn = 200;

/** The topics by which the trace can be filtered, by their titles. */
const topics = { Reloads: "reload", Entries: "entry", Actions: "action", Programs: "program", Settings: "setting" };

/** The events that belong to one reload of a widget, from the request to the end. */
const steps = new Set(["reload.joined", "reload.waits", "reload.held", "reload.started", "reload.accepted", "reload.failed"]);
const ends = new Set(["reload.accepted", "reload.failed"]);
/** What is found in a timeline. */
const notes = new Set(["reload.entries", "reload.views"]);
/** What follows once from an accepted timeline. */
const afterwards = new Set(["entry.shown", "reload.scheduled"]);
/** What happens to an app and may be the cause of what its widgets show. */
const causes = new Set(["faultChanged", "serviceChanged", "pushFailed", "appUpdated", "dataReplaced"]);
const severity = { info: 0, warning: 1, error: 2 };

/** The name of what a record is about, such as "reload.started". */
function eventName({ event, topic }) {
  return `${topic}.${Object.keys(event?.[topic] ?? {})[0]}`;
}

/** Whether an event belongs to a reload with these events so far. */
function belongs(name, known) {
  const isOver = known.some((each) => ends.has(each));
  if (afterwards.has(name)) return isOver && !known.includes(name);
  if (notes.has(name)) return true;
  if (name === "reload.joined") return !isOver;
  return steps.has(name) && !isOver && !known.includes(name);
}

/** A fact with its moments as clocks in a time zone show them; search and export keep the universal time. */
function inZone(text, zone) {
  return text.replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, (moment) => local(Date.parse(moment), zone).replace("T", " "));
}

/**
 * The lines, where neighbours that say the same of the same subject are one that unfolds. It stays the same object as long as
 * nothing is added to it, so that it stays unfolded.
 */
function fold(lines) {
  const folded = [];
  let text = null;
  for (const line of lines) {
    const [{ subject, message, facts }] = line.records;
    const own = line.records.length === 1 ? JSON.stringify([subject, message, facts]) : null;
    if (own !== null && own === text) folded.at(-1).push(line);
    else folded.push([line]);
    text = own;
  }
  return folded.map((group) => {
    const [first] = group;
    if (group.length === 1) return first;
    if (first.fold?.records.length !== group.length) {
      first.fold = { records: group.map(({ records: [record] }) => record), element: null, isOpen: first.fold?.isOpen ?? false, isRepeated: true };
    }
    return first.fold;
  });
}

// The trace: its records in lines, of which a reload of a widget is one that unfolds, with filters and search.
export class Trace {
  constructor({ selection, isShown }) {
    this.selection = selection;
    this.isShown = isShown;
    this.lines = [];
    this.open = new Map();
    this.names = new Map();
    this.limit = drawn;
    const find = (id) => document.getElementById(id);
    [this.list, this.search, this.level, this.topic, this.subject] = ["trace", "trace-search", "trace-level", "trace-topic", "trace-subject"].map(find);
    this.topic.append(...Object.keys(topics).map((name) => new Option(name, name)));
    this.none = find("trace-none");
    this.older = find("trace-older");
    this.lanes = new Lanes(find("trace-lanes"), { choose: (id) => this.showOnly(id), reveal: (number) => this.reveal(number) });
    for (const field of [this.search, this.level, this.topic, this.subject]) field.addEventListener("input", () => this.filter());
    find("trace-clear").addEventListener("click", () => this.clear());
    this.older.addEventListener("click", () => {
      this.limit += drawn;
      this.draw();
    });
    this.list.addEventListener("click", (event) => this.clicked(event));
  }

  /** Learns the names of apps and widgets, which a line shows even after a widget is gone. */
  show(state) {
    this.zone = state.clock.zone;
    this.apps = state.apps;
    const before = JSON.stringify([...this.names]);
    for (const app of state.apps) this.names.set(app.id, { name: app.name, app: app.id });
    const widgetTitles = titles(state.widgets);
    for (const { id, app } of state.widgets) this.names.set(id, { name: widgetTitles.get(id), app, isWidget: true });
    if (JSON.stringify([...this.names]) === before) return;
    this.showSubjects();
    for (const line of this.lines) [line.element, line.fold] = [null, null];
    this.draw();
  }

  showSubjects() {
    const { value } = this.subject;
    const group = (label, isWidget) => {
      const element = document.createElement("optgroup");
      element.label = label;
      for (const [id, named] of this.names) if (Boolean(named.isWidget) === isWidget) element.append(new Option(named.name, id));
      return element;
    };
    this.subject.replaceChildren(new Option("Everything", ""), group("Apps", false), group("Widgets", true));
    this.subject.value = value;
  }

  /** Prepares for a new connection, to which the device sends its newest records again. */
  begin() {
    this.isOld = true;
  }

  add(records) {
    if (this.isOld) {
      this.lines = [];
      this.open.clear();
    }
    this.isOld = false;
    for (const record of records) this.append(record);
    let count = this.lines.reduce((sum, { records }) => sum + records.length, 0);
    let dropped = 0;
    while (count > kept) {
      count -= this.lines[dropped].records.length;
      dropped += 1;
    }
    const gone = new Set(this.lines.splice(0, dropped));
    for (const [subject, line] of this.open) if (gone.has(line)) this.open.delete(subject);
    this.isDirty = true;
    // Many messages can arrive before the next frame.
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => whenReleased(() => this.draw()));
  }

  /** Adds a record to the widget's last reload, or as a line of its own. */
  append(record) {
    const { subject } = record;
    const name = eventName(record);
    const last = this.open.get(subject);
    if (last && belongs(name, last.records.map(eventName))) {
      last.records.push(record);
      last.element = null;
      return;
    }
    const line = { records: [record], element: null, isOpen: false };
    this.lines.push(line);
    // An entry that is shown because its moment has come belongs to no reload.
    if (steps.has(name) || notes.has(name)) this.open.set(subject, line);
  }

  /** The reloads of a widget that the page knows, with their cost, and whether they failed. */
  reloads(id) {
    return this.lines.flatMap(({ records }) => {
      const hasFailed = records.some(({ event }) => event.reload?.failed);
      return records.filter(({ event, subject }) => event.reload?.started && subject === id)
        .map(({ time, event }) => ({ time, hasFailed, cost: event.reload.started.cost }));
    });
  }

  filter() {
    this.limit = drawn;
    this.draw();
  }

  clear() {
    for (const field of [this.search, this.level, this.topic, this.subject]) field.value = "";
    this.filter();
  }

  /** Shows the records of a widget or app only; with those of a widget, what happened to its app and may be the cause. */
  showOnly(id) {
    this.clear();
    this.subject.value = id;
    this.filter();
  }

  /** Shows the records of a level or a topic only. */
  showMatching({ level = "", topic = "" }) {
    this.clear();
    [this.level.value, this.topic.value] = [level, topic];
    this.filter();
  }

  matches({ records }) {
    const words = this.search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const subject = this.subject.value;
    const app = (id) => this.names.get(id)?.app ?? id.split("/")[0];
    return records.some((record) => {
      const isCause = causes.has(record.kind) && this.names.get(subject)?.app === app(record.subject);
      if (subject && record.subject !== subject && app(record.subject) !== subject && !isCause) return false;
      if (this.level.value && severity[record.level] < severity[this.level.value]) return false;
      if (this.topic.value && record.topic !== topics[this.topic.value]) return false;
      const text = `${this.name(record.subject)} ${record.subject} ${record.kind} ${record.message} ${record.facts.flat().join(" ")}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
  }

  draw() {
    if (!this.isShown()) {
      this.isDirty = true;
      return;
    }
    this.isDirty = false;
    const matching = this.lines.filter((line) => this.matches(line));
    const found = fold(matching);
    const shown = found.slice(-this.limit).reverse();
    // Lines that are already there stay, with their unfolded records and the focus.
    const elements = this.withDays(shown.map((line) => { line.element ??= this.row(line); return line; }));
    this.lanes.draw(matching, [...this.names].filter(([, { isWidget }]) => isWidget).map(([id, { name }]) => [id, name]), this.zone);
    const wanted = new Set(elements);
    replaceContent(this.list, () => {
      for (const child of [...this.list.children]) if (!wanted.has(child)) child.remove();
      elements.forEach((element, index) => {
        if (this.list.children[index] !== element) this.list.insertBefore(element, this.list.children[index] ?? null);
      });
    });
    this.none.hidden = found.length > 0;
    this.older.hidden = found.length <= this.limit;
    this.older.textContent = `Show ${Math.min(drawn, found.length - this.limit)} older of ${found.length - this.limit}`;
  }

  /** The elements of lines, newest first, below the date of each day; a name that the line above has is not said again. */
  withDays(lines) {
    let [day, subject] = ["", ""];
    return lines.flatMap(({ records, element }) => {
      const [{ time, zone, subject: own }] = records;
      const date = local(time * 1000, zone).slice(0, 10);
      element.classList.toggle("same", date === day && own === subject);
      subject = own;
      if (date === day) return [element];
      day = date;
      return [this.day(date), element];
    });
  }

  day(date) {
    this.days ??= new Map();
    if (!this.days.has(date)) {
      const text = new Intl.DateTimeFormat("en-GB", { weekday: "long", day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }).format(Date.parse(date));
      this.days.set(date, Object.assign(document.createElement("li"), { className: "day", textContent: text }));
    }
    return this.days.get(date);
  }

  /** Scrolls to a record, and marks its line for a moment. */
  reveal(number) {
    const line = this.list.querySelector(`[data-number="${number}"]`)?.closest("#trace > li");
    line?.scrollIntoView({ block: "nearest" });
    line?.querySelector("button")?.focus({ preventScroll: true });
  }

  name(subject) {
    const [app, role] = subject.split("/");
    const named = this.names.get(subject) ?? this.names.get(app);
    if (!named) return subject === "device" ? "Device" : subject;
    return role === "widget" ? `${named.name}’s extension` : named.name;
  }

  row(line) {
    const row = document.createElement("li");
    const last = line.records.at(-1);
    const worst = line.records.reduce((level, record) => severity[record.level] > severity[level] ? record.level : level, "info");
    row.dataset.level = worst;
    if (line.records.length === 1) {
      row.dataset.number = last.number;
      row.append(this.moment(last), this.text(last));
      return row;
    }
    row.className = line.isRepeated ? "repeated" : "reload";
    const unfold = document.createElement("button");
    unfold.type = "button";
    unfold.className = "unfold";
    unfold.append(this.moment(line.records[0]));
    unfold.setAttribute("aria-label", `${unfold.textContent}, ${line.records.length} records`);
    const list = document.createElement("ol");
    for (const record of line.records) {
      const item = document.createElement("li");
      item.dataset.number = record.number;
      item.dataset.level = record.level;
      item.append(this.moment(record), this.text(record, false));
      list.append(item);
    }
    row.append(unfold, this.summary(line.records, line.isRepeated), list);
    const show = (isOpen) => {
      line.isOpen = isOpen;
      list.hidden = !isOpen;
      unfold.setAttribute("aria-expanded", String(isOpen));
    };
    show(line.isOpen);
    // The text unfolds the line as well.
    for (const element of [unfold, unfold.nextSibling]) element.addEventListener("click", (event) => { if (!event.target.closest(".owner")) show(!line.isOpen); });
    return row;
  }

  moment({ time, zone }) {
    const element = document.createElement("time");
    element.textContent = timeOfDay(time * 1000, zone);
    element.title = `${local(time * 1000, zone).replace("T", " ")} ${zone}`;
    return element;
  }

  text(record, isNamed = true) {
    const element = document.createElement("span");
    if (isNamed) element.append(this.owner(record.subject), ": ");
    element.append(this.words(record));
    const small = document.createElement("small");
    small.textContent = record.facts.map(([name, text]) => `${name} ${inZone(text, record.zone)}`).join(" · ");
    const jump = document.createElement("button");
    jump.type = "button";
    jump.className = "jump";
    jump.dataset.time = record.time;
    jump.textContent = "Set clock";
    jump.setAttribute("aria-label", `Set the clock to ${timeOfDay(record.time * 1000, record.zone)}`);
    element.append(small, jump);
    return element;
  }

  owner(subject) {
    const isWidget = this.names.get(subject)?.isWidget;
    const element = document.createElement(isWidget ? "button" : "b");
    if (isWidget) {
      element.type = "button";
      element.className = "owner";
      element.dataset.owner = subject;
    }
    element.textContent = this.name(subject);
    return element;
  }

  /** One line for a reload: what it led to, and why and at what cost it happened. Of what was repeated, how often. */
  summary(records, isRepeated) {
    if (isRepeated) {
      const text = this.text(records.at(-1));
      text.querySelector("small").before(Object.assign(document.createElement("b"), { className: "count", textContent: ` × ${records.length}` }));
      text.querySelector(".jump").remove();
      return text;
    }
    const element = document.createElement("span");
    const events = records.map(({ event }) => event);
    const started = events.find(({ reload }) => reload?.started)?.reload.started;
    const entry = events.find(({ entry }) => entry?.shown)?.entry.shown;
    const result = records.find((record) => ends.has(eventName(record))) ?? records.at(-1);
    const small = document.createElement("small");
    const warnings = records.filter(({ level }) => level !== "info").length;
    small.textContent = [
      started?.reasons.join("+"), started?.cost, entry && `shows entry ${entry.number}/${entry.count}`,
      warnings && result.level === "info" && `${warnings} ${warnings > 1 ? "warnings" : "warning"}`,
    ].filter(Boolean).join(" · ");
    element.append(this.owner(records[0].subject), `: ${this.words(result)}`, small);
    return element;
  }

  /** The message of a record, with the apps' names; search finds it by the names of their programs too. */
  words({ message }) {
    return named(message, this.apps ?? []);
  }

  clicked(event) {
    const { time, owner } = event.target.closest("button")?.dataset ?? {};
    if (time) setClock(Math.floor(Number(time)) * 1000);
    if (owner) this.selection.select(owner);
  }
}
