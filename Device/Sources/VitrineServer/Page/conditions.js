import { ask, send } from "./connection.js";
import { replaceContent } from "./focus.js";
import { fileLabel, words } from "./words.js";

// The line above the phones that names every fault and condition that is on, each with a button that ends it.
export class Conditions {
  constructor(element, undo) {
    this.element = element;
    this.undo = undo;
    this.list = element.querySelector("ul");
    this.files = [];
    element.querySelector("[data-clear]").addEventListener("click", () => this.clear(this.active));
  }

  show(state) {
    this.state = state;
    this.draw();
  }

  /** Asks which shared files are broken: they are not in the state, because apps make and remove them. */
  async showFiles() {
    const settings = await ask("/api/settings");
    if (!settings) return;
    this.files = settings.filter(({ name, value, choices }) => name.startsWith("file.") && value !== choices[0]);
    this.draw();
  }

  /** What is not as usual: the setting, what to call it, and the value that ends it. */
  get active() {
    const { services, faults, lowPower, apps } = this.state;
    const unusual = ({ value, choices }) => value !== choices[0];
    return [
      ...services.filter(({ condition, conditions }) => condition !== conditions[0])
        .map(({ app, name, condition, conditions }) => ({ setting: `service.${app}`, text: `${name}’s network: ${words(condition)}`, usual: conditions[0] })),
      ...faults.filter(unusual).map(({ setting, label, value, choices }) => ({ setting, text: `${label}: ${words(value)}`, usual: choices[0] })),
      ...this.files.map(({ name, value, choices }) => ({ setting: name, text: `${fileLabel(name, apps)}: ${words(value)}`, usual: choices[0] })),
      ...(lowPower ? [{ setting: "lowPower", text: "Low Power Mode", usual: "off" }] : []),
    ];
  }

  draw() {
    if (!this.state) return;
    const { active } = this;
    const version = JSON.stringify(active);
    if (version === this.version) return;
    this.version = version;
    // What was ended last can be taken back.
    if (!active.length && this.element.contains(document.activeElement)) document.getElementById("undo").focus();
    this.element.hidden = active.length === 0;
    replaceContent(this.list, () => this.list.replaceChildren(...active.map((condition) => this.item(condition))));
  }

  item(condition) {
    const item = document.createElement("li");
    const button = Object.assign(document.createElement("button"), { type: "button", textContent: condition.text, title: "End this" });
    button.setAttribute("aria-label", `End ${condition.text}`);
    button.addEventListener("click", () => this.clear([condition]));
    item.append(button);
    return item;
  }

  /** Ends conditions in one step, which can be undone. */
  async clear(conditions) {
    const values = Object.fromEntries(conditions.map(({ setting, usual }) => [setting, usual]));
    const said = conditions.length === 1 ? `Ended: ${conditions[0].text}` : `Ended ${conditions.length} conditions`;
    await this.undo.arrange(() => send("/api/settings/all", values), () => `${said}.`);
    if (conditions.some(({ setting }) => setting.startsWith("file."))) await this.showFiles();
  }
}
