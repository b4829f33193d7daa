import { perform } from "./connection.js";
import { titles } from "./titles.js";
import { WhyCard } from "./why.js";

// The inspector of the selected widget, below the list: why it shows what it shows, its timeline, its budget, and its parts.
export class Detail {
  constructor(element, { selection, showTrace, showVariants, showWorld }) {
    this.element = element;
    this.selection = selection;
    this.part = "why";
    this.onChange = () => {};
    this.why = new WhyCard(element, showWorld);
    const on = (name, handler) => element.querySelector(name).addEventListener("click", handler);
    on("#detail-close", () => selection.select(null));
    on(".in-variants", () => showVariants(selection.id));
    on(".in-trace", () => showTrace(selection.id));
    for (const button of element.querySelectorAll("[data-perform]")) button.addEventListener("click", () => perform(button.dataset.perform, { kind: this.widget.kind }));
    this.choices = [...element.querySelectorAll("[data-part]")];
    for (const choice of this.choices) choice.addEventListener("click", () => this.choose(choice.dataset.part));
  }

  get widget() { return this.state?.widgets.find(({ id }) => id === this.selection.id); }

  /** Whether a part is in view: `why`, `timeline`, `budget` or `parts`. */
  shows(part) { return this.part === part && !this.element.hidden; }

  choose(part) {
    this.part = part;
    for (const choice of this.choices) {
      const isChosen = choice.dataset.part === part;
      choice.setAttribute("aria-pressed", String(isChosen));
      document.getElementById(`detail-${choice.dataset.part}`).hidden = !isChosen;
    }
    this.onChange();
  }

  show(state) {
    this.state = state;
    const { widget } = this;
    const hadFocus = this.element.contains(document.activeElement);
    this.element.hidden = !widget;
    if (!widget) {
      // The widget was removed, or the inspector was closed.
      if (hadFocus) (document.querySelector("#widget-list .name") ?? document.getElementById("add-first")).focus();
      return;
    }
    setText(this.element.querySelector("#detail-title"), titles(state.widgets).get(widget.id));
    setText(this.element.querySelector("#detail-about"), about(widget));
    this.why.show(widget, state);
  }

  /** Explains the selected widget as time passes. */
  tick() {
    if (this.widget) this.why.show(this.widget, this.state);
  }

  /** Explains the selected widget again, because something has changed that the state of the page does not name. */
  explainAgain() {
    this.why.version = null;
    if (this.widget) this.why.show(this.widget, this.state);
  }
}

function about({ appName, kind, page, column, row, reloads: { asked, made, saved } }) {
  const place = page === null ? "Lock screen" : `Page ${page + 1}, column ${column + 1}, row ${row + 1}`;
  return `${appName}, ${kind}. ${place}. Reloads since the device started: ${asked} requested, ${made} performed, ${saved} avoided.`;
}

/** Sets a text only if it differs, so that a screen reader and a selection keep their position. */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
