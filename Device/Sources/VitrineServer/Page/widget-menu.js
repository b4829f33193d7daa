/** How long a pointer rests on a widget before its menu opens, in milliseconds, and how far it may move meanwhile, in CSS pixels. */
const hold = 500;
const slack = 10;

// The menu of a widget on the phone: by a long press, a click with the second button, or the keyboard's menu key.
export class WidgetMenu {
  /** `actions` has a function for each item, and `widget` returns the state of a widget by its id. */
  constructor(phones, element, { widget, actions }) {
    Object.assign(this, { phones, element, widget, actions });
    phones.addEventListener("contextmenu", (event) => {
      const frame = event.target.closest(".widget");
      if (!frame) return;
      event.preventDefault();
      // A finger opens it by `hold`, and not while it is about to drag.
      if (event.pointerType !== "touch") this.open(frame.dataset.widget, event);
    });
    phones.addEventListener("pointerdown", (event) => this.pressedDown(event));
    for (const type of ["pointerup", "pointercancel"]) addEventListener(type, () => this.released());
    // A finger that has rested does not scroll, and a picture or link is not dragged for itself.
    phones.addEventListener("touchmove", (event) => { if (this.isHeld) event.preventDefault(); }, { passive: false });
    phones.addEventListener("dragstart", (event) => event.preventDefault());
    element.addEventListener("click", (event) => {
      const name = event.target.closest("button")?.dataset.item;
      if (!name) return;
      this.close();
      this.actions[name](this.id);
    });
    element.addEventListener("keydown", (event) => this.pressed(event));
    // The menu is closed by a press anywhere else and by whatever moves the phone below it.
    addEventListener("pointerdown", (event) => { if (!element.contains(event.target)) this.close(); }, true);
    addEventListener("blur", () => this.close());
    // What moved the phone before it opened may be reported after that.
    const moved = () => { if (this.place !== this.view) this.close(); };
    addEventListener("resize", moved);
    phones.addEventListener("scroll", moved);
  }

  /** Waits whether a pointer rests on a widget: then the menu opens, and if the pointer moves on, it drags the widget. */
  pressedDown(event) {
    const id = event.target.closest(".widget-frame")?.closest(".widget")?.dataset.widget;
    if (!id || event.button !== 0 || !event.isPrimary) return;
    const timer = setTimeout(() => {
      this.isHeld = true;
      this.open(id, event);
    }, hold);
    const end = new AbortController();
    this.endPress = () => {
      clearTimeout(timer);
      end.abort();
    };
    addEventListener("pointermove", (moved) => {
      if (Math.hypot(moved.clientX - event.clientX, moved.clientY - event.clientY) <= slack) return;
      this.endPress();
      if (!this.isHeld || this.widget(id)?.page === null) return;
      this.close();
      // The drag counts from the press: moves may have been joined to one.
      this.actions.drag(id, event);
    }, { signal: end.signal });
  }

  released() {
    this.endPress?.();
    // The click that follows does not tap the widget; the next one may already be on an item.
    if (this.isHeld) this.phones.addEventListener("click", (click) => { click.preventDefault(); click.stopPropagation(); }, { capture: true, once: true, signal: AbortSignal.timeout(100) });
    this.isHeld = false;
  }

  open(id, { clientX, clientY }) {
    const widget = this.widget(id);
    if (!widget) return;
    this.id = id;
    this.opener = document.activeElement;
    this.place = this.view;
    this.element.setAttribute("aria-label", `${widget.name}, ${widget.familyName.toLowerCase()}`);
    this.element.querySelector("[data-item=edit]").hidden = !widget.isConfigurable;
    this.element.querySelector("[data-item=arrange]").hidden = widget.page === null;
    this.element.hidden = false;
    const { width, height } = this.element.getBoundingClientRect();
    this.element.style.left = `${Math.max(8, Math.min(clientX, innerWidth - width - 8))}px`;
    this.element.style.top = `${Math.max(8, Math.min(clientY, innerHeight - height - 8))}px`;
    this.items[0].focus();
  }

  /** Where the phones are in the window. */
  get view() { return [innerWidth, innerHeight, this.phones.scrollLeft, this.phones.scrollTop].join(); }

  get items() { return [...this.element.querySelectorAll("button:not([hidden])")]; }

  close() {
    if (this.element.hidden) return;
    const focused = document.activeElement;
    this.element.hidden = true;
    if (!this.element.contains(focused)) return;
    // What is hidden would keep the focus, and with it the keys, up to the next frame.
    focused.blur();
    if (this.opener?.isConnected) this.opener.focus({ preventScroll: true });
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
