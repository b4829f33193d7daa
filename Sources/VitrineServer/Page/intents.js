import { ask, send, toast } from "./connection.js";

// The app's intents as forms: what needs typed input is done here, as a person would in Shortcuts.
export class Intents {
  constructor() {
    this.dialog = document.getElementById("intents");
    this.body = document.getElementById("intents-body");
    this.dialog.querySelector("[data-close]").addEventListener("click", () => this.dialog.close());
  }

  async open(app) {
    this.app = app;
    document.getElementById("intents-title").textContent = `${app.name}: actions`;
    this.body.textContent = "Asking the app…";
    this.dialog.showModal();
    const answer = await ask(`/api/apps/${app.id}/intents`);
    if (!answer) return this.dialog.close();
    this.body.replaceChildren(...answer.intents.map((intent) => this.form(intent)));
    return undefined;
  }

  form(intent) {
    const details = document.createElement("details");
    details.name = "intent";
    details.dataset.intent = intent.name;
    const summary = document.createElement("summary");
    summary.textContent = intent.title;
    const form = document.createElement("form");
    if (intent.details) {
      const hint = document.createElement("p");
      hint.className = "hint";
      hint.textContent = intent.details;
      form.append(hint);
    }
    const fields = intent.parameters.map((parameter) => new Field(parameter));
    const button = document.createElement("button");
    button.className = "primary";
    button.textContent = intent.title;
    form.append(...fields.map((field) => field.element), button);
    form.addEventListener("submit", (event) => this.submit(event, intent, fields));
    details.append(summary, form);
    return details;
  }

  async submit(event, intent, fields) {
    event.preventDefault();
    const parameters = Object.fromEntries(fields.map((field) => [field.name, field.json]).filter(([, json]) => json !== null));
    const path = `/api/apps/${this.app.id}/intents/${encodeURIComponent(intent.name)}`;
    if (!await send(path, { parameters })) return;
    toast(`${intent.title}: done.`);
    event.target.reset();
    this.dialog.close();
  }
}

// One parameter as a labelled field; its value is JSON text, or null if it was left out.
class Field {
  constructor(parameter) {
    this.name = parameter.name;
    this.parameter = parameter;
    this.element = document.createElement("label");
    const label = document.createElement("span");
    label.className = "label";
    label.textContent = parameter.isOptional ? `${parameter.title} (optional)` : parameter.title;
    this.input = this.control();
    this.input.name = parameter.name;
    this.input.required = !parameter.isOptional && parameter.type !== "boolean";
    this.element.append(label, this.input);
  }

  control() {
    const { type, options, defaultValue, isOptional } = this.parameter;
    const initial = defaultValue === null || defaultValue === undefined ? null : JSON.parse(defaultValue);
    if (options.length) {
      const select = document.createElement("select");
      if (isOptional) select.append(new Option("–", ""));
      select.append(...options.map((option) => new Option(option.title, option.value, false, option.value === defaultValue)));
      return select;
    }
    const input = document.createElement(type === "text" ? "textarea" : "input");
    const kinds = { integer: "number", number: "number", boolean: "checkbox", date: "datetime-local", url: "url" };
    if (kinds[type]) input.type = kinds[type];
    if (type === "number") input.step = "any";
    if (type === "boolean") input.defaultChecked = initial === true;
    else if (initial !== null) input.defaultValue = String(initial);
    return input;
  }

  get json() {
    const { type, options } = this.parameter;
    const { value, checked } = this.input;
    if (type === "boolean") return JSON.stringify(checked);
    if (value === "") return null;
    if (options.length) return value;
    if (type === "integer" || type === "number") return JSON.stringify(Number(value));
    if (type === "date") return JSON.stringify((new Date(value).getTime() - Date.UTC(2001, 0, 1)) / 1000);
    return JSON.stringify(value);
  }
}
