import { send } from "./connection.js";

// The home screen: one phone for each of its pages, widgets and icons at their places in true points.
export class Home {
  constructor(container, appWindow) {
    this.container = container;
    this.appWindow = appWindow;
    this.screens = [];
    this.widgets = new Map();
  }

  show(state) {
    this.state = state;
    this.layOut(state.screen);
    const pages = 1 + Math.max(0, ...state.widgets.map((w) => w.page), ...state.apps.map((a) => a.page));
    this.setPageCount(pages, state.screen);
    this.showApps(state.apps);
    this.showWidgets(state.widgets);
    for (const screen of this.screens) screen.lock.hidden = !state.locked;
    this.appWindow.host = this.screens[0].element;
  }

  tick({ time, date }) {
    for (const screen of this.screens) {
      screen.time.textContent = time;
      screen.lockTime.textContent = time;
      screen.lockDate.textContent = date;
    }
  }

  layOut({ width, height, top, left, columnPitch, rowPitch }) {
    this.container.style.setProperty("--w", width);
    this.container.style.setProperty("--h", height);
    this.place = (item) => ({ x: left + item.column * columnPitch, y: top + item.row * rowPitch });
  }

  setPageCount(count, screen) {
    while (this.screens.length < count) this.addScreen(this.screens.length);
    while (this.screens.length > count) this.screens.pop().phone.remove();
    for (const [index, { dots }] of this.screens.entries()) {
      dots.hidden = count < 2;
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
      <div class="status" aria-hidden="true"><span class="time"></span><span class="island"></span><span class="right">5G <span class="battery"></span></span></div>
      <div class="home"></div><div class="dots" aria-hidden="true"></div>
      <div class="lock" hidden><span class="lock-date"></span><b class="lock-time"></b></div></div>`;
    this.container.append(phone);
    const find = (selector) => phone.querySelector(selector);
    this.screens.push({
      phone, element: find(".screen"), home: find(".home"), dots: find(".dots"), time: find(".time"),
      lock: find(".lock"), lockTime: find(".lock-time"), lockDate: find(".lock-date"),
    });
  }

  showApps(apps) {
    const key = JSON.stringify(apps.map(({ id, name, page, column, row }) => [id, name, page, column, row])) + this.screens.length;
    if (key === this.appsKey) return;
    this.appsKey = key;
    for (const screen of this.screens) {
      screen.home.querySelectorAll(".app-icon").forEach((icon) => icon.remove());
    }
    for (const app of apps) {
      const icon = this.icon(app);
      const { x, y } = this.place(app);
      icon.style.left = `${x}px`;
      icon.style.top = `${y}px`;
      this.screens[app.page].home.append(icon);
    }
  }

  icon(app) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "app-icon";
    button.dataset.app = app.id;
    const image = document.createElement("img");
    image.src = `/icons/${app.id}`;
    image.alt = "";
    const name = document.createElement("span");
    name.className = "icon-name";
    name.textContent = app.name;
    button.append(image, name);
    button.setAttribute("aria-label", `Open ${app.name}`);
    button.addEventListener("click", () => send(`/api/apps/${app.id}/open`));
    return button;
  }

  showWidgets(widgets) {
    const gone = new Set(this.widgets.keys());
    for (const widget of widgets) {
      gone.delete(widget.id);
      if (!this.widgets.has(widget.id)) this.addWidget(widget);
      this.updateWidget(widget);
    }
    for (const id of gone) {
      this.widgets.get(id).element.remove();
      this.widgets.delete(id);
    }
  }

  addWidget(widget) {
    const element = document.createElement("article");
    element.className = "widget";
    element.dataset.widget = widget.id;
    element.innerHTML = `<div class="widget-frame"></div><div class="widget-name"></div>
      <div class="widget-menu"><button type="button" title="Remove">−</button></div>`;
    const frame = element.querySelector(".widget-frame");
    element.querySelector(".widget-menu button").addEventListener("click", () => send(`/api/widgets/${widget.id}`, {}, "DELETE"));
    element.querySelector(".widget-menu button").setAttribute("aria-label", `Remove ${widget.name}, ${widget.family}`);
    frame.addEventListener("click", (event) => this.tapped(widget.id, event));
    frame.addEventListener("keydown", (event) => {
      if (event.target === frame && (event.key === "Enter" || event.key === " ")) this.tapped(widget.id, event);
    });
    frame.tabIndex = 0;
    this.widgets.set(widget.id, { element, frame, name: element.querySelector(".widget-name") });
  }

  updateWidget(widget) {
    const view = this.widgets.get(widget.id);
    const { x, y } = this.place(widget);
    Object.assign(view.element.style, { left: `${x}px`, top: `${y}px`, width: `${widget.width}px`, height: `${widget.height}px` });
    view.element.style.setProperty("--r", widget.radius);
    const home = this.screens[widget.page].home;
    if (view.element.parentNode !== home) home.append(view.element);
    view.name.textContent = widget.appName;
    view.frame.setAttribute("role", "group");
    view.frame.setAttribute("aria-label", `${widget.name}, ${widget.family}`);
    view.element.dataset.status = widget.status;
    if (widget.html !== undefined && widget.html !== null) {
      view.frame.innerHTML = widget.html;
      view.element.classList.remove("changed");
      if (view.digest) requestAnimationFrame(() => view.element.classList.add("changed"));
    }
    view.digest = widget.digest;
    view.element.dataset.digest = widget.digest ?? "";
  }

  tapped(id, event) {
    event.preventDefault();
    const view = this.widgets.get(id);
    view.frame.classList.add("pressed");
    setTimeout(() => view.frame.classList.remove("pressed"), 140);
    const action = event.target.closest("[data-action]");
    const link = event.target.closest("[data-url]");
    if (action) return send(`/api/widgets/${id}/tap`, { action: action.dataset.action, digest: view.digest });
    return send(`/api/widgets/${id}/open`, { url: link?.dataset.url ?? null, digest: view.digest });
  }
}
