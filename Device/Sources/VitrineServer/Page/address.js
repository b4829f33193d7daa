import { command, perform, toast } from "./connection.js";
import { fromLocal, local } from "./clock.js";

// The page's address names what is in view: the page of the home screen, the selected widget, the tab, the app in front, and
// the moment on a paused clock. An app is a step in the history, so that Back closes it and Forward opens it again.
export class Address {
  constructor({ pages, home, selection, tabs, variants }) {
    Object.assign(this, { pages, home, selection, tabs, variants });
    this.offer = document.getElementById("moment");
    this.offer.querySelector("[data-dismiss]").addEventListener("click", () => { this.offer.hidden = true; });
    this.offer.querySelector("button").addEventListener("click", () => this.setClock());
    addEventListener("popstate", () => (this.isReturning ? this.returned() : this.visit()));
  }

  get parameters() { return new URLSearchParams(location.search); }

  show(state) {
    const before = this.state;
    this.state = state;
    if (!before) {
      this.visit(true);
      return;
    }
    // The device has closed or opened an app, here or on another page.
    if (state.foreground !== before.foreground) this.follow(state.foreground);
    this.write();
  }

  follow(app) {
    // The browser goes back some time after it was asked to; until then, it shows the step that is left.
    if (this.isReturning || app === this.parameters.get("app")) return;
    if (app) {
      history.pushState({ isOpened: true }, "", this.text());
    } else if (history.state?.isOpened) {
      this.isReturning = true;
      history.back();
    }
  }

  /** Follows what the device has opened or closed while the browser went back. */
  returned() {
    this.isReturning = false;
    this.follow(this.state.foreground);
    this.write();
  }

  /** Shows what the address names. The first visit also offers to set the clock to the address's moment. */
  visit(isFirst = false) {
    const { state, parameters } = this;
    if (!state) return;
    const page = parameters.get("page") === null ? null : Number(parameters.get("page")) - 1;
    const isThere = page === null || (Number.isInteger(page) && page >= 0 && page < this.home.screens.length);
    this.pages.show(isThere ? page : null);
    if (!isThere) toast(`There is no page ${parameters.get("page")} on this home screen.`);
    const widget = parameters.get("widget");
    if (widget && !state.widgets.some(({ id }) => id === widget)) {
      toast(`There is no widget ${widget.slice(0, 40)} on this device. It may have been removed.`);
      this.selection.select(null);
    } else {
      this.selection.select(widget);
    }
    if (parameters.get("tab")) this.tabs.select(parameters.get("tab"));
    this.visitApp(parameters.get("app"), isFirst);
    if (parameters.get("view") === "variants" && this.selection.id) this.variants.open(this.selection.id);
    else if (this.variants.isOpen) this.variants.dialog.close();
    if (isFirst) this.offerMoment(parameters.get("at"));
    this.write();
  }

  visitApp(app, isFirst) {
    const { foreground, apps } = this.state;
    if (app === foreground) return;
    if (app && !apps.some(({ id }) => id === app)) toast(`There is no app ${app.slice(0, 40)} on this device.`);
    else if (app) perform("open", { target: app });
    // Opening the page's plain address closes nothing: another page may show the app.
    else if (!isFirst) perform("open", { target: "home" });
  }

  offerMoment(moment) {
    const { now, zone } = this.state.clock;
    if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(moment ?? "") || Math.abs(fromLocal(moment, zone) - now * 1000) < 1000) return;
    this.moment = moment;
    this.offer.firstElementChild.textContent = `This link was made at ${moment.replace("T", " ")}.`;
    this.offer.hidden = false;
  }

  async setClock() {
    this.offer.hidden = true;
    try {
      await command("/api/settings", { name: "speed", value: "0" });
      await command("/api/clock", { local: this.moment });
    } catch (error) {
      toast(error.message);
    }
  }

  /** Writes what is in view without a new step in the history. */
  write() {
    if (this.isReturning) return;
    const text = this.text();
    if (text !== location.pathname + location.search && this.state) history.replaceState(history.state, "", text);
  }

  /** The address of what is in view; with the moment if the clock is paused or `withMoment` is set. */
  text(withMoment = false) {
    const { clock, foreground } = this.state;
    const values = {
      page: this.home.shownPage === null ? null : this.home.shownPage + 1,
      widget: this.selection.id,
      tab: this.tabs.selected === "widgets" ? null : this.tabs.selected,
      app: foreground,
      view: this.variants.isOpen ? "variants" : null,
      at: clock.speed === 0 || withMoment ? local(clock.now * 1000, clock.zone) : null,
    };
    const named = Object.entries(values).filter(([, value]) => value !== null);
    return named.length ? `/?${new URLSearchParams(named).toString().replaceAll("%3A", ":")}` : "/";
  }

  async copy() {
    const link = location.origin + this.text(true);
    try {
      await navigator.clipboard.writeText(link);
      toast("The link is copied.");
    } catch {
      toast(link);
    }
  }
}
