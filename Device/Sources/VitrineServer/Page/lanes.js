import { local, timeOfDay } from "./clock.js";
import { replaceContent } from "./focus.js";

/** How many marks are drawn at most; of more, the newest. */
const limit = 600;
/** How many moments the axis names at most, and how much room one takes, in CSS pixels of lanes with their names. */
const moments = 6;
const room = 100;
const steps = [60, 300, 900, 1800, 3600, 10_800, 21_600, 43_200, 86_400, 604_800];

// The lanes of the trace: one for each widget, with its reloads along one axis of time.
export class Lanes {
  /** `choose` is called with a widget whose lane was chosen, `reveal` with the number of a record whose mark was. */
  constructor(element, { choose, reveal }) {
    this.element = element;
    // Another width has room for other moments.
    new ResizeObserver(() => { if (this.element.clientWidth && this.count !== this.named) this.again?.(); }).observe(element);
    element.addEventListener("click", (event) => {
      const { lane, number } = event.target.closest("button, i")?.dataset ?? {};
      if (number) reveal(Number(number));
      else if (lane) choose(lane);
    });
  }

  /** How many moments there is room for. */
  get count() { return Math.min(moments, Math.max(2, Math.floor(this.element.clientWidth / room))); }

  /** Draws the reloads of lines of the trace; `widgets` are the ids and titles, in the order of the lanes. */
  draw(lines, widgets, zone) {
    const reloads = lines.flatMap(({ records }) => records.filter(({ event }) => event?.reload?.started).map((record) => ({ ...record, records }))).slice(-limit);
    this.element.hidden = !reloads.length || !widgets.length;
    if (this.element.hidden) return;
    this.again = () => this.draw(lines, widgets, zone);
    this.named = this.count;
    const start = reloads.reduce((least, { time }) => Math.min(least, time), Infinity);
    const end = Math.max(start + 60, reloads.reduce((most, { time }) => Math.max(most, time), 0));
    const at = (time) => `${(100 * (time - start)) / (end - start)}%`;
    const rows = widgets.map(([id, title]) => lane(id, title, reloads.filter(({ subject }) => subject === id), at, zone));
    replaceContent(this.element, () => this.element.replaceChildren(...rows, axis(start, end, at, zone, this.named)));
  }
}

function lane(id, title, reloads, at, zone) {
  const row = document.createElement("div");
  row.className = "lane";
  const name = Object.assign(document.createElement("button"), { type: "button", textContent: title, title });
  name.dataset.lane = id;
  name.setAttribute("aria-label", `${title}: ${reloads.length} ${reloads.length === 1 ? "reload" : "reloads"}. Show these only`);
  const track = document.createElement("div");
  track.className = "track timeline-marks";
  track.setAttribute("aria-hidden", "true");
  track.append(...reloads.map(({ time, number, event, records }) => {
    const mark = document.createElement("i");
    const hasFailed = records.some((record) => record.event.reload?.failed);
    mark.className = "reload";
    mark.dataset.cost = hasFailed ? "failed" : event.reload.started.cost;
    mark.dataset.number = number;
    mark.style.left = at(time);
    mark.title = `${timeOfDay(time * 1000, zone)}, ${mark.dataset.cost}`;
    return mark;
  }));
  row.append(name, track);
  return row;
}

/** The axis below the lanes: some round moments, with the date where a day begins. */
function axis(start, end, at, zone, count) {
  const row = document.createElement("div");
  row.className = "lane axis";
  row.setAttribute("aria-hidden", "true");
  const track = document.createElement("div");
  track.className = "track";
  const step = steps.find((each) => (end - start) / each <= count) ?? steps.at(-1) * Math.ceil((end - start) / count / steps.at(-1));
  // Round by the clock of the zone, and not by that of Greenwich.
  const offset = (Date.parse(`${local(start * 1000, zone)}Z`) / 1000 - Math.floor(start)) % step;
  let day = local(start * 1000, zone).slice(0, 10);
  for (let time = Math.ceil((start + offset) / step) * step - offset; time <= end; time += step) {
    const [date, clock] = local(time * 1000, zone).split("T");
    const label = Object.assign(document.createElement("span"), { textContent: date === day && step < 86_400 ? clock.slice(0, 5) : date.slice(5) });
    day = date;
    label.style.left = at(time);
    track.append(label);
  }
  row.append(document.createElement("span"), track);
  return row;
}
