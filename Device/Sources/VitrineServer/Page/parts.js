// The parts of a drawn widget, by SwiftUI's names, and the facts about one.

/** How many parts a part lies in, within its widget. */
export function depth(part, root) {
  let count = 0;
  for (let parent = part.parentElement; parent && parent !== root; parent = parent.parentElement) count += Number(parent.classList.contains("v"));
  return Math.min(count, 12);
}

/** The part by SwiftUI's name, with its first words. A drawing does not know which view made a part: a stack is one by how its parts lie. */
export function name(part) {
  // What a screen reader hears in place of the drawn texts stands before them.
  const words = (part.getAttribute("aria-label") ?? part.querySelector(".vh")?.textContent ?? part.textContent).trim().slice(0, 60);
  return words ? `${kind(part)} “${words}”` : kind(part);
}

function kind(part) {
  const kinds = { BUTTON: "Button", A: "Link", IMG: "Image" };
  if (part.getAttribute("role") === "switch") return "Toggle";
  if (kinds[part.tagName]) return kinds[part.tagName];
  // The drawing of a symbol has a box of its own; that of a shape has the size of its frame.
  if (part.tagName === "svg") return part.hasAttribute("viewBox") ? "Image" : "Shape";
  if (part.matches(".vu")) return "Image";
  if (part.matches(".vt, :has(> .vt)")) return "Text";
  return stack(boxes(part)) ?? (getComputedStyle(part).backgroundColor === "rgba(0, 0, 0, 0)" ? "Group" : "Rectangle");
}

/** The frames of the parts directly in a part, which may have an element around them that is none. */
function boxes(part) {
  return [...part.children].flatMap((child) => (child.matches(".v") ? [frame(child)] : child.matches(".vh, .vt") ? [] : boxes(child))).filter(Boolean);
}

/** The frame of a part; one without a size has that of its contents. Null if there is nothing to see. */
function frame(part) {
  const box = part.getBoundingClientRect();
  if (box.width > 0 && box.height > 0) return box;
  const inner = [...part.children].map(frame).filter(Boolean);
  if (!inner.length) return null;
  const edge = (name, choose) => choose(...inner.map((each) => each[name]));
  return { left: edge("left", Math.min), top: edge("top", Math.min), right: edge("right", Math.max), bottom: edge("bottom", Math.max) };
}

function stack(frames) {
  if (frames.length < 2) return null;
  const areApart = (start, end) => [...frames].sort((a, b) => a[start] - b[start]).every((frame, index, sorted) => index === 0 || frame[start] >= sorted[index - 1][end] - 0.5);
  if (areApart("left", "right")) return "HStack";
  return areApart("top", "bottom") ? "VStack" : "ZStack";
}

/** The element whose style the first words of a part have. */
function wordsOf(part) {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT, (node) => node.data.trim() && !node.parentElement.closest(".vh") ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP);
  return walker.nextNode()?.parentElement ?? part;
}

/** The facts about a part, with lengths in points. */
export function facts(part) {
  const root = part.closest(".vw");
  const [box, outer, style] = [part.getBoundingClientRect(), root.getBoundingClientRect(), getComputedStyle(wordsOf(part))];
  const points = outer.width / parseFloat(root.style.width);
  const number = (length) => String(Math.round((length / points) * 100) / 100);
  const margins = (around) => ["top", "right", "bottom", "left"].map((edge) => `${edge} ${number(Math.abs(around[edge] - box[edge]))}`).join(", ");
  const list = [
    ["Part", name(part)],
    ["Frame", `${number(box.left - outer.left)}, ${number(box.top - outer.top)}, ${number(box.width)} × ${number(box.height)} pt`],
    ["To the edges", margins(outer)],
    ["In its container", margins(part.parentElement.closest(".v, .vw").getBoundingClientRect())],
  ];
  if (part.textContent.trim()) {
    list.push(["Font", `${style.fontFamily.split(",")[0].replaceAll("\"", "")}, ${parseFloat(style.fontSize)} pt, weight ${style.fontWeight}`]);
    const ratio = contrast(wordsOf(part));
    if (ratio) list.push(["Contrast", `${ratio.toFixed(1)} : 1`]);
  }
  list.push(["Colour", style.color]);
  if (style.backgroundColor !== "rgba(0, 0, 0, 0)") list.push(["Background", style.backgroundColor]);
  if (parseFloat(style.borderRadius) > 0) list.push(["Corner", style.borderRadius]);
  if (part.dataset.action) list.push(["Action", part.dataset.action]);
  if (part.dataset.url) list.push(["Link", part.dataset.url]);
  return list;
}

/** The contrast of a text with the colour behind it; null if what is behind it is not one opaque colour. */
function contrast(element) {
  const ink = channels(getComputedStyle(element).color);
  for (let behind = element; behind; behind = behind.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(behind);
    if (backgroundImage !== "none") return null;
    const ground = channels(backgroundColor);
    if (!ground || !ink) return null;
    if (ground[3] === 1 && ink[3] === 1) {
      const [low, high] = [luminance(ink), luminance(ground)].sort((a, b) => a - b);
      return (high + 0.05) / (low + 0.05);
    }
    if (ground[3] > 0 || behind.matches(".widget-frame")) return null;
  }
  return null;
}

/** Red, green and blue from 0 to 1, and the opacity, of a computed colour in sRGB; null for another form. */
function channels(text) {
  if (!/^rgba?\(/.test(text)) return null;
  const [red, green, blue, opacity = 1] = text.match(/[\d.]+/g).map(Number);
  return [red / 255, green / 255, blue / 255, opacity];
}

/** The relative luminance by WCAG 2.2. */
function luminance(colour) {
  const [red, green, blue] = colour.slice(0, 3).map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
