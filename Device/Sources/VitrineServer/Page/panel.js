import { send, sentence } from "./connection.js";
import { local, timeOfDay } from "./clock.js";

const traceLimit = 300;

// The controls beside the phone: clock, appearance, lock, location, services, the placed widgets and the trace.
export class Panel {
  constructor(clock, configuration) {
    this.clock = clock;
    this.configuration = configuration;
    this.rows = new Map();
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
      button.addEventListener("click", () => this.setClock({ jump: button.dataset.clock }));
    }
    const input = this.find("clock-input");
    input.addEventListener("input", () => { this.isEditingClock = true; });
    input.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.isEditingClock = false;
    });
    this.find("clock-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.setClock({ local: input.value });
    });
    this.find("zone-input").addEventListener("change", async (event) => {
      if (!await send("/api/clock", { zone: event.target.value.trim() })) event.target.value = this.state.clock.zone;
    });
  }

  /** Sets the clock. The typed value stays in the input until the device has accepted the change. */
  async setClock(change) {
    if (await send("/api/clock", change)) this.isEditingClock = false;
  }

  wireAppearance() {
    for (const button of document.querySelectorAll("[data-appearance]:is(button)")) {
      button.addEventListener("click", () => send("/api/appearance", { appearance: button.dataset.appearance }));
    }
    this.find("toggle-appearance").addEventListener("click", () => {
      send("/api/appearance", { appearance: this.state?.appearance === "dark" ? "light" : "dark" });
    });
    this.find("location").addEventListener("change", (event) => {
      const value = event.target.value;
      const [latitude, longitude] = value.split(",").map(Number);
      send("/api/location", value.includes(",") ? { authorization: "authorized", latitude, longitude } : { authorization: value });
    });
    this.find("reload-widgets").addEventListener("click", () => send("/api/reload", {}));
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
    this.showWorld(state);
    this.showWidgets(state.widgets);
  }

  showWorld(state) {
    const { authorization, latitude, longitude } = state.location;
    const select = this.find("location");
    select.value = latitude === null ? authorization : `${latitude},${longitude}`;
    const list = this.find("services");
    for (const service of state.services) {
      let row = list.querySelector(`[data-service="${service.app}"]`);
      if (!row) {
        row = document.createElement("label");
        row.className = "row";
        row.dataset.service = service.app;
        const label = document.createElement("span");
        label.className = "label grow";
        label.textContent = `${service.name}’s network`;
        const choice = document.createElement("select");
        choice.setAttribute("aria-label", label.textContent);
        choice.append(...service.conditions.map((name) => new Option(conditionName(name), name)));
        choice.addEventListener("change", () => send("/api/service", { app: service.app, condition: choice.value }));
        row.append(label, choice);
        list.append(row);
        if (service.refreshIntent) list.append(forceButton(service));
      }
      row.querySelector("select").value = service.condition;
    }
  }

  tick({ time, seconds, date }) {
    this.find("clock-time").textContent = seconds;
    this.find("clock-date").textContent = date;
    this.find("bar-clock").textContent = `${date}, ${time}`;
    if (!this.isEditingClock) this.find("clock-input").value = this.clock.inputValue;
  }

  showWidgets(widgets) {
    const list = this.find("widget-list");
    for (const [id, row] of this.rows) {
      if (widgets.some((widget) => widget.id === id)) continue;
      row.remove();
      this.rows.delete(id);
    }
    for (const widget of widgets) {
      if (!this.rows.has(widget.id)) this.rows.set(widget.id, this.makeRow(widget.id));
      const row = this.rows.get(widget.id);
      if (row.parentNode !== list) list.append(row);
      this.updateRow(row, widget);
    }
    this.find("no-widgets").hidden = widgets.length > 0;
  }

  makeRow(id) {
    const row = document.createElement("li");
    row.dataset.row = id;
    row.innerHTML = `<span class="dot" aria-hidden="true"></span><span class="name"></span>
      <span class="row-actions"><button type="button" class="edit" hidden>Edit</button><button type="button" class="reload">Reload</button><button type="button" class="remove">Remove</button></span>
      <span class="detail"></span>`;
    row.querySelector(".edit").addEventListener("click", () => this.configuration.open(id));
    row.querySelector(".reload").addEventListener("click", () => send(`/api/widgets/${id}/reload`));
    row.querySelector(".remove").addEventListener("click", () => send(`/api/widgets/${id}`, {}, "DELETE"));
    return row;
  }

  updateRow(row, widget) {
    row.querySelector(".dot").dataset.status = widget.status;
    const name = `${widget.name}, ${widget.familyName}`;
    setText(row.querySelector(".name"), `${widget.name} · ${widget.familyName}`);
    setText(row.querySelector(".detail"), `${sentence(widget.message)} ${this.next(widget)}`);
    row.querySelector(".edit").hidden = !widget.isConfigurable;
    row.querySelector(".edit").setAttribute("aria-label", `Edit ${name}`);
    row.querySelector(".reload").setAttribute("aria-label", `Reload ${name}`);
    row.querySelector(".remove").setAttribute("aria-label", `Remove ${name} from the home screen`);
  }

  next(widget) {
    const zone = this.state.clock.zone;
    const parts = [];
    if (widget.nextEntry) parts.push(`Next entry ${timeOfDay(widget.nextEntry * 1000, zone)}.`);
    if (widget.nextReload) parts.push(`Next reload ${timeOfDay(widget.nextReload * 1000, zone)}.`);
    const { asked, made, saved } = widget.reloads;
    parts.push(`Reloads: ${asked} requested, ${made} performed, ${saved} avoided.`);
    return parts.join(" ");
  }

  /** Prepares for a new connection, to which the device sends its whole trace again. */
  beginTrace() {
    this.isTraceOld = true;
  }

  addTrace(lines) {
    const list = this.find("trace");
    if (this.isTraceOld) list.replaceChildren();
    this.isTraceOld = false;
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

/** Sets a text only if it differs, so that a screen reader and a selection keep their position. */
function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

function press(selector, isPressed) {
  for (const button of document.querySelectorAll(selector)) button.setAttribute("aria-pressed", String(isPressed(button)));
}

// The button that makes the app's widgets request new data from the service even if theirs is fresh.
function forceButton(service) {
  const row = document.createElement("div");
  row.className = "row";
  const button = document.createElement("button");
  button.type = "button";
  button.className = "grow force";
  button.textContent = "Force refresh";
  button.addEventListener("click", () => {
    send(`/api/apps/${service.app}/intents/${service.refreshIntent}`, { parameters: {} });
  });
  row.append(button);
  return row;
}

// Turns "wrongPark" into "Wrong park". The condition "none" leaves the service's responses unchanged.
function conditionName(name) {
  if (name === "none") return "On";
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words[0].toUpperCase() + words.slice(1);
}
