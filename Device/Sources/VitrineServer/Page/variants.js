import { ask, sentence, toast } from "./connection.js";
import { words } from "./words.js";

/** How long the device must be quiet before the drawings are asked for again, in milliseconds. */
const quiet = 150;
const titles = { appearance: "Appearance", textSize: "Text size", locale: "Locale", content: "Contents" };
const looks = { standBy: "StandBy", standByNight: "StandBy at night" };
const contents = { entry: "Now", snapshot: "Snapshot", placeholder: "Placeholder" };

// The variants of a widget side by side: its families, along one axis at a time. They are drawn for this view only; the
// device's own settings stay as they are, and no reload is counted. The view follows the device.
export class Variants {
  constructor(selection) {
    this.selection = selection;
    this.onChange = () => {};
    const find = (name) => document.getElementById(`variants-${name}`);
    [this.title, this.body, this.axis, this.content, this.textSize, this.locale] = ["title", "body", "axis", "content", "text-size", "locale"].map(find);
    this.dialog = document.getElementById("variants");
    this.axis.append(...Object.entries(titles).map(([value, name]) => new Option(name, value)));
    this.content.append(...Object.entries(contents).map(([value, name]) => new Option(name, value)));
    for (const field of [this.axis, this.content, this.textSize, this.locale]) field.addEventListener("change", () => this.load());
    this.dialog.addEventListener("close", () => {
      this.version = null;
      this.onChange();
    });
  }

  get isOpen() { return this.dialog.open; }

  show(state) {
    this.state = state;
    if (!this.textSize.options.length) this.textSize.append(new Option("The device’s", ""), ...state.settings.find(({ name }) => name === "textSize").choices.map((name) => new Option(words(name), name)));
    if (!this.isOpen) return;
    const widget = this.widget;
    if (!widget) {
      this.dialog.close();
      return;
    }
    const { appearance, locale, locked, textSize, clock: { zone } } = state;
    const version = JSON.stringify([widget.id, widget.digest, widget.acceptedAt, widget.configuration, appearance, locale, locked, textSize, zone]);
    if (version === this.version) return;
    this.version = version;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.load(), quiet);
  }

  get widget() { return this.state?.widgets.find(({ id }) => id === this.id); }

  /** Opens the view for a widget; without one, for the selected or the first widget. */
  open(id = this.selection.id ?? this.state?.widgets[0]?.id) {
    if (!this.state?.widgets.some((widget) => widget.id === id)) {
      toast("No widget is placed. Add one first.");
      return;
    }
    this.id = id;
    this.selection.select(id);
    this.body.textContent = "Asking the extension…";
    if (!this.isOpen) this.dialog.showModal();
    this.version = null;
    this.show(this.state);
    this.onChange();
  }

  async load() {
    const { id, widget } = this;
    if (!widget || !this.isOpen) return;
    this.title.textContent = `${widget.name}, ${widget.appName}`;
    const values = { axis: this.axis.value, content: this.content.value, textSize: this.textSize.value, locale: this.locale.value };
    for (const [name, field] of [["content", this.content], ["textSize", this.textSize], ["locale", this.locale]]) field.disabled = values.axis === name;
    const turn = this.turn = {};
    const answer = await ask(`/api/widgets/${id}/variants?${new URLSearchParams(values)}`);
    // A newer choice may have overtaken this answer.
    if (turn !== this.turn) return;
    if (answer) this.draw(answer);
    else {
      this.body.textContent = "The drawings did not arrive.";
      // What has failed is asked again with the next state.
      this.version = null;
    }
  }

  draw({ columns, rows }) {
    // On a phone the view is as wide as the window, and a drawing may be smaller.
    const fit = Math.min(1, (this.body.clientWidth - 24) / Math.max(...rows.map(({ width }) => width)));
    this.body.replaceChildren(...rows.map((row) => this.family(row, columns, fit)));
    if (!rows.length) this.body.textContent = "The extension has not listed its widgets. See the trace for the reason.";
  }

  family(row, columns, fit) {
    const section = document.createElement("section");
    const title = document.createElement("h3");
    title.textContent = row.name;
    const list = document.createElement("div");
    list.className = "variants-row";
    list.append(...row.cells.map((cell, index) => {
      const figure = document.createElement("figure");
      const caption = document.createElement("figcaption");
      const isOne = row.isAccessory && this.axis.value === "appearance";
      caption.textContent = isOne ? "lock screen" : contents[columns[index]] ?? looks[columns[index]] ?? columns[index];
      const frame = document.createElement("div");
      frame.className = "variant";
      frame.dataset.look = cell.look;
      frame.setAttribute("role", "img");
      if (cell.html) frame.setAttribute("aria-label", `${row.name}, ${caption.textContent}`);
      Object.assign(frame.style, { width: `${row.width}px`, height: `${row.height}px`, borderRadius: `${row.radius}px`, zoom: fit });
      const inside = document.createElement(cell.html ? "div" : "p");
      if (cell.html) {
        inside.inert = true;
        inside.innerHTML = cell.html;
      } else {
        frame.removeAttribute("role");
        inside.textContent = sentence(cell.message);
      }
      frame.append(inside);
      figure.append(frame, caption);
      return figure;
    }));
    section.append(title, list);
    return section;
  }
}
