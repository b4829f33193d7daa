// Keeps the page as it is while something on it is pressed: a press counts only on the element on which it began.

/** How long the click of a finger can follow its release, in milliseconds. */
const late = 300;

let [isPressed, holds, timer] = [false, 0, null];
const waiting = new Set();

function settle() {
  if (isPressed || holds) return;
  for (const change of waiting) {
    waiting.delete(change);
    change();
  }
}

function begin() {
  clearTimeout(timer);
  isPressed = true;
}

function end({ type, pointerType }) {
  if (!isPressed) return;
  clearTimeout(timer);
  // The click of a mouse or a key has been handled by then.
  timer = setTimeout(() => {
    isPressed = false;
    settle();
  }, type === "pointerup" && pointerType === "touch" ? late : 0);
}

addEventListener("pointerdown", ({ button }) => { if (button === 0) begin(); }, true);
addEventListener("keydown", ({ key }) => { if (key === " ") begin(); }, true);
for (const type of ["pointerup", "pointercancel", "click", "keyup"]) addEventListener(type, end, true);
// The release of a scroll bar, outside the window, or in another window may not be reported.
addEventListener("blur", end);
addEventListener("pointermove", (event) => { if (!event.buttons) end(event); }, true);

/** Changes what the page shows: now, or after the press under way. A function that waits already is not called twice. */
export function whenReleased(change) {
  waiting.add(change);
  settle();
}

/** Keeps the page as it is until something is done, as if it were pressed. */
export async function whileHeld(work) {
  holds += 1;
  try {
    return await work();
  } finally {
    holds -= 1;
    settle();
  }
}
