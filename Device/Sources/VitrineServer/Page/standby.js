import { set } from "./connection.js";

/** The margins of a screen on its side, in points, as beside the Dynamic Island, and the space around a widget. */
const margin = 59, space = 22;
const upright = matchMedia("(max-width: 700px) and (orientation: portrait)");

// StandBy: the phone lies on its side and charges. It shows two stacks of small widgets, as large as the screen allows, and a
// clock where there is none. In a window as narrow as a phone, one stack is above the other.
export class StandBy {
  constructor(container) {
    this.container = container;
    this.phone = document.createElement("div");
    this.phone.className = "phone lying";
    this.phone.setAttribute("role", "group");
    this.phone.setAttribute("aria-label", "StandBy");
    this.phone.innerHTML = `<div class="screen">${'<div class="stack"><div class="stack-widgets"></div><b class="stack-clock"></b><button type="button" class="stack-dots"></button></div>'.repeat(2)}
      <button type="button" class="app-home" aria-label="Leave StandBy"></button></div>`;
    this.stacks = [...this.phone.querySelectorAll(".stack")].map((element, index) => {
      const [widgets, clock, dots] = element.children;
      const stack = { element, widgets, clock, dots, name: index ? "right" : "left", ids: [], shown: null };
      dots.addEventListener("click", () => this.step(stack));
      return stack;
    });
    this.phone.querySelector(".app-home").addEventListener("click", () => set("standBy", "off"));
  }

  get isShown() { return this.phone.isConnected; }

  /** Lays the phone on its side, or lets it stand in a narrow window; the size in points, of a screen that stands. */
  size({ width, height }) {
    if (!this.isShown) return { width, height };
    const [across, down] = upright.matches ? [width, height] : [height, width];
    this.phone.style.setProperty("--w", across);
    this.phone.style.setProperty("--h", down);
    return { width: across, height: down };
  }

  /** Chooses the widgets of each stack. An app that a tap has opened is in front of StandBy. */
  prepare({ standBy, foreground, screen, widgets }) {
    const look = foreground ? "off" : standBy;
    if (look === "off") {
      delete this.container.dataset.standby;
      this.phone.remove();
    } else {
      this.container.dataset.standby = look;
      if (!this.isShown) this.container.append(this.phone);
    }
    const small = !this.isShown ? [] : widgets.filter(({ page, family }) => page !== null && family === "systemSmall")
      .sort((a, b) => a.page - b.page || a.row - b.row || a.column - b.column);
    const { width, height } = this.size(screen);
    const side = Math.min((Math.max(width, height) - 2 * margin - space) / 2, Math.min(width, height) - 2 * space);
    for (const [index, stack] of this.stacks.entries()) {
      stack.ids = small.filter((_, place) => (small.length === 1 ? 1 : place % 2) === index).map(({ id }) => id);
      if (!stack.ids.includes(stack.shown)) stack.shown = stack.ids[0] ?? null;
      stack.element.hidden = index === 1 && !small.length;
      stack.element.style.setProperty("--scale", (side / (small[0]?.width ?? side)).toFixed(4));
    }
  }

  /** The element in which a widget is shown; undefined if it is not in a stack. */
  parent(id) { return this.stacks.find(({ ids }) => ids.includes(id))?.widgets; }

  /** Shows one widget of each stack, after all are in their places. */
  arrange(views) {
    this.views = views;
    for (const [id, { element }] of views) element.hidden = this.stacks.some(({ ids, shown }) => ids.includes(id) && shown !== id);
    for (const { ids, shown, clock, dots, name } of this.stacks) {
      clock.hidden = ids.length > 0;
      dots.hidden = ids.length < 2;
      dots.setAttribute("aria-label", `Next widget on the ${name}, ${ids.indexOf(shown) + 1} of ${ids.length}`);
      dots.replaceChildren(...ids.map((id) => Object.assign(document.createElement("i"), { className: id === shown ? "here" : "" })));
    }
  }

  step(stack) {
    stack.shown = stack.ids[(stack.ids.indexOf(stack.shown) + 1) % stack.ids.length];
    this.arrange(this.views);
  }

  tick(time) {
    // Hours and minutes alone: the day period would make the digits small.
    const digits = time.match(/\d+\D\d+/)?.[0] ?? time;
    for (const { clock } of this.stacks) clock.textContent = digits;
  }
}
