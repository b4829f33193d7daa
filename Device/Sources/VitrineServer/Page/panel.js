import { local } from "./clock.js";
import { ask, perform, send, set } from "./connection.js";
import { resetData } from "./states.js";
import { duration } from "./standing.js";
import { fileLabel, words } from "./words.js";

// The controls of time and world: clock, appearance, locale, lock, location, services, and the programs of the apps.
export class Panel {
  constructor(clock, undo) {
    this.clock = clock;
    this.undo = undo;
    this.find = (id) => document.getElementById(id);
    this.wireClock();
    this.wireAppearance();
    const zones = Intl.supportedValuesOf?.("timeZone") ?? [];
    this.find("zones").append(...zones.map((zone) => new Option(zone, zone)));
  }

  wireClock() {
    for (const button of document.querySelectorAll("[data-speed]")) {
      button.addEventListener("click", () => set("speed", button.dataset.speed));
    }
    for (const button of document.querySelectorAll("[data-clock]")) {
      button.addEventListener("click", () => this.setClock({ jump: button.dataset.clock }));
    }
    for (const button of document.querySelectorAll("[data-advance]")) {
      button.addEventListener("click", () => this.setClock({ advanceBy: Number(button.dataset.advance) }));
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
  }

  /** Sets the clock. What was typed stays in the input until the device has accepted the change; what is typed meanwhile stays after that too. */
  async setClock(change) {
    const input = this.find("clock-input");
    const typed = input.value;
    if (await send("/api/clock", change) && input.value === typed) this.isEditingClock = false;
  }

  wireAppearance() {
    for (const button of document.querySelectorAll("[data-appearance]:is(button)")) {
      button.addEventListener("click", () => set("appearance", button.dataset.appearance));
    }
    this.find("toggle-appearance").addEventListener("click", () => {
      set("appearance", this.state?.appearance === "dark" ? "light" : "dark");
    });
    for (const field of document.querySelectorAll("[data-setting]")) this.wireField(field);
    this.find("reload-widgets").addEventListener("click", () => perform("reload"));
    this.find("screen").addEventListener("change", (event) => set("screen", event.target.value));
    this.find("profile").addEventListener("change", (event) => set("profile", event.target.value));
    this.find("reset-home").addEventListener("click", () => this.undo.arrange(() => send("/api/home/reset")));
    this.find("file-faults").addEventListener("toggle", () => this.showFiles());
  }

  /** A control of a setting changes it; what the device refuses is taken back. */
  wireField(field) {
    field.addEventListener("change", async () => {
      const isSwitch = field.type === "checkbox";
      if (await set(field.dataset.setting, isSwitch ? field.checked : field.value.trim())) return;
      field[isSwitch ? "checked" : "value"] = this.state[field.dataset.setting];
    });
  }

  /** Shows the settings; one that is off or on, and has no control on the page yet, gets a switch. */
  showSettings(state) {
    for (const { name, choices } of state.settings) {
      const field = document.querySelector(`[data-setting="${name}"]`) ?? (typeof state[name] === "boolean" ? this.addSwitch(name) : null);
      if (!field) continue;
      if (field.type === "checkbox") {
        field.checked = state[name];
        continue;
      }
      // A value of its own is none of the choices, such as a location by its degrees.
      if (field.localName === "select") fill(field, choices.includes(state[name]) ? choices : [...choices, state[name]], words);
      else if (document.activeElement === field) continue;
      field.value = state[name];
    }
  }

  addSwitch(name) {
    const row = document.createElement("label");
    row.className = "row switch";
    row.innerHTML = "<span class=\"grow\"></span><input type=\"checkbox\" role=\"switch\">";
    row.firstChild.textContent = words(name);
    row.lastChild.dataset.setting = name;
    this.wireField(row.lastChild);
    this.find("switches").append(row);
    return row.lastChild;
  }

  show(state) {
    this.state = state;
    press("[data-speed]", (button) => Number(button.dataset.speed) === state.clock.speed);
    press("[data-appearance]:is(button)", (button) => button.dataset.appearance === state.appearance);
    this.find("toggle-appearance").setAttribute("aria-pressed", String(state.appearance === "dark"));
    this.showSettings(state);
    this.find("standby-row").hidden = state.screen.idiom !== "phone";
    this.find("tint-row").hidden = state.appearance !== "tinted";
    this.showWay(state.clock);
    this.showJump(state.clock);
    fill(this.find("screen"), state.screen.names, screenTitle);
    this.find("screen").value = state.screen.name;
    document.querySelector('[data-clock="nextEntry"]').disabled = state.clock.nextEntry === null;
    this.showWorld(state);
    this.showPrograms(state.apps);
  }

  /** Says where a jump goes. The text stays the same on the way, so that a screen reader says it once. */
  showWay({ destination, zone }) {
    const way = this.find("clock-way");
    way.hidden = destination === null;
    const text = destination === null ? "" : `On the way to ${local(destination * 1000, zone).replace("T", ", ")}, reload by reload. Pause ends it.`;
    if (way.textContent !== text) way.textContent = text;
  }

  /** Says how far the next entry is, because a jump to it goes through every reload on the way. */
  showJump({ nextEntry, now, zone }) {
    const text = nextEntry === null ? "No widget has a further entry." : `The next entry is at ${local(nextEntry * 1000, zone).replace("T", ", ")}, in ${duration(nextEntry - now)}.`;
    this.find("next-jump").textContent = text;
  }

  showWorld(state) {
    this.showProfile(state.profile);
    this.showFaults(state.faults);
    const list = this.find("services");
    for (const service of state.services) {
      let row = list.querySelector(`[data-service="${CSS.escape(service.app)}"]`);
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
        choice.addEventListener("change", () => set(`service.${service.app}`, choice.value));
        row.append(label, choice);
        list.append(row);
        if (service.refreshIntent) list.append(forceButton(service));
      }
      row.querySelector("select").value = service.condition;
    }
  }

