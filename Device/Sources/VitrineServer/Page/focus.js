// Keeps the keyboard focus when the focused element is replaced or hidden.

const controls = "button:not(:disabled), a[href], input, select, textarea, summary, [tabindex='0']";

/** Replaces an element's content, and moves the focus to the new control at the same index if the focused one is gone. */
export function replaceContent(element, replace) {
  if (!element.contains(document.activeElement)) {
    replace();
    return;
  }
  const place = [...element.querySelectorAll(controls)].indexOf(document.activeElement);
  replace();
  if (place < 0 || element.contains(document.activeElement)) return;
  const found = [...element.querySelectorAll(controls)];
  (found[place] ?? found.at(-1) ?? element.closest("[tabindex]"))?.focus({ preventScroll: true });
}

/** Whether a pressed key belongs to a field or to an open dialog, and not to the page. */
export function isTaken({ target }) {
  return Boolean(target.closest?.("input, select, textarea") || document.querySelector("dialog[open]"));
}

/** Remembers the focused element. The returned function restores the focus, to the replacement if the element is gone. */
export function rememberFocus(replacement = () => null) {
  const element = document.activeElement;
  return () => {
    const target = element?.isConnected && element !== document.body ? element : replacement();
    target?.focus({ preventScroll: true });
  };
}
