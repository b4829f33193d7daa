import { local, fromLocal } from "./clock.js";

const referenceDate = Date.UTC(2001, 0, 1);

// One parameter of an intent as a labelled field. Its value is JSON text, or null if the field is empty.
export class Field {
  /** `value` is the initial value as JSON text; the default is the parameter's own default value. */
  constructor(parameter, zone, value = parameter.defaultValue) {
    this.name = parameter.name;
    this.parameter = parameter;
    this.zone = zone;
    this.element = document.createElement("label");
    this.element.className = parameter.type === "boolean" ? "field switch" : "field";
    const label = document.createElement("span");
    label.className = "label";
    label.textContent = parameter.isOptional ? `${parameter.title} (optional)` : parameter.title;
    this.input = this.control(value ?? null);
    this.input.name = parameter.name;
    this.input.required = !parameter.isOptional && parameter.type !== "boolean" && !parameter.isList;
    this.element.append(label, this.input);
  }

  control(json) {
    const { type, options, isOptional, isList, least, greatest } = this.parameter;
    if (options.length && !isList) return choice(options, json, isOptional);
    const initial = json === null ? null : JSON.parse(json);
    if (isList) {
      const area = document.createElement("textarea");
      area.rows = 3;
      area.placeholder = "One per line";
      area.defaultValue = (initial ?? []).join("\n");
      return area;
    }
    const input = document.createElement("input");
    const kinds = { integer: "number", number: "number", boolean: "checkbox", date: "datetime-local", url: "url" };
    input.type = kinds[type] ?? "text";
    input.autocomplete = "off";
    if (type === "number") input.step = "any";
    if (least !== undefined) input.min = least;
    if (greatest !== undefined) input.max = greatest;
    if (type === "date") input.step = 1;
    if (type === "boolean") input.setAttribute("role", "switch");
    if (type === "boolean") input.defaultChecked = initial === true;
    else if (initial !== null) input.defaultValue = type === "date" ? local(initial * 1000 + referenceDate, this.zone) : String(initial);
    return input;
  }

  get json() {
    const { type, options, isList } = this.parameter;
    const { value, checked } = this.input;
    if (type === "boolean" && !isList) return JSON.stringify(checked);
    if (value === "") return null;
    if (isList) return JSON.stringify(value.split("\n").filter((line) => line !== "").map((line) => plain(type, line, this.zone)));
    if (options.length) return value;
    return JSON.stringify(plain(type, value, this.zone));
  }
}

function plain(type, text, zone) {
  if (type === "integer" || type === "number") return Number(text);
  if (type === "date") return (fromLocal(text, zone) - referenceDate) / 1000;
  return text;
}

function choice(options, json, isOptional) {
  const select = document.createElement("select");
  if (isOptional) select.append(new Option("–", ""));
  select.append(...options.map(({ title, value }) => new Option(title, value, value === json, value === json)));
  // A value that is no longer offered stays selected until the user selects another: opening the form must not change it.
  if (json !== null && !options.some(({ value }) => value === json)) {
    select.append(new Option(`${JSON.parse(json)} (not offered)`, json, true, true));
  }
  return select;
}
