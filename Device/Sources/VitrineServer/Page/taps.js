// A tap acts on what the user saw when the finger went down. The second click of a double click can hit something that has
// moved under the pointer since the first one, such as the next row of a list; such a tap is dropped.

/** How long something must have been under the pointer before it takes a tap there, in milliseconds. */
const pause = 400;
/** How far apart two taps on the same place can be, in CSS pixels. */
const reach = 24;

let last = null;

/** Drops the taps inside a container that hit something new on the place of the previous tap. */
export function guardTaps(container) {
  container.addEventListener("click", (event) => {
    // A key activates the focused control, and the focus does not move by itself to another one.
    if (event.detail === 0) return;
    const tap = { target: name(event.target), x: event.clientX, y: event.clientY, time: event.timeStamp, changed: event.timeStamp };
    if (last && isTooEarly(tap)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    last = tap;
  }, true);
}

/** Notes that an element has changed: if the previous tap was on its place, the pause starts again. */
export function drawingChanged(element) {
  if (!last) return;
  const box = element.getBoundingClientRect();
  if (last.x >= box.left && last.x <= box.right && last.y >= box.top && last.y <= box.bottom) last.changed = performance.now();
}

function isTooEarly(tap) {
  if (tap.target === last.target || Math.hypot(tap.x - last.x, tap.y - last.y) > reach) return false;
  return tap.time - last.changed < pause;
}

/** What a user would call the control: its place on the page and its label. */
function name(element) {
  const control = element.closest("[data-action], [data-url], button") ?? element;
  const owner = element.closest("[data-widget], [data-app]");
  return [owner?.dataset.widget, owner?.dataset.app, control.getAttribute("aria-label") ?? control.textContent].join("/");
}
