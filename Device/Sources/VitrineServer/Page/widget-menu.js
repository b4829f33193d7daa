/** How long a finger rests on a widget before its menu opens, in milliseconds, and how far it may move meanwhile, in CSS pixels. */
const hold = 500;
const slack = 10;

// The menu of a widget on the phone: by a long touch, a click with the second button, or the keyboard's menu key.
export class WidgetMenu {
  /** `actions` has a function for each item, and `widget` returns the state of a widget by its id. */
  constructor(phones, element, { widget, actions }) {
    Object.assign(this, { phones, element, widget, actions });
    phones.addEventListener("contextmenu", (event) => {
      const frame = event.target.closest(".widget");
      if (!frame) return;
      event.preventDefault();
      this.open(frame.dataset.widget, event);
    });
    phones.addEventListener("pointerdown", (event) => this.touched(event));
    element.addEventListener("click", (event) => {
      const name = event.target.closest("button")?.dataset.item;
      if (!name) return;
      this.close();
      this.actions[name](this.id);
    });
    element.addEventListener("keydown", (event) => this.pressed(event));
    // The menu is closed by a press anywhere else and by whatever moves the phone below it.
    addEventListener("pointerdown", (event) => { if (!element.contains(event.target)) this.close(); }, true);
    for (const type of ["resize", "blur"]) addEventListener(type, () => this.close());
    phones.addEventListener("scroll", () => this.close());
  }

  /** A browser that has no event for a long touch needs a timer. */
  touched(event) {
    const frame = event.target.closest(".widget-frame")?.closest(".widget");
    if (!frame || event.pointerType !== "touch") return;
    const end = new AbortController();
    const timer = setTimeout(() => {
      // The finger that lifts after this does not tap the widget; the next tap may already be on an item.
      this.phones.addEventListener("click", (click) => { click.preventDefault(); click.stopPropagation(); }, { capture: true, once: true, signal: AbortSignal.timeout(1000) });
      this.open(frame.dataset.widget, event);
      end.abort();
    }, hold);
    end.signal.addEventListener("abort", () => clearTimeout(timer));
    addEventListener("pointermove", (moved) => { if (Math.hypot(moved.clientX - event.clientX, moved.clientY - event.clientY) > slack) end.abort(); }, { signal: end.signal });
    for (const type of ["pointerup", "pointercancel"]) addEventListener(type, () => end.abort(), { signal: end.signal });
  }

  open(id, { clientX, clientY }) {
    const widget = this.widget(id);
    if (!widget) return;
    this.id = id;
    this.opener = document.activeElement;
    this.element.setAttribute("aria-label", `${widget.name}, ${widget.familyName.toLowerCase()}`);
    this.element.querySelector("[data-item=edit]").hidden = !widget.isConfigurable;
    this.element.querySelector("[data-item=arrange]").hidden = widget.page === null;
    this.element.hidden = false;
    const { width, height } = this.element.getBoundingClientRect();
    this.element.style.left = `${Math.max(8, Math.min(clientX, innerWidth - width - 8))}px`;
    this.element.style.top = `${Math.max(8, Math.min(clientY, innerHeight - height - 8))}px`;
    this.items[0].focus();
  }

  get items() { return [...this.element.querySelectorAll("button:not([hidden])")]; }

  close() {
    if (this.element.hidden) return;
    const hadFocus = this.element.contains(document.activeElement);
    this.element.hidden = true;
    if (hadFocus && this.opener?.isConnected) this.opener.focus({ preventScroll: true });
  }

  pressed(event) {
    const { items } = this;
    const index = items.indexOf(document.activeElement);
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 }[event.key];
    if (event.key === "Escape" || event.key === "Tab") this.close();
    else if (next === undefined) return;
    else items.at(next % items.length).focus();
    event.preventDefault();
    event.stopPropagation();
  }
}
