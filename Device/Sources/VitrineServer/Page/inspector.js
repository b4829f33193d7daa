import { replaceContent } from "./focus.js";
import { depth, facts, name } from "./parts.js";

/** How many parts of a widget the tree lists. */
const limit = 300;

// The inspector: outlines every part of the widgets, and tells the frame, the text and the style of one. While it is on, a
// click on a widget inspects and does not tap.
export class Inspector {
  constructor(container, selection, isShown) {
    this.container = container;
    this.selection = selection;
    this.isShown = isShown;
    [this.root, this.parts] = [null, []];
    const find = (id) => document.getElementById(id);
    [this.switch, this.facts, this.tree] = ["inspect", "inspected", "inspector-tree"].map(find);
    this.switch.addEventListener("change", () => this.toggle(this.switch.checked));
    container.addEventListener("pointermove", (event) => this.pointed(event.target));
    container.addEventListener("click", (event) => this.clicked(event), true);
    for (const type of ["pointerover", "focusin", "click"]) {
      this.tree.addEventListener(type, (event) => {
        const row = event.target.closest("button");
        if (row) this.inspect(this.parts[row.dataset.part]);
      });
    }
  }

  toggle(isOn = !this.switch.checked) {
    this.switch.checked = isOn;
    this.container.classList.toggle("inspecting", isOn);
    this.leave();
    this.show();
  }

  /** Lists the parts of the selected widget, anew if its drawing has changed. */
  show() {
    const root = this.isShown() ? this.container.querySelector(".widget.selected .vw") : null;
    if (root === this.root) return;
    const id = root?.closest(".widget").dataset.widget;
    // The drawing of the same widget has the same parts in most cases.
    const index = id === this.id ? this.parts.indexOf(this.mark) : -1;
    [this.root, this.id] = [root, id];
    this.parts = [...root?.querySelectorAll(".v:not(svg *, .vn)") ?? []].slice(0, limit);
    replaceContent(this.tree, () => this.tree.replaceChildren(...this.parts.map((part, index) => this.row(part, index))));
    if (root?.contains(this.mark)) this.markRow(this.parts.indexOf(this.mark));
    else if (this.parts[index]) this.inspect(this.parts[index]);
    else this.leave();
  }

  /** Describes no part. */
  leave() {
    this.facts.replaceChildren();
    this.mark?.classList.remove("inspected");
    this.mark = null;
  }

  row(part, index) {
    const item = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.part = index;
    button.style.paddingLeft = `${6 + 10 * depth(part, this.root)}px`;
    button.textContent = name(part);
    item.append(button);
    return item;
  }

  pointed(target) {
    if (!this.switch.checked) return;
    const part = target.closest(".vw .v");
    if (part) this.inspect(part);
  }

  clicked(event) {
    if (!this.switch.checked || !event.target.closest(".widget-frame")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.pointed(event.target);
    this.selection.select(event.target.closest(".widget").dataset.widget);
  }

  inspect(part) {
    if (!part?.isConnected || part === this.mark) return;
    this.mark?.classList.remove("inspected");
    this.mark = part;
    this.markRow(this.parts.indexOf(part));
    this.facts.replaceChildren(...facts(part).flatMap(([title, text]) => {
      const [term, definition] = [document.createElement("dt"), document.createElement("dd")];
      term.textContent = title;
      definition.textContent = text;
      return [term, definition];
    }));
    // Only now, because the mark has a background of its own.
    part.classList.add("inspected");
  }

  /** Marks the row of the inspected part, which is in view. */
  markRow(index) {
    this.tree.querySelector("[aria-current]")?.removeAttribute("aria-current");
    const row = this.tree.querySelector(`[data-part="${index}"]`);
    row?.setAttribute("aria-current", "true");
    if (row !== document.activeElement) row?.scrollIntoView({ block: "nearest" });
  }
}
