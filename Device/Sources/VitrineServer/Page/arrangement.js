import { ask, perform, toast } from "./connection.js";
import { isTaken } from "./focus.js";
import { Grid } from "./grid.js";
import { whileHeld } from "./press.js";

const steps = {
  ArrowLeft: { column: -1, row: 0 }, ArrowRight: { column: 1, row: 0 }, ArrowUp: { column: 0, row: -1 }, ArrowDown: { column: 0, row: 1 },
};
/** How near to an edge of the home screen a dragged widget turns the page, in CSS pixels. */
const edge = 36;

// Moves widgets on the home screen. In arranging mode each widget has a handle, to drag or to move with the arrow keys;
// a widget on which a pointer has rested can be dragged at once.
// Widgets in the way make room.
export class Arrangement {
  constructor(button, home, undo) {
    this.button = button;
    this.home = home;
    this.undo = undo;
    this.done = document.getElementById("arrange-done");
    button.addEventListener("click", () => this.arrange(!home.isArranging));
    this.done.addEventListener("click", () => this.arrange(false));
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && home.isArranging && !isTaken(event)) this.arrange(false);
    });
    home.container.addEventListener("pointerdown", (event) => this.grab(event));
    home.container.addEventListener("keydown", (event) => this.pressed(event));
  }

  show(state) {
    this.state = state;
    this.button.disabled = !state.widgets.some((widget) => widget.page !== null);
    const moved = state.widgets.find(({ id }) => id === this.moved?.id);
    if (!moved || isAt(moved, this.moved)) return;
    // The view goes with the widget, to another page too.
    this.moved = null;
    this.home.reveal(moved.id);
  }

  arrange(isArranging) {
    this.button.setAttribute("aria-pressed", String(isArranging));
    const hadFocus = document.activeElement === this.done;
    this.done.hidden = !isArranging;
    if (hadFocus) this.button.focus();
    this.home.arrange(isArranging);
    if (this.state) this.home.show(this.state);
  }

  get grid() { return new Grid(this.state, this.home.screens.length); }

  /** The widget whose handle received the event; undefined outside arranging mode. */
  widget(event) {
    const element = event.target.closest?.(".widget-move")?.closest(".widget");
    return this.home.isArranging && element ? this.state.widgets.find(({ id }) => id === element.dataset.widget) : undefined;
  }

  grab(event) {
    const widget = this.widget(event);
    if (!widget || event.button !== 0) return;
    this.drag(widget, event);
  }

  /** Starts to arrange with a widget under a pointer that has rested on it and now moves. */
  pickUp(id, press) {
    const { element } = this.home.widgets.get(id);
    const before = element.getBoundingClientRect();
    this.arrange(true);
    // The page that is added moves the others; the widget stays under the pointer.
    const after = element.getBoundingClientRect();
    this.drag(this.state.widgets.find((widget) => widget.id === id), press, { x: after.x - before.x, y: after.y - before.y });
  }

  /** Drags a widget that was pressed, and has moved on the page since. */
  drag(widget, event, shift = { x: 0, y: 0 }) {
    const { container } = this.home;
    const { element } = this.home.widgets.get(widget.id);
    const fit = element.getBoundingClientRect().width / widget.width;
    const start = { x: event.clientX + shift.x + container.scrollLeft, y: event.clientY + shift.y + container.scrollTop };
    let last = event;
    const drag = (moved) => {
      last = moved;
      element.style.translate = `${(last.clientX + container.scrollLeft - start.x) / fit}px ${(last.clientY + container.scrollTop - start.y) / fit}px`;
      const target = this.target(widget, element, last.clientX);
      this.home.showTarget(target, widget);
      this.makeRoom(widget, target);
    };
    const turn = setInterval(() => {
      const box = container.getBoundingClientRect();
      const by = last.clientX > box.right - edge ? 14 : last.clientX < box.left + edge ? -14 : 0;
      if (!by) return;
      container.scrollLeft += by;
      drag(last);
    }, 16);
    const drop = (dropped) => whileHeld(async () => {
      clearInterval(turn);
      end.abort();
      if (dropped.type === "pointerup") drag(dropped);
      const target = dropped.type === "pointerup" ? this.target(widget, element, dropped.clientX) : null;
      const isMoved = target && await this.move(widget, target);
      // The widget is now at its new cell, or back at its old one if the device refused the move.
      element.style.translate = "";
      element.classList.remove("dragged");
      this.home.showTarget(null);
      // After a move the others are where they are shown.
      if (isMoved) this.room = null;
      else this.makeRoom(widget, null);
    });
    const end = new AbortController();
    for (const [type, handler] of [["pointermove", drag], ["pointerup", drop], ["pointercancel", drop]]) {
      addEventListener(type, (next) => { if (next.pointerId === event.pointerId) handler(next); }, { signal: end.signal });
    }
    element.classList.add("dragged");
  }

  /** The place at which a dragged widget would land; null beside the pages. */
  target(widget, element, x) {
    const cell = this.home.cell(element, x);
    return cell && this.grid.within(widget, cell);
  }

  /** Shows where the others would go if a dragged widget were dropped at a place; null shows them where they are. */
  async makeRoom(widget, place) {
    const cell = place && !isAt(widget, place) ? cellText(place) : null;
    if (cell === this.room) return;
    this.room = cell;
    const room = cell && await ask(`/api/widgets/${widget.id}/room?at=${cell}`, { isForPress: true });
    if (cell === this.room) this.home.rearrange(this.state.widgets.filter(({ id, page }) => id !== widget.id && page !== null), room?.positions ?? {});
  }

  pressed(event) {
    const widget = this.widget(event);
    const step = steps[event.key];
    if (!widget || !step) return;
    event.preventDefault();
    const place = this.grid.next(widget, step);
    if (place) {
      this.moved = { ...widget };
      this.move(widget, place);
    } else toast("There is no room in that direction.");
  }

  /** Moves a widget; those in its way make room. Returns the device's answer; null if it stays. */
  async move(widget, place) {
    if (isAt(widget, place)) return null;
    return this.undo.arrange(() => perform("move", { widget: widget.id, to: cellText(place), others: "move" }));
  }
}

/** A cell as the device's commands name it, each part counted from 1. */
function cellText({ page, column, row }) {
  return [page + 1, column + 1, row + 1].join();
}

function isAt(widget, place) {
  return ["page", "column", "row"].every((part) => widget[part] === place[part]);
}
