import { perform, set } from "./connection.js";
import { StandBy } from "./standby.js";
import { statusBar } from "./status-bar.js";
import { titles } from "./titles.js";
import { WidgetView } from "./widget.js";
import { named } from "./words.js";

/** The width of an app's icon, in points. */
const iconSize = 64;

// The home screen: one phone for each page, with widgets and icons at their positions in points.
export class Home {
  constructor(container, appWindow, actions) {
    this.container = container;
    this.appWindow = appWindow;
    this.actions = actions;
    this.screens = [];
    this.widgets = new Map();
    this.isArranging = false;
    this.shownPage = null;
    this.onPages = () => {};
    this.standBy = new StandBy(container);
    new ResizeObserver(() => this.fit()).observe(container);
    // The browser leaves a control as it is that is in view only in part, such as beside the panel.
    container.addEventListener("focusin", ({ target }) => {
      if (document.documentElement.dataset.input === "keyboard") bringIntoView(target);
    });
    container.addEventListener("click", (event) => { this.tapped = event.target.closest(".phone") ?? this.tapped; }, true);
  }

  show(state) {
    this.standBy.prepare(state);
    this.layOut(state.screen);
    const focused = document.activeElement;
    // Arranging mode adds an empty page as a target.
    this.setPageCount(1 + Number(this.isArranging) + Math.max(0, ...state.widgets.map((widget) => widget.page ?? 0), ...state.apps.map((app) => app.page ?? 0)));
    this.showPage(this.shownPage !== null && this.shownPage < this.screens.length && !this.isArranging ? this.shownPage : null);
    // There is one lock screen; the page that it covers is in view again afterwards.
    if (this.isLocked && !state.locked) this.front.phone.scrollIntoView({ block: "nearest", inline: "start" });
    this.isLocked = state.locked;
    this.chooseFront(state);
    if (state.locked) for (const screen of this.screens) screen.phone.hidden = screen !== this.front;
    this.showApps(state.apps);
    this.showWidgets(state);
    this.order([...state.widgets, ...state.apps]);
    this.standBy.arrange(this.widgets);
    // An element that was moved in the document has lost the focus.
    if (focused?.isConnected && focused !== document.activeElement) focused.focus({ preventScroll: true });
    for (const screen of this.screens) {
      screen.lock.hidden = !state.locked;
      // A covered screen takes no focus and is hidden from screen readers.
      screen.home.inert = screen.dock.inert = state.locked || (screen === this.front && Boolean(state.foreground));
      screen.element.classList.toggle("locked", state.locked);
    }
    this.appWindow.host = this.front.element;
  }

  /** Shows one page, or all pages for null. An app in front and the lock screen's widgets move to the shown page. */
  showPage(page) {
    this.shownPage = page;
    for (const [index, { phone }] of this.screens.entries()) phone.hidden = page !== null && page !== index;
    this.onPages();
  }

  /**
   * Chooses the page that an app or the lock screen's widgets cover: as on a phone, the page that the user looks at. An app
   * covers the page from which it was opened. The page stays until another app comes to the front, or the lock or the shown
   * page changes.
   */
  chooseFront({ foreground, locked }) {
    const situation = JSON.stringify([foreground, locked, this.shownPage]);
    if (situation === this.situation && this.screens.includes(this.front)) return;
    this.situation = situation;
    const origin = foreground && !locked ? this.screens.find(({ phone }) => phone === this.tapped && !phone.hidden) : null;
    this.tapped = null;
    if (origin) {
      this.front = origin;
      origin.phone.scrollIntoView({ block: "nearest", inline: "nearest" });
      return;
    }
    const frame = this.container.getBoundingClientRect();
    const inView = this.screens.filter(({ phone }) => {
      if (phone.hidden) return false;
      const box = phone.getBoundingClientRect();
      const middle = (box.left + box.right) / 2;
      return middle >= Math.max(frame.left, 0) && middle <= Math.min(frame.right, innerWidth);
    });
    this.front = inView[0] ?? this.screens[this.shownPage ?? 0];
  }

  /** Scrolls to a widget. */
  reveal(id) {
    bringIntoView(this.widgets.get(id)?.element);
  }

  arrange(isArranging) {
    this.isArranging = isArranging;
    this.container.classList.toggle("arranging", isArranging);
  }

  /** The cell nearest to an element on the page at the horizontal position `x`; null if there is no page. */
  cell(element, x) {
    const page = this.screens.findIndex((screen) => {
      const box = screen.element.getBoundingClientRect();
      return x >= box.left && x < box.right;
    });
    if (page < 0) return null;
    const box = element.getBoundingClientRect();
    const home = this.screens[page].element.getBoundingClientRect();
    const fit = home.width / this.size.width;
    return { page, ...this.nearest((box.left - home.left) / fit, (box.top - home.top) / fit, box.width / fit) };
  }

