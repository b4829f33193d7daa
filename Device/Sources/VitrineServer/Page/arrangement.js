import { send, toast } from "./connection.js";

const steps = {
  ArrowLeft: { column: -1, row: 0 }, ArrowRight: { column: 1, row: 0 }, ArrowUp: { column: 0, row: -1 }, ArrowDown: { column: 0, row: 1 },
};

// Moves widgets on the home screen. In arranging mode each widget has a handle, to drag or to move with the arrow keys.
export class Arrangement {
  constructor(button, home) {
    this.button = button;
    this.home = home;
    button.addEventListener("click", () => this.arrange(!home.isArranging));
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && home.isArranging && !document.querySelector("dialog[open]")) this.arrange(false);
    });
    home.container.addEventListener("pointerdown", (event) => this.grab(event));
    home.container.addEventListener("keydown", (event) => this.pressed(event));
  }

  show(state) {
    this.state = state;
    this.button.disabled = !state.widgets.some((widget) => widget.page !== null);
  }

  arrange(isArranging) {
    this.button.setAttribute("aria-pressed", String(isArranging));
    this.home.arrange(isArranging);
    if (this.state) this.home.show(this.state);
  }

  /** The widget whose handle received the event; undefined outside arranging mode. */
  widget(event) {
    const element = event.target.closest?.(".widget-move")?.closest(".widget");
    return this.home.isArranging && element ? this.state.widgets.find(({ id }) => id === element.dataset.widget) : undefined;
  }

  grab(event) {
    const widget = this.widget(event);
    if (!widget || event.button !== 0) return;
    const handle = event.target;
    const element = handle.closest(".widget");
    const fit = element.getBoundingClientRect().width / widget.width;
    const offset = ({ clientX, clientY }) => `${(clientX - event.clientX) / fit}px ${(clientY - event.clientY) / fit}px`;
    const drag = (moved) => { element.style.translate = offset(moved); };
    const drop = async (dropped) => {
      handle.removeEventListener("pointermove", drag);
      handle.removeEventListener("pointerup", drop);
      handle.removeEventListener("pointercancel", drop);
      if (dropped.type === "pointerup") {
        drag(dropped);
        const cell = this.home.cell(element, dropped.clientX);
        if (cell) await this.move(widget, this.within(widget, cell));
      }
      // The widget is now at its new cell, or back at its old one if the device refused the move.
      element.style.translate = "";
    };
    handle.setPointerCapture(event.pointerId);
    handle.addEventListener("pointermove", drag);
    handle.addEventListener("pointerup", drop);
    handle.addEventListener("pointercancel", drop);
  }

  pressed(event) {
    const widget = this.widget(event);
    const step = steps[event.key];
    if (!widget || !step) return;
    event.preventDefault();
    const place = this.nextFree(widget, step);
    if (place) this.move(widget, place);
    else toast("There is no room in that direction.");
  }

  async move(widget, place) {
    const { page, column, row } = place;
    if (page === widget.page && column === widget.column && row === widget.row) return;
    if (!await send(`/api/widgets/${widget.id}/move`, { page, column, row })) return;
    toast(`${widget.name}: page ${page + 1}, column ${column + 1}, row ${row + 1}.`);
  }

  /**
   * The next free position in a direction, or null. To the left and right the search continues on the adjacent page.
   * The device has the final decision.
   */
  nextFree(widget, step) {
    const { columns, rows } = this.state.screen;
    const span = this.span(widget);
    let { page, column, row } = widget;
    for (;;) {
      column += step.column;
      row += step.row;
      if (column < 0) [page, column] = [page - 1, columns - span.columns];
      if (column + span.columns > columns) [page, column] = [page + 1, 0];
      if (page < 0 || page >= this.home.screens.length || row < 0 || row + span.rows > rows) return null;
      if (this.isFree(widget, { page, column, row })) return { page, column, row };
    }
  }

  isFree(widget, place) {
    const span = this.span(widget);
    return this.state.widgets.every((other) => {
      if (other.id === widget.id || other.page !== place.page) return true;
      const taken = this.span(other);
      return place.column + span.columns <= other.column || other.column + taken.columns <= place.column
        || place.row + span.rows <= other.row || other.row + taken.rows <= place.row;
    });
  }

  /** The nearest position at which the whole widget is on the page. */
  within(widget, { page, column, row }) {
    const { columns, rows } = this.state.screen;
    const span = this.span(widget);
    const clamp = (value, limit) => Math.max(0, Math.min(value, limit));
    return { page, column: clamp(column, columns - span.columns), row: clamp(row, rows - span.rows) };
  }

  /** The number of cells that a widget covers. Rounding works because the gap between widgets is less than half a cell. */
  span({ width, height }) {
    const { columnPitch, rowPitch } = this.state.screen;
    return { columns: Math.round(width / columnPitch), rows: Math.round(height / rowPitch) };
  }
}
