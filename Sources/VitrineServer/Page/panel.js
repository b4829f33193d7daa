import { send } from "./connection.js";
import { local, timeOfDay } from "./clock.js";

const traceLimit = 300;

// The controls beside the phone: clock, appearance, lock, the placed widgets and the trace.
export class Panel {
  constructor(clock) {
    this.clock = clock;
    this.find = (id) => document.getElementById(id);
    this.wireClock();
    this.wireAppearance();
    const zones = Intl.supportedValuesOf?.("timeZone") ?? [];
    this.find("zones").append(...zones.map((zone) => new Option(zone, zone)));
  }

  wireClock() {
    for (const button of document.querySelectorAll("[data-speed]")) {
      button.addEventListener("click", () => send("/api/clock", { speed: Number(button.dataset.speed) }));
    }
    for (const button of document.querySelectorAll("[data-clock]")) {
      button.addEventListener("click", () => send("/api/clock", { jump: button.dataset.clock }));
    }
    this.find("clock-form").addEventListener("submit", (event) => {
      event.preventDefault();
      send("/api/clock", { local: this.find("clock-input").value });
    });
    this.find("zone-input").addEventListener("change", (event) => send("/api/clock", { zone: event.target.value }));
  }

  wireAppearance() {
    for (const button of document.querySelectorAll("[data-appearance]:is(button)")) {
      button.addEventListener("click", () => send("/api/appearance", { appearance: button.dataset.appearance }));
    }
    this.find("toggle-appearance").addEventListener("click", () => {
      send("/api/appearance", { appearance: this.state?.appearance === "dark" ? "light" : "dark" });
    });
    this.find("lock").addEventListener("change", (event) => send("/api/lock", { locked: event.target.checked }));
  }

  show(state) {
    this.state = state;
    press("[data-speed]", (button) => Number(button.dataset.speed) === state.clock.speed);
    press("[data-appearance]:is(button)", (button) => button.dataset.appearance === state.appearance);
    this.find("toggle-appearance").setAttribute("aria-pressed", String(state.appearance === "dark"));
    this.find("lock").checked = state.locked;
    if (document.activeElement !== this.find("zone-input")) this.find("zone-input").value = state.clock.zone;
    document.querySelector('[data-clock="nextEntry"]').disabled = state.clock.nextEntry === null;
    this.showWidgets(state.widgets);
  }

  tick({ time, seconds, date }) {
    this.find("clock-time").textContent = seconds;
    this.find("clock-date").textContent = date;
    this.find("bar-clock").textContent = `${date}, ${time}`;
    const input = this.find("clock-input");
    if (document.activeElement !== input) input.value = this.clock.inputValue;
  }

  showWidgets(widgets) {
    const rows = widgets.map((widget) => this.widgetRow(widget));
    this.find("widget-list").replaceChildren(...rows);
  }

  widgetRow(widget) {
    const row = document.createElement("li");
    row.innerHTML = '<span class="dot" aria-hidden="true"></span><span class="name"></span><button type="button">Reload</button><span class="detail"></span>';
    const [dot, name, button, detail] = row.children;
    dot.dataset.status = widget.status;
    name.textContent = `${widget.name} · ${widget.familyName}`;
    detail.textContent = `${widget.message} ${this.next(widget)}`;
    button.setAttribute("aria-label", `Reload ${widget.name}, ${widget.familyName}`);
    button.addEventListener("click", () => send(`/api/widgets/${widget.id}/reload`));
    return row;
  }

  next(widget) {
    const zone = this.state.clock.zone;
    const parts = [];
    if (widget.nextEntry) parts.push(`Next entry ${timeOfDay(widget.nextEntry * 1000, zone)}.`);
    if (widget.nextReload) parts.push(`Next reload ${timeOfDay(widget.nextReload * 1000, zone)}.`);
    return parts.join(" ");
  }

  addTrace(lines) {
    const list = this.find("trace");
    for (const line of lines) {
      const row = document.createElement("li");
      const time = document.createElement("time");
      const text = document.createElement("span");
      row.dataset.level = line.level;
      row.dataset.number = line.number;
      time.textContent = timeOfDay(line.time * 1000, line.zone);
      time.title = local(line.time * 1000, line.zone);
      text.textContent = line.text;
      if (line.details) {
        const details = document.createElement("small");
        details.textContent = line.details;
        text.append(details);
      }
      row.append(time, text);
      list.prepend(row);
    }
    while (list.children.length > traceLimit) list.lastChild.remove();
  }
}

function press(selector, isPressed) {
  for (const button of document.querySelectorAll(selector)) button.setAttribute("aria-pressed", String(isPressed(button)));
}
