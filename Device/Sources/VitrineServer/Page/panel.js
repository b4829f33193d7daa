import { local } from "./clock.js";
import { ask, command, send } from "./connection.js";
import { resetData } from "./states.js";

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
    this.find("locale").addEventListener("change", async (event) => {
      if (!await send("/api/locale", { locale: event.target.value.trim() })) event.target.value = this.state.locale;
    });
    this.find("text-size").addEventListener("change", (event) => send("/api/text-size", { textSize: event.target.value }));
    this.find("hour-cycle").addEventListener("change", (event) => send("/api/hour-cycle", { hourCycle: event.target.value }));
    this.find("bold-text").addEventListener("change", (event) => send("/api/bold-text", { boldText: event.target.checked }));
    this.find("contrast").addEventListener("change", (event) => send("/api/contrast", { increased: event.target.checked }));
    this.find("motion").addEventListener("change", (event) => send("/api/motion", { reduced: event.target.checked }));
    this.find("wallpaper").addEventListener("change", (event) => send("/api/wallpaper", { wallpaper: event.target.value }));
    this.find("screen").addEventListener("change", (event) => send("/api/screen", { screen: event.target.value }));
    this.find("tint").addEventListener("change", (event) => send("/api/tint", { tint: event.target.value }));
    this.find("profile").addEventListener("change", (event) => send("/api/profile", { name: event.target.value }));
    this.find("reset-home").addEventListener("click", () => this.resetHome());
    this.find("low-power").addEventListener("change", (event) => {
      send("/api/settings", { name: "lowPower", value: event.target.checked ? "on" : "off" });
    });
    this.find("standby").addEventListener("change", (event) => send("/api/standby", { standBy: event.target.value }));
    this.find("file-faults").addEventListener("toggle", () => this.showFiles());
    this.find("lock").addEventListener("change", (event) => send("/api/lock", { locked: event.target.checked }));
  }

  show(state) {
    this.state = state;
    press("[data-speed]", (button) => Number(button.dataset.speed) === state.clock.speed);
    press("[data-appearance]:is(button)", (button) => button.dataset.appearance === state.appearance);
    this.find("toggle-appearance").setAttribute("aria-pressed", String(state.appearance === "dark"));
    this.find("lock").checked = state.locked;
    this.find("standby").value = state.standBy;
    this.find("standby-row").hidden = state.screen.idiom !== "phone";
    this.find("bold-text").checked = state.isTextBold;
    this.find("contrast").checked = state.isContrastIncreased;
    this.find("motion").checked = state.isMotionReduced;
    fill(this.find("wallpaper"), state.wallpapers, words);
    this.find("wallpaper").value = state.wallpaper;
    this.find("tint-row").hidden = state.appearance !== "tinted";
    if (document.activeElement !== this.find("tint")) this.find("tint").value = state.tint;
    this.showWay(state.clock);
    fill(this.find("hour-cycle"), state.hourCycles, words);
    this.find("hour-cycle").value = state.hourCycle;
    fill(this.find("screen"), state.screen.names, (name) => name.replace("x", " × "));
    this.find("screen").value = state.screen.name;
    if (document.activeElement !== this.find("zone-input")) this.find("zone-input").value = state.clock.zone;
    document.querySelector('[data-clock="nextEntry"]').disabled = state.clock.nextEntry === null;
    if (document.activeElement !== this.find("locale")) this.find("locale").value = state.locale;
    fill(this.find("text-size"), state.textSizes, words);
    this.find("text-size").value = state.textSize;
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

  showWorld(state) {
    const { authorization, latitude, longitude } = state.location;
    const select = this.find("location");
    select.value = latitude === null ? authorization : `${latitude},${longitude}`;
    this.showProfile(state.profile);
    this.showFaults(state.faults);
    this.find("low-power").checked = state.isLowPower;
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

  showFaults(faults, list = this.find("faults")) {
    for (const { setting, label, value, choices } of faults) {
      let choice = list.querySelector(`[data-setting="${setting}"]`);
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
          if (await send("/api/settings", { name: setting, value: choice.value })) return;
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
    this.showFaults(settings.map(({ name, value, choices }) => ({ setting: name, label: this.fileLabel(name), value, choices })), list);
  }

  /** "LucidPal: notes.json" for the setting file.app.lucidpal/notes.json. */
  fileLabel(setting) {
    const [app, ...file] = setting.slice("file.".length).split("/");
    return `${this.state?.apps.find(({ id }) => id === app)?.name ?? app}: ${file.join("/")}`;
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
        row.children[2].addEventListener("click", () => send("/api/push", { app: app.id }));
        row.children[3].setAttribute("aria-label", `Reset the data of ${app.name}`);
        row.children[3].addEventListener("click", () => resetData(app));
        row.lastChild.setAttribute("aria-label", `Quit ${app.name}`);
        row.lastChild.addEventListener("click", () => send(`/api/apps/${app.id}/close`));
        list.append(row);
      }
      row.children[1].textContent = app.running ? "running" : "not running";
      row.children[4].disabled = !app.running;
    }
  }

  /** Returns to the first home screen; the way back places the widgets again that were there. */
  async resetHome() {
    const before = this.state.widgets;
    if (!await send("/api/home/reset")) return;
    this.undo.done("The home screen was reset.", async () => {
      for (const { id } of this.state.widgets) await command(`/api/widgets/${id}`, {}, "DELETE");
      for (const widget of before) await command("/api/widgets", placement(widget));
    });
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

// Turns "accessibility1" into "Accessibility 1" and "xxLarge" into "Xx large".
function words(name) {
  const text = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/\d/, " $&");
  return text[0].toUpperCase() + text.slice(1);
}

/** Gives a select its options, once. */
function fill(select, values, title) {
  if (select.options.length === 0) select.append(...values.map((value) => new Option(title(value), value)));
}

/** What places a removed widget again: the same kind, configuration and position. */
export function placement({ app, kind, family, page, column, row, configuration }) {
  return { app, kind, family, configuration, position: page === null ? null : { page, column, row } };
}
