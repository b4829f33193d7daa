import { ask, perform, send, set } from "./connection.js";
import { titles } from "./titles.js";
import { words } from "./words.js";

/** The settings whose values a person writes. */
const written = { locale: /^[a-z]{2,3}([_-]\w+)+$/i, timeZone: /^([a-z]+\/[\w+/-]+|UTC)$/i, tint: /^#[0-9a-f]{6}$/i };
const units = { s: 1, m: 60, min: 60, h: 3600, d: 86_400 };

// What is on the device, as commands of the palette: settings with their values, states, widgets, apps, moments, and filters of the
// trace.
export class Things {
  /** `actions` has `configure`, `showPart`, `showTrace`, `filterTrace`, `restore` and `variants`. */
  constructor({ state, selection, actions }) {
    Object.assign(this, { state, selection, actions, operations: [], states: [] });
    ask("/api/commands").then((answer) => { this.operations = answer ?? []; });
  }

  /** Asks for the names of the states again, because another page may have saved one. */
  async renew() {
    this.states = (await ask("/api/states"))?.states ?? [];
  }

  all(query) {
    return [...this.moments(query), ...this.settings(query), ...this.apps(), ...this.widgets(), ...this.filters(), ...this.saved()];
  }

  settings(query) {
    const { settings, profile, screen, services, faults } = this.state();
    const choices = (name, label, value, values) => values.map((each) => ({
      name: `${label}: ${words(each)}`, isOn: each === value, run: () => set(name, each),
    }));
    return [
      ...settings.flatMap(({ name, value, choices: values }) => choices(name, words(name), value, values)),
      ...Object.entries(written).flatMap(([name, form]) => {
        const text = query.trim().split(/\s+/).at(-1);
        return form.test(text) && text.length <= 64 ? [{ name: `${words(name)}: ${text}`, run: () => set(name, text) }] : [];
      }),
      ...choices("profile", "Reload budget", profile.name, profile.names),
      ...choices("screen", "Screen", screen.name, screen.names),
      ...services.flatMap(({ app, name, condition, conditions }) => choices(`service.${app}`, `Network of ${name}`, condition, conditions)),
      ...faults.flatMap(({ setting, label, value, choices: values }) => choices(setting, `Fault of ${label}`, value, values)),
    ];
  }

  apps() {
    const { apps } = this.state();
    return [
      ...apps.map((app) => ({ name: `Open ${app.name}`, run: () => perform("open", { target: app.id }) })),
      ...this.operations.flatMap(({ name, parameters }) => {
        if (!parameters.length) return [{ name: words(name), run: () => perform(name) }];
        if (parameters.length > 1 || parameters[0].kind !== "app") return [];
        return apps.map((app) => ({ name: `${words(name)}: ${app.name}`, run: () => perform(name, { [parameters[0].name]: app.id }) }));
      }),
    ];
  }

  widgets() {
    const { widgets } = this.state();
    const named = titles(widgets);
    const { showPart, variants, configure, showTrace } = this.actions;
    return widgets.flatMap(({ id, appName, kind, isConfigurable }) => {
      const title = named.get(id).replaceAll(" · ", ", ");
      return [
        { name: `Select ${title}, of ${appName}`, run: () => this.selection.select(id) },
        { name: `Why ${title} shows this`, run: () => showPart("why", id) },
        { name: `Timeline of ${title}`, run: () => showPart("timeline", id) },
        { name: `Budget of ${title}`, run: () => showPart("budget", id) },
        { name: `Parts of ${title}`, run: () => showPart("parts", id) },
        { name: `Variants of ${title}`, run: () => variants(id) },
        { name: `Trace of ${title}`, run: () => showTrace(id) },
        { name: `Reload ${title}`, run: () => perform("reload", { kind }) },
        ...isConfigurable ? [{ name: `Edit ${title}`, run: () => configure(id) }] : [],
      ];
    });
  }

  filters() {
    const level = (name, value) => ({ name: `Trace: ${name}`, run: () => this.actions.filterTrace(value) });
    return [level("warnings and errors", { level: "warning" }), level("errors", { level: "error" }), ...["Reloads", "Entries", "Actions", "Programs", "Settings"].map((topic) => level(topic.toLowerCase(), { topic }))];
  }

  saved() {
    return this.states.map((name) => ({ name: `Restore the state ${name}`, run: () => this.actions.restore(name) }));
  }

  /** "+90m" and "18:30" are moments. */
  moments(query) {
    const [, count, unit] = /^\s*\+\s*(\d{1,6})\s*(s|min|m|h|d)\s*$/.exec(query) ?? [];
    if (count) return [{ name: `Advance the clock by ${count} ${unit}`, query, run: () => send("/api/clock", { advanceBy: Number(count) * units[unit] }) }];
    const [, hours, minutes] = /^\s*([01]?\d|2[0-3]):([0-5]\d)\s*$/.exec(query) ?? [];
    if (!hours) return [];
    const time = `${hours.padStart(2, "0")}:${minutes}`;
    return [{ name: `Set the clock to ${time}`, query, run: () => send("/api/clock", { local: `${this.actions.today()}T${time}` }) }];
  }
}
