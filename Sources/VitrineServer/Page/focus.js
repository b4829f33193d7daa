// Where the keyboard focus goes when what holds it is replaced or hidden.

const controls = "button:not(:disabled), a[href], input, select, textarea, summary, [tabindex='0']";

/** Replaces what an element shows; the focus stays on the control at the same place. */
export function replaceContent(element, replace) {
  const place = [...element.querySelectorAll(controls)].indexOf(document.activeElement);
  replace();
  if (place < 0) return;
  const found = [...element.querySelectorAll(controls)];
  (found[place] ?? found.at(-1) ?? element.closest("[tabindex]"))?.focus({ preventScroll: true });
}

/** Remembers what has the focus; the answer gives it back, to the replacement of what is gone by then if need be. */
export function rememberFocus(replacement = () => null) {
  const element = document.activeElement;
  return () => {
    const target = element?.isConnected && element !== document.body ? element : replacement();
    target?.focus({ preventScroll: true });
  };
}
