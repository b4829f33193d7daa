/** How many parts of a widget the tree lists. */
const limit = 300;

// The inspector: outlines every part of the widgets, and tells the frame, the text and the style of one. While it is on, a
// click on a widget inspects and does not tap.
export class Inspector {
  constructor(container, selection, isShown) {
    this.container = container;
    this.selection = selection;
    this.isShown = isShown;
    const find = (id) => document.getElementById(id);
    [this.switch, this.facts, this.tree] = ["inspect", "inspected", "inspector-tree"].map(find);
    this.switch.addEventListener("change", () => this.toggle(this.switch.checked));
    container.addEventListener("pointermove", (event) => this.pointed(event.target));
    container.addEventListener("click", (event) => this.clicked(event), true);
    for (const type of ["pointerover", "focusin", "click"]) {
      this.tree.addEventListener(type, (event) => {
        const row = event.target.closest("button");
        if (row) this.inspect(this.parts[row.dataset.part]);
      });
    }
  }

  toggle(isOn = !this.switch.checked) {
    this.switch.checked = isOn;
    this.container.classList.toggle("inspecting", isOn);
    this.facts.replaceChildren();
    this.mark?.classList.remove("inspected");
    this.show();
  }

  /** Lists the parts of the selected widget, anew if its drawing has changed. */
  show() {
    const root = this.isShown() ? this.container.querySelector(".widget.selected .vw") : null;
    if (root === this.root) return;
    this.root = root;
    this.parts = [...root?.querySelectorAll(".v:not(svg *, .vn)") ?? []].slice(0, limit);
    this.tree.replaceChildren(...this.parts.map((part, index) => this.row(part, index)));
  }

  row(part, index) {
    const item = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.part = index;
    button.style.paddingLeft = `${6 + 10 * depth(part, this.root)}px`;
    button.textContent = name(part);
    item.append(button);
    return item;
  }

  pointed(target) {
    if (!this.switch.checked) return;
    const part = target.closest(".vw .v");
    if (part) this.inspect(part);
  }

  clicked(event) {
    if (!this.switch.checked || !event.target.closest(".widget-frame")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.pointed(event.target);
    this.selection.select(event.target.closest(".widget").dataset.widget);
  }

  inspect(part) {
    if (!part?.isConnected || part === this.mark) return;
    this.mark?.classList.remove("inspected");
    this.mark = part;
    this.facts.replaceChildren(...facts(part).flatMap(([title, text]) => {
      const [term, definition] = [document.createElement("dt"), document.createElement("dd")];
      term.textContent = title;
      definition.textContent = text;
      return [term, definition];
    }));
    // Only now, because the mark has a background of its own.
    part.classList.add("inspected");
  }
}

function depth(part, root) {
  let count = 0;
  for (let parent = part.parentElement; parent && parent !== root; parent = parent.parentElement) count += Number(parent.classList.contains("v"));
  return Math.min(count, 12);
}

function name(part) {
  const kinds = { BUTTON: "Button", A: "Link", IMG: "Image", svg: "Drawing" };
  const kind = part.getAttribute("role") === "switch" ? "Toggle" : kinds[part.tagName] ?? (part.matches(".vt, :has(> .vt)") ? "Text" : "Box");
  const words = (part.getAttribute("aria-label") ?? part.textContent).trim().slice(0, 60);
  return words ? `${kind} “${words}”` : kind;
}

/** The element whose style the first words of a part have. */
function wordsOf(part) {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT, (node) => node.data.trim() && !node.parentElement.closest(".vh") ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP);
  return walker.nextNode()?.parentElement ?? part;
}

/** The facts about a part, with lengths in points. */
function facts(part) {
  const root = part.closest(".vw");
  const [box, outer, style] = [part.getBoundingClientRect(), root.getBoundingClientRect(), getComputedStyle(wordsOf(part))];
  const points = outer.width / parseFloat(root.style.width);
  const number = (length) => String(Math.round((length / points) * 100) / 100);
  const edges = [box.top - outer.top, outer.right - box.right, outer.bottom - box.bottom, box.left - outer.left];
  const list = [
    ["Part", name(part)],
    ["Frame", `${number(box.left - outer.left)}, ${number(box.top - outer.top)}, ${number(box.width)} × ${number(box.height)} pt`],
    ["To the edges", `top ${number(edges[0])}, right ${number(edges[1])}, bottom ${number(edges[2])}, left ${number(edges[3])}`],
  ];
  if (part.textContent.trim()) {
    list.push(["Font", `${style.fontFamily.split(",")[0].replaceAll("\"", "")}, ${parseFloat(style.fontSize)} pt, weight ${style.fontWeight}`]);
  }
  list.push(["Colour", style.color]);
  if (style.backgroundColor !== "rgba(0, 0, 0, 0)") list.push(["Background", style.backgroundColor]);
  if (parseFloat(style.borderRadius) > 0) list.push(["Corner", style.borderRadius]);
  if (part.dataset.action) list.push(["Action", part.dataset.action]);
  if (part.dataset.url) list.push(["Link", part.dataset.url]);
  return list;
}