  /** Shows another picture of a widget with a label, until the next call; null shows all widgets as they are. */
  preview(id, html, label) {
    this.previewed?.preview(null);
    this.previewed = this.widgets.get(id);
    this.previewed?.preview(html, label);
  }

  /** Marks the place at which a dragged widget would land; null removes the mark. */
  showTarget(place, widget) {
    this.mark ??= Object.assign(document.createElement("div"), { className: "drop-target" });
    const screen = place && this.screens[place.page];
    if (!screen) return this.mark.remove();
    const { x, y } = this.place({ ...widget, ...place });
    Object.assign(this.mark.style, { left: `${x}px`, top: `${y}px`, width: `${widget.width}px`, height: `${widget.height}px`, borderRadius: `${widget.radius}px` });
    if (this.mark.parentNode !== screen.element) screen.element.append(this.mark);
    return undefined;
  }

  tick({ phoneTime, phoneDate }) {
    for (const screen of this.screens) {
      screen.time.textContent = phoneTime;
      screen.lockTime.textContent = phoneTime;
      screen.lockDate.textContent = phoneDate;
    }
    this.standBy.tick(phoneTime);
  }

  layOut({ width, height, idiom, top, left, columnPitch, rowPitch, isMirrored }) {
    this.container.dataset.idiom = idiom;
    // A phone with a home button has no Dynamic Island, and its widgets begin higher.
    this.container.toggleAttribute("data-low-status", idiom === "phone" && top < 50);
    this.container.toggleAttribute("data-mirrored", isMirrored);
    this.size = { width, height };
    this.container.style.setProperty("--w", width);
    this.container.style.setProperty("--h", height);
    const mirror = (x, size) => (isMirrored ? width - x - size : x);
    this.place = (item) => ({ x: mirror(left + item.column * columnPitch, item.width ?? iconSize), y: top + item.row * rowPitch });
    this.nearest = (x, y, size) => ({ column: Math.round((mirror(x, size) - left) / columnPitch), row: Math.round((y - top) / rowPitch) });
    this.fit();
  }

  /**
   * Scales the phones down so that a whole phone is in the window, with its lower edge; otherwise one CSS pixel is one
   * point. In a very low window the phones keep a readable size, and the home screen scrolls.
   */
  fit() {
    // The window of a picture has the size of the screen.
    if (!this.size || document.documentElement.dataset.still) return;
    const style = getComputedStyle(this.container);
    const number = (name) => parseFloat(style.getPropertyValue(name));
    const frame = 2 * number("--bezel");
    const width = this.container.clientWidth - number("padding-left") - number("padding-right");
    const height = this.container.clientHeight - number("padding-top") - number("padding-bottom");
    if (width <= 0 || height <= 0) return;
    const size = this.standBy.size(this.size);
    const fit = Math.min(1, width / (size.width + frame), Math.max(0.5, height / (size.height + frame)));
    this.container.style.setProperty("--fit", fit.toFixed(4));
  }

  setPageCount(count) {
    while (this.screens.length < count) this.addScreen(this.screens.length);
    while (this.screens.length > count) this.screens.pop().phone.remove();
    for (const [index, { dots }] of this.screens.entries()) {
      dots.hidden = count < 2;
      if (dots.children.length === count) continue;
      dots.replaceChildren(...Array.from({ length: count }, (_, page) => {
        const dot = document.createElement("i");
        dot.className = page === index ? "here" : "";
        return dot;
      }));
    }
  }

  addScreen(index) {
    const phone = document.createElement("div");
    phone.className = "phone";
    phone.setAttribute("role", "group");
    phone.setAttribute("aria-label", `Home screen, page ${index + 1}`);
    phone.innerHTML = `<div class="screen"><div class="wallpaper"></div>
      ${statusBar}
      <div class="home"></div><div class="dock" role="group" aria-label="Dock"></div><div class="dots" aria-hidden="true"></div>
      <div class="lock" hidden><div class="lock-line"><span class="lock-date"></span></div><b class="lock-time"></b>
        <div class="lock-widgets"></div><button type="button" class="unlock">Unlock</button></div></div>`;
    this.container.append(phone);
    const find = (selector) => phone.querySelector(selector);
    find(".unlock").addEventListener("click", () => set("locked", false));
    this.screens.push({
      phone, element: find(".screen"), home: find(".home"), dock: find(".dock"), dots: find(".dots"), time: find(".time"),
      lock: find(".lock"), lockTime: find(".lock-time"), lockDate: find(".lock-date"),
      lockLine: find(".lock-line"), lockWidgets: find(".lock-widgets"),
    });
  }

