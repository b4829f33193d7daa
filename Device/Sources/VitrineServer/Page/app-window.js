import { ask, perform, send } from "./connection.js";
import { isTaken, rememberFocus, replaceContent } from "./focus.js";
import { statusBar } from "./status-bar.js";
import { drawingChanged } from "./taps.js";

// The window of the foreground app, which covers the page of the home screen on which it was opened.
export class AppWindow {
  constructor(intents) {
    this.intents = intents;
    this.element = null;
    this.host = null;
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.app && !this.element.inert && !isTaken(event)) this.leave();
    });
  }

  show(state) {
    const app = state.apps.find((candidate) => candidate.id === state.foreground);
    if (!app) return this.close();
    if (this.app?.id !== app.id) this.open(app);
    // The page can be removed while the app is open.
    if (this.element.parentNode !== this.host) this.host.append(this.element);
    this.element.inert = state.locked;
    if (!app.ready) return undefined;
    const version = `${state.screenVersion}/${state.appearance}/${state.locked}`;
    if (version === this.version) return undefined;
    this.version = version;
    return this.refresh();
  }

  tick({ phoneTime }) {
    if (this.element) this.element.querySelector(".time").textContent = phoneTime;
  }

  leave() {
    return perform("open", { target: "home" });
  }

  open(app) {
    const giveBack = rememberFocus(() => document.querySelector(`.app-icon[data-app="${CSS.escape(app.id)}"]`));
    this.close();
    this.app = app;
    this.giveBackFocus = giveBack;
    const element = document.createElement("section");
    element.className = "app-window";
    element.dataset.app = app.id;
    element.setAttribute("aria-label", app.name);
    element.innerHTML = `${statusBar}
      <div class="app-scroll" tabindex="0" role="region"><div class="rendering"><p class="app-note" role="status"></p></div></div>
      <div class="app-bar"><button type="button" class="actions">Actions</button><button type="button" class="leave">Home screen</button></div>
      <div class="app-home" aria-hidden="true"></div>`;
    element.querySelector(".app-scroll").setAttribute("aria-label", `Screen of ${app.name}`);
    element.querySelector(".app-note").textContent = `Opening ${app.name}…`;
    element.querySelector(".leave").addEventListener("click", () => this.leave());
    element.querySelector(".app-home").addEventListener("click", () => this.leave());
    element.querySelector(".actions").addEventListener("click", () => this.intents.open(app));
    element.querySelector(".rendering").addEventListener("click", (event) => this.tapped(event));
    this.host.append(element);
    this.element = element;
    drawingChanged(element);
    element.querySelector(".app-scroll").focus({ preventScroll: true });
  }

  close() {
    if (!this.app) return;
    const hadFocus = this.element.contains(document.activeElement) || document.activeElement === document.body;
    drawingChanged(this.element);
    this.element.remove();
    showGround(null);
    this.element = null;
    this.app = null;
    this.version = null;
    if (hadFocus) this.giveBackFocus();
  }

  async refresh() {
    const { id, name } = this.app;
    const asked = this.version;
    const screen = await ask(`/api/apps/${id}/screen`);
    if (this.app?.id !== id || this.version !== asked) return;
    // What has failed is asked again with the next state.
    if (!screen) this.version = null;
    const rendering = this.element.querySelector(".rendering");
    // An app that was closed meanwhile has no screen.
    if (!screen?.html) {
      const note = rendering.querySelector(".app-note");
      if (note) note.textContent = `${name} shows nothing. Return to the home screen and open the app again.`;
      return;
    }
    rendering.style.height = `${screen.height}px`;
    const title = heading(rendering);
    replaceContent(rendering, () => { rendering.innerHTML = screen.html; });
    // Another screen of the app begins at its top.
    if (title !== heading(rendering)) rendering.parentNode.scrollTop = 0;
    drawingChanged(this.element);
    showGround(ground(rendering));
    this.digest = screen.digest;
    this.element.dataset.digest = screen.digest;
  }

  async tapped(event) {
    const action = event.target.closest("[data-action]");
    const link = event.target.closest("[data-url]");
    if (!action && !link) return;
    event.preventDefault();
    if (!action) return perform("open", { target: link.dataset.url });
    const { app } = this;
    const answer = await send(`/api/apps/${app.id}/tap`, { action: action.dataset.action, digest: this.digest });
    return answer?.asksFor && this.intents.open(app, answer.asksFor);
  }
}

function heading(rendering) { return rendering.querySelector("[role=heading]")?.textContent; }

/**
 * The colour that an app draws behind its whole width, as red, green and blue; if it draws none, that of the system in the
 * appearance in which the app was drawn: the device's may have changed since.
 */
function ground(rendering) {
  const first = rendering.querySelector(".vw > .v");
  const colour = first && first.offsetTop <= 0 && first.offsetWidth >= rendering.clientWidth ? getComputedStyle(first).backgroundColor : "";
  if (colour.startsWith("rgb(")) return colour.match(/\d+/g).map(Number);
  return rendering.querySelector(".vw.vd") ? [0, 0, 0] : [242, 242, 247];
}

/** Continues an app's colour behind its status bar and its buttons, with an ink that can be read there. */
function showGround(colour) {
  const { style } = document.documentElement;
  const [red, green, blue] = colour ?? [];
  style.setProperty("--app", colour ? `rgb(${colour.join(" ")})` : "");
  style.setProperty("--app-ink", colour ? (0.3 * red + 0.59 * green + 0.11 * blue > 128 ? "#000" : "#fff") : "");
}
