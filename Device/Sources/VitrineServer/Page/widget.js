import { send, sentence } from "./connection.js";
import { replaceContent } from "./focus.js";
import { drawingChanged } from "./taps.js";

// One placed widget: its rendering at one CSS pixel per point, its taps, and the buttons that move and remove it.
export class WidgetView {
  constructor(widget, { remove, select, isExpected }) {
    this.id = widget.id;
    this.isExpected = isExpected;
    const element = document.createElement("article");
    element.className = "widget";
    element.dataset.widget = widget.id;
    element.innerHTML = `<div class="widget-frame"><button type="button" class="widget-open"></button>
      <div class="widget-rendering"></div></div><div class="widget-name" aria-hidden="true"></div>
      <button type="button" class="widget-move"></button><button type="button" class="widget-remove"><span aria-hidden="true">−</span></button><button type="button" class="widget-select"><span aria-hidden="true">i</span></button>`;
    this.element = element;
    this.frame = element.querySelector(".widget-frame");
    this.rendering = element.querySelector(".widget-rendering");
    this.openButton = element.querySelector(".widget-open");
    this.removeButton = element.querySelector(".widget-remove");
    this.moveButton = element.querySelector(".widget-move");
    this.name = element.querySelector(".widget-name");
    this.frame.addEventListener("click", (event) => this.tapped(event));
    this.frame.addEventListener("animationend", ({ animationName }) => { if (animationName === "renewed") element.classList.remove("renewed"); });
    this.selectButton = element.querySelector(".widget-select");
    this.removeButton.addEventListener("click", () => remove(widget.id));
    this.selectButton.addEventListener("click", () => select(widget.id));
  }

  /** `place` is null on the lock screen, where the document order sets the position. */
  show({ html, ...widget }, place) {
    const { element } = this;
    Object.assign(element.style, { width: `${widget.width}px`, height: `${widget.height}px` });
    if (place) Object.assign(element.style, { left: `${place.x}px`, top: `${place.y}px` });
    element.style.setProperty("--r", widget.radius);
    element.dataset.status = widget.status;
    element.setAttribute("aria-label", `${widget.title}, widget of ${widget.appName}`);
    this.openButton.setAttribute("aria-label", `Open ${widget.appName} from ${widget.title}`);
    this.removeButton.setAttribute("aria-label", `Remove ${widget.title}`);
    const hasFailed = ["failed", "keptOld"].includes(widget.status);
    this.selectButton.firstElementChild.textContent = hasFailed ? "!" : "i";
    this.selectButton.setAttribute("aria-label", `Details of ${widget.title}${hasFailed ? ", which has failed" : ""}`);
    this.moveButton.setAttribute("aria-label", `Move ${widget.title}`);
    this.appName = widget.appName;
    if (!this.cover) this.name.textContent = widget.appName;
    if (html) this.showPicture(html);
    else if (!widget.digest) this.showNote(widget);
    this.digest = widget.digest;
    element.dataset.digest = widget.digest ?? "";
  }

  showPicture(html) {
    // The same state is shown again when the pages are arranged or chosen.
    if (html === this.picture) return;
    this.picture = html;
    replaceContent(this.rendering, () => { this.rendering.innerHTML = html; });
    drawingChanged(this.element);
    this.element.classList.remove("changed");
    if (!this.digest) return;
    if (this.isExpected(this.id)) this.element.classList.add("renewed");
    requestAnimationFrame(() => this.element.classList.add("changed"));
  }

  /** Covers the rendering with another picture, which takes no taps; null uncovers it. */
  preview(html, label) {
    this.cover?.remove();
    this.cover = null;
    this.element.classList.toggle("previewing", html !== null);
    if (html === null) {
      this.name.textContent = this.appName;
      return;
    }
    this.cover = document.createElement("div");
    this.cover.className = "widget-preview";
    this.cover.inert = true;
    this.cover.innerHTML = html;
    for (const live of this.cover.querySelectorAll("[data-live]")) live.removeAttribute("data-live");
    this.frame.append(this.cover);
    this.name.textContent = label;
  }

  /** Shows the reason why there is no rendering. */
  showNote(widget) {
    this.picture = null;
    const note = document.createElement("p");
    note.className = "widget-note";
    const title = document.createElement("b");
    title.textContent = widget.status === "failed" ? "Nothing to show yet" : widget.name;
    const message = document.createElement("span");
    message.textContent = sentence(widget.message);
    note.append(title, message);
    this.rendering.replaceChildren(note);
  }

  tapped(event) {
    event.preventDefault();
    this.frame.classList.add("pressed");
    setTimeout(() => this.frame.classList.remove("pressed"), 140);
    const action = event.target.closest("[data-action]");
    const link = event.target.closest("[data-url]");
    const { id, digest } = this;
    if (action) return send(`/api/widgets/${id}/tap`, { action: action.dataset.action, digest });
    return send(`/api/widgets/${id}/open`, { url: link?.dataset.url ?? null, digest });
  }
}