  showFaults(faults, list = this.find("faults")) {
    for (const { setting, label, value, choices } of faults) {
      let choice = list.querySelector(`[data-setting="${CSS.escape(setting)}"]`);
      if (!choice) {
        const row = document.createElement("label");
        row.className = "row";
        const name = document.createElement("span");
        name.className = "label grow";
        name.textContent = label;
        choice = document.createElement("select");
        choice.dataset.setting = setting;
        choice.setAttribute("aria-label", label);
        choice.append(...choices.map((each) => new Option(words(each), each)));
        choice.addEventListener("change", async () => {
          if (await set(setting, choice.value)) return;
          choice.value = choice.dataset.value;
        });
        row.append(name, choice);
        list.append(row);
      }
      // A script can inject a fault that is not in the list.
      if (!choices.includes(value) && !choice.querySelector('[value="other"]')) choice.append(new Option("Other", "other"));
      choice.value = value;
      choice.dataset.value = value;
    }
  }

  /** The files that can be broken now; apps add some, so they are requested whenever the list is opened. */
  async showFiles() {
    if (!this.find("file-faults").open) return;
    const settings = (await ask("/api/settings"))?.filter(({ name }) => name.startsWith("file."));
    if (!settings) return;
    const list = this.find("files");
    for (const choice of list.querySelectorAll("select")) {
      if (!settings.some(({ name }) => name === choice.dataset.setting)) choice.closest(".row").remove();
    }
    this.showFaults(settings.map(({ name, value, choices }) => ({ setting: name, label: fileLabel(name, this.state?.apps ?? []), value, choices })), list);
  }

  showProfile({ name, names, isDeveloperMode }) {
    const select = this.find("profile");
    fill(select, names, words);
    select.value = name;
    this.find("developer-mode").hidden = !isDeveloperMode;
  }

  /** The apps' processes, with a button that ends one: the next time, the app starts cold. */
  showPrograms(apps) {
    const list = this.find("programs");
    for (const app of apps) {
      let row = list.querySelector(`[data-program="${CSS.escape(app.id)}"]`);
      if (!row) {
        row = document.createElement("div");
        row.className = "row program";
        row.dataset.program = app.id;
        row.innerHTML = "<span class=\"grow\"></span><span class=\"hint\"></span><button type=\"button\">Push</button><button type=\"button\">Reset</button><button type=\"button\">Quit</button>";
        row.firstChild.textContent = app.name;
        row.children[2].setAttribute("aria-label", `Push to the widgets of ${app.name}`);
        row.children[2].addEventListener("click", () => perform("push", { app: app.id }));
        row.children[3].setAttribute("aria-label", `Reset the data of ${app.name}`);
        row.children[3].addEventListener("click", () => resetData(app));
        row.lastChild.setAttribute("aria-label", `Quit ${app.name}`);
        row.lastChild.addEventListener("click", () => perform("close", { app: app.id }));
        list.append(row);
      }
      row.children[1].textContent = app.running ? "running" : "not running";
      row.children[4].disabled = !app.running;
    }
  }

  tick({ time, seconds, date }) {
    this.find("clock-time").textContent = seconds;
    this.find("clock-date").textContent = date;
    this.find("bar-clock").textContent = `${date}, ${time}`;
    if (!this.isEditingClock) this.find("clock-input").value = this.clock.inputValue;
  }
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
  button.textContent = "Request new data now";
  button.addEventListener("click", () => {
    send(`/api/apps/${service.app}/intents/${service.refreshIntent}`, { parameters: {} });
  });
  row.append(button);
  return row;
}

// Turns "wrongPark" into "Wrong park". The condition "none" leaves the service's responses unchanged.
function conditionName(name) {
  if (name === "none") return "On";
  return words(name);
}

/** Gives a select its options, once. */
function fill(select, values, title) {
  if (select.options.length === 0) select.append(...values.map((value) => new Option(title(value), value)));
}

/** A model with a screen of each size in points, by Apple's technical specifications. */
const models = {
  "440x956": "iPhone 16 Pro Max", "430x932": "iPhone 16 Plus", "420x912": "iPhone Air", "402x874": "iPhone 16 Pro", "393x852": "iPhone 16",
  "375x667": "iPhone SE", "820x1180": "iPad Air 11-inch",
};

/** "iPhone 16, 393 × 852". */
function screenTitle(name) {
  const size = name.replace("x", " × ");
  return models[name] ? `${models[name]}, ${size}` : size;
}
