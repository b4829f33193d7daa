import { send, sentence } from "./connection.js";
import { Sheet } from "./sheet.js";

// The gallery: shows every kind in every family, as a snapshot or a placeholder, and adds it to the home screen.
export class Gallery {
  constructor(button, undo) {
    this.undo = undo;
    this.sheet = new Sheet("gallery");
    this.dialog = this.sheet.dialog;
    this.body = this.sheet.body;
    this.shown = "snapshot";
    button.addEventListener("click", () => this.open());
    for (const choice of this.dialog.querySelectorAll("[data-gallery]")) {
      choice.addEventListener("click", () => this.choose(choice.dataset.gallery));
    }
  }

  show(state) {
    this.state = state;
  }

  open() {
    this.gallery = null;
    return this.sheet.open("Asking the extensions…", "/api/gallery", (gallery) => {
      this.gallery = gallery;
      this.draw();
    });
  }

  choose(shown) {
    this.shown = shown;
    for (const choice of this.dialog.querySelectorAll("[data-gallery]")) {
      choice.setAttribute("aria-pressed", String(choice.dataset.gallery === shown));
    }
    this.draw();
  }

  /** The pages on which app icons are besides the dock's, from 0. */
  iconPages() {
    return [...new Set(this.state.apps.map((app) => app.page).filter((page) => page !== null))].sort((a, b) => a - b);
  }

  /** Where a placed widget is, and where the icons went that made room for it. */
  announcement(name, id, before) {
    const { page } = this.state.widgets.find((widget) => widget.id === id);
    const after = this.iconPages();
    const moved = after.join() === before.join() ? "" : ` The app icons are now on ${pages(after)}.`;
    return `${name} is on page ${page + 1}.${moved}`;
  }

  draw() {
    if (!this.gallery) return;
    this.body.replaceChildren(...this.gallery.kinds.map((kind) => this.kind(kind)));
    if (!this.gallery.kinds.length) {
      this.body.textContent = "No extension has listed its widgets yet. See the trace for the reason.";
    }
  }

  kind(kind) {
    const section = document.createElement("section");
    section.className = "gallery-kind";
    const title = document.createElement("h3");
    const app = document.createElement("small");
    app.textContent = kind.appName;
    title.append(kind.name, app);
    const details = document.createElement("p");
    details.textContent = kind.details;
    const families = document.createElement("div");
    families.className = "gallery-families";
    families.append(...kind.families.map((family) => this.family(kind, family)));
    section.append(title, details, families);
    return section;
  }

  /** The width that the widest widgets may have: in a narrow window they are shown smaller. */
  get room() {
    const { paddingLeft, paddingRight } = getComputedStyle(this.body);
    return this.body.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  }

  family(kind, family) {
    const figure = document.createElement("figure");
    figure.className = family.isAccessory ? "gallery-item accessory" : "gallery-item";
    figure.dataset.kind = kind.kind;
    figure.dataset.family = family.family;
    const frame = document.createElement("div");
    frame.className = "widget-frame";
    frame.inert = true;
    Object.assign(frame.style, { width: `${family.width}px`, height: `${family.height}px` });
    frame.style.setProperty("--r", family.radius);
    frame.style.setProperty("--shown", Math.min(1, this.room / family.width));
    const rendering = family[this.shown];
    if (rendering.html) frame.innerHTML = rendering.html;
    else {
      const note = document.createElement("p");
      note.className = "widget-note";
      note.textContent = sentence(rendering.message);
      frame.append(note);
    }
    const caption = document.createElement("figcaption");
    // What the developer said about this place; the widget can still be added.
    if (family.isDisfavored) caption.title = "The widget says that it is less useful here.";
    figure.classList.toggle("disfavored", family.isDisfavored);
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = "Add";
    button.setAttribute("aria-label", `Add ${kind.name}, ${family.name}`);
    button.addEventListener("click", async () => {
      // The second click of two adds nothing.
      if (this.isAdding) return;
      this.isAdding = true;
      const icons = this.iconPages();
      let placed = null;
      await this.undo.arrange(async () => {
        placed = await send("/api/widgets", { app: kind.app, kind: kind.kind, family: family.family });
        if (placed) this.dialog.close();
        return placed;
      }, () => (family.isAccessory ? "The widget is on the lock screen. Lock the screen to see it." : this.announcement(kind.name, placed.id, icons)));
      this.isAdding = false;
      if (placed && !family.isAccessory) reveal(placed.id);
    });
    caption.append(family.name, button);
    const stage = document.createElement("div");
    stage.className = "stage";
    stage.append(frame);
    figure.append(stage, caption);
    return figure;
  }
}

function pages(numbers) {
  const shown = numbers.map((page) => page + 1);
  return shown.length < 2 ? `page ${shown[0]}` : `pages ${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`;
}

/** Scrolls a placed widget into view as soon as the device has reported its position. */
function reveal(id) {
  const find = () => document.querySelector(`[data-widget="${CSS.escape(id)}"]`);
  const observer = new MutationObserver(() => show());
  const show = () => {
    if (!find()) return;
    observer.disconnect();
    find().scrollIntoView({ block: "nearest", inline: "center" });
  };
  observer.observe(document.getElementById("phones"), { childList: true, subtree: true });
  show();
}
