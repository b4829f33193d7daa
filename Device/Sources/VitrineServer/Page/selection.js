// The selected widget: marked on the phone, in the list, and in the trace.
export class Selection {
  constructor() {
    this.id = null;
    this.onChange = () => {};
  }

  /** Selects a widget by its id; null selects none. */
  select(id) {
    if (id === this.id) return;
    this.id = id;
    this.mark();
    this.onChange(id);
  }

  show(state) {
    // A widget can be removed elsewhere.
    if (this.id !== null && !state.widgets.some(({ id }) => id === this.id)) this.select(null);
    this.mark();
  }

  mark() {
    for (const element of document.querySelectorAll("[data-widget], [data-row]")) {
      const isSelected = (element.dataset.widget ?? element.dataset.row) === this.id;
      element.classList.toggle("selected", isSelected);
      element.querySelector(":scope > .name")?.setAttribute("aria-pressed", String(isSelected));
    }
  }
}
