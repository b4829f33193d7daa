import { keyName } from "./commands.js";

const stored = "vitrine.singleKeys";

/** How many commands are drawn at most, and how much of a query is read. */
const drawn = 100;
const longest = 200;

// The command palette, and the single keys that run commands on the page.
export class Palette {
  /** `commands` is the list of the page's own commands, `things` what is on the device. */
  constructor(commands, things) {
    Object.assign(this, { commands, things });
    this.dialog = document.getElementById("palette");
    this.input = document.getElementById("palette-input");
    this.list = document.getElementById("palette-list");
    this.switch = document.getElementById("single-keys");
    this.switch.checked = localStorage.getItem(stored) !== "off";
    this.switch.addEventListener("change", () => localStorage.setItem(stored, this.switch.checked ? "on" : "off"));
    document.getElementById("open-palette").addEventListener("click", () => this.open());
    this.input.addEventListener("input", () => this.draw());
    this.input.addEventListener("keydown", (event) => this.move(event));
    this.list.addEventListener("click", (event) => {
      const row = event.target.closest("[role=option]");
      if (row) this.run(this.found[[...this.list.children].indexOf(row)]);
    });
    document.addEventListener("keydown", (event) => this.pressed(event));
  }

  open() {
    if (document.querySelector("dialog[open]")) return;
    this.input.value = "";
    this.draw();
    this.dialog.showModal();
    this.input.focus();
    this.things.renew().then(() => { if (this.dialog.open) this.draw(this.chosen); });
  }

  /** Lists the matching commands, and chooses one of them. */
  draw(chosen = 0) {
    const query = this.input.value.slice(0, longest);
    const words = query.toLowerCase().split(/\s+/);
    const available = [...this.commands, ...this.things.all(query)].filter(({ isAvailable }) => isAvailable?.() ?? true);
    // A command that was made of the query has no other name.
    const matching = available.filter((command) => command.query === query || hasAll(words, command.name.toLowerCase()));
    this.found = matching.slice(0, drawn);
    this.list.replaceChildren(...this.found.map((command, index) => row(command, index)));
    document.getElementById("palette-empty").hidden = this.found.length > 0;
    const rest = document.getElementById("palette-rest");
    rest.hidden = matching.length <= drawn;
    rest.textContent = `${matching.length - drawn} more. Type to find them.`;
    this.choose(chosen);
  }

  choose(index) {
    this.chosen = index;
    for (const [at, element] of [...this.list.children].entries()) element.setAttribute("aria-selected", String(at === index));
    const element = this.list.children[index];
    element?.scrollIntoView({ block: "nearest" });
    if (element) this.input.setAttribute("aria-activedescendant", element.id);
    else this.input.removeAttribute("aria-activedescendant");
  }

  move(event) {
    const count = this.found.length;
    if (event.key === "Enter" && count) this.run(this.found[this.chosen]);
    else if (event.key === "ArrowDown" && count) this.choose((this.chosen + 1) % count);
    else if (event.key === "ArrowUp" && count) this.choose((this.chosen + count - 1) % count);
    else return;
    event.preventDefault();
  }

  run(command) {
    this.dialog.close();
    command.run();
  }

  /** Runs the command of a single key, unless the key belongs to the focused control. */
  pressed(event) {
    const isModified = event.ctrlKey || event.metaKey;
    if (isModified && !event.altKey && event.key.toLowerCase() === "k") {
      event.preventDefault();
      return this.open();
    }
    const target = event.target;
    if (event.defaultPrevented || document.querySelector("dialog[open]") || event.altKey) return undefined;
    if (target.closest("input:not([type=checkbox]), select, textarea")) return undefined;
    // Ctrl Z and Shift Ctrl Z are Undo and Redo everywhere.
    if (isModified ? event.key.toLowerCase() !== "z" : !this.switch.checked) return undefined;
    const command = this.commands.find(({ key }) => key === event.key) ?? this.commands.find(({ key }) => key === event.key.toLowerCase());
    if (!command || !(command.isAvailable?.() ?? true) || command.key === "Escape") return undefined;
    // Space presses a focused button, and the arrows move in tabs, handles and lists.
    if (event.key === " " && target.closest("button, a, input, summary, [role=switch]")) return undefined;
    if (event.key.startsWith("Arrow") && target !== document.body && target.closest("[role], .widget-move, .app-window, #panel")) return undefined;
    event.preventDefault();
    return command.run();
  }
}

function row(command, index) {
  const element = document.createElement("li");
  element.id = `command-${index}`;
  element.setAttribute("role", "option");
  element.append(command.name);
  if (command.isOn) element.append(Object.assign(document.createElement("small"), { textContent: "now" }));
  if (command.key) {
    const key = document.createElement("kbd");
    key.textContent = keyName(command.key);
    element.append(key);
  }
  return element;
}

/** Whether a name contains words, each at a place of its own: "extra extra large" is not in "extra large". */
function hasAll(words, name) {
  return words.every((word) => {
    const place = name.indexOf(word);
    name = name.slice(0, place) + name.slice(place + word.length);
    return place >= 0;
  });
}