  /** Shows the icons: those of the dock on each page, the others at their cells. */
  showApps(apps) {
    const shown = new Set();
    for (const app of apps) {
      const isDocked = app.page === null;
      for (const [page, { home, dock }] of this.screens.entries()) {
        if (!isDocked && page !== app.page) continue;
        const parent = isDocked ? dock : home;
        const icon = this.icon(app.id, parent) ?? this.makeIcon(app.id);
        if (icon.parentNode !== parent) parent.append(icon);
        shown.add(icon);
        // The keyboard goes through one dock, since all are the same.
        icon.tabIndex = isDocked && page !== (this.shownPage ?? 0) ? -1 : 0;
        const { x, y } = this.place(app);
        if (!isDocked) Object.assign(icon.style, { left: `${x}px`, top: `${y}px` });
        icon.classList.toggle("running", app.running);
        icon.querySelector(".icon-name").textContent = app.name;
        icon.setAttribute("aria-label", `Open ${app.name}`);
      }
    }
    for (const icon of this.container.querySelectorAll(".app-icon")) if (!shown.has(icon)) icon.remove();
  }

  icon(id, parent) {
    return parent.querySelector(`.app-icon[data-app="${CSS.escape(id)}"]`);
  }

  makeIcon(id) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "app-icon";
    button.dataset.app = id;
    const image = document.createElement("img");
    image.src = `/icons/${id}`;
    image.alt = "";
    const name = document.createElement("span");
    name.className = "icon-name";
    button.append(image, name);
    button.addEventListener("click", () => perform("open", { target: id }));
    return button;
  }

  showWidgets({ widgets, apps }) {
    const gone = new Set(this.widgets.keys());
    const titled = titles(widgets);
    for (const widget of widgets) {
      gone.delete(widget.id);
      const view = this.widgets.get(widget.id) ?? new WidgetView(widget, this.actions);
      this.widgets.set(widget.id, view);
      view.show({ ...widget, title: titled.get(widget.id).replaceAll(" · ", ", "), message: named(widget.message, apps) }, widget.page === null ? null : this.place(widget));
      const parent = this.parent(widget);
      if (view.element.parentNode !== parent) parent.append(view.element);
    }
    for (const id of gone) {
      const { element } = this.widgets.get(id);
      const hadFocus = element.contains(document.activeElement);
      const buttons = [...this.container.querySelectorAll(".widget-remove")];
      const place = buttons.findIndex((button) => element.contains(button));
      element.remove();
      this.widgets.delete(id);
      // The keyboard goes on at the widget after it.
      if (hadFocus) (buttons[place + 1] ?? buttons[place - 1] ?? document.getElementById("arrange-done")).focus({ preventScroll: true });
    }
  }

  /** Shows placed widgets elsewhere, by their ids, until the next state; those without another position where they are. */
  rearrange(widgets, positions) {
    for (const widget of widgets) {
      const place = { ...widget, ...positions[widget.id] };
      const { element } = this.widgets.get(widget.id);
      const { x, y } = this.place(place);
      Object.assign(element.style, { left: `${x}px`, top: `${y}px` });
      const parent = this.screens[place.page] && this.parent(place);
      if (parent && element.parentNode !== parent) parent.append(element);
    }
  }

  /** The parent element of a widget: its stack in StandBy, its page, or the front page's lock screen, below the date or the time. */
  parent({ id, page, family }) {
    if (page !== null) return this.standBy.parent(id) ?? this.screens[page].home;
    return family === "accessoryInline" ? this.front.lockLine : this.front.lockWidgets;
  }

  /** Sorts the elements row by row, so that the keyboard focus moves in the visual order. */
  order(items) {
    const sorted = [...items].sort((a, b) => a.page - b.page || a.row - b.row || a.column - b.column);
    for (const [page, { home }] of this.screens.entries()) {
      const elements = sorted.filter((item) => item.page === page)
        .map((item) => this.widgets.get(item.id)?.element ?? this.icon(item.id, home))
        .filter((element) => element.parentNode === home);
      // Moving an element removes its focus, so elements move only if the order is wrong.
      if (elements.some((element, index) => home.children[index] !== element)) home.append(...elements);
    }
  }
}

/** Scrolls to an element on a phone. A narrow window stops at whole pages only, so that its page is scrolled to first. */
function bringIntoView(element) {
  for (const each of [element?.closest(".phone"), element]) each?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
