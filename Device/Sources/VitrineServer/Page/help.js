import { keyName } from "./commands.js";

// The help: version, keys, and where the documentation is.
export class Help {
  constructor(button) {
    this.dialog = document.getElementById("help");
    button.addEventListener("click", () => this.open());
  }

  /** Takes the commands whose keys are listed, and the device's version. */
  show(commands, version) {
    const text = document.getElementById("version");
    if (text.textContent === version) return;
    text.textContent = version;
    const keys = document.getElementById("help-keys");
    for (const { key, name } of commands.filter(({ key }) => key)) {
      const term = document.createElement("dt");
      term.append(Object.assign(document.createElement("kbd"), { textContent: keyName(key) }));
      keys.append(term, Object.assign(document.createElement("dd"), { textContent: name }));
    }
  }

  open() {
    if (!document.querySelector("dialog[open]")) this.dialog.showModal();
  }
}
