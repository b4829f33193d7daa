// The connection between page and device: receives events and sends commands.
import { whenReleased } from "./press.js";

/** Receives the device's events as long as the page is open, and reports when the connection opens or breaks. */
export function listen({ onState, onTrace, onConnected }) {
  if (new URLSearchParams(location.search).has("still")) return showStill({ onState, onTrace });
  let source = null;
  let pending = null;
  const show = () => {
    const state = pending;
    pending = null;
    onState(completed(state));
  };
  const connect = () => {
    source = new EventSource("/events");
    source.addEventListener("state", ({ data }) => {
      const next = JSON.parse(data);
      // Each picture is sent once, so that a state that is not shown leaves its own to the next one.
      pending = { ...next, pictures: { ...pending?.pictures, ...next.pictures } };
      whenReleased(show);
    });
    source.addEventListener("trace", ({ data }) => {
      const lines = JSON.parse(data);
      whenReleased(() => onTrace(lines));
    });
    source.onopen = () => whenReleased(() => onConnected(true));
    source.onerror = () => {
      onConnected(false);
      // The browser reconnects by itself, except after a response that is not an event stream.
      if (source.readyState !== EventSource.CLOSED) return;
      // A device that was started again has another key; its refusal says so.
      ask("/api/commands");
      source = null;
      setTimeout(follow, 2000);
    };
  };
  // A browser has six connections to a device. A page that nobody sees leaves its own to the others.
  const follow = () => {
    if (document.hidden) {
      source?.close();
      source = null;
    } else if (!source) {
      connect();
    }
  };
  document.addEventListener("visibilitychange", follow);
  follow();
}

/** Shows the present state once, before the page counts as loaded: a headless browser then takes its picture. */
function showStill({ onState, onTrace }) {
  document.documentElement.dataset.still = "1";
  const request = new XMLHttpRequest();
  request.open("GET", "/api/still", false);
  request.send();
  const { state, trace } = JSON.parse(request.response);
  if (trace) onTrace(trace);
  onState(completed(state));
}

/**
 * Adds each setting by its name, where one that is off or on is false or true, and to each widget its picture, its findings and its
 * place; one of the lock screen is on no page.
 */
function completed(state) {
  for (const { name, value, choices } of state.settings) state[name] = choices.join() === "off,on" ? value === "on" : value;
  state.widgets = state.widgets.map(({ position, budget, ...widget }) => ({
    entry: null, acceptedAt: null, nextEntry: null, nextReload: null, digest: null,
    ...widget, ...(position ?? { page: null, column: 0, row: 0 }),
    budget: { limit: null, heldUntil: null, ...budget },
    html: state.pictures[widget.id], findings: state.findings[widget.id],
  }));
  return state;
}

/** Gives a setting of the device a value, by its name. Shows an error as a toast and returns null. */
export function set(name, value) {
  return send("/api/settings", { name, value: typeof value === "boolean" ? (value ? "on" : "off") : value });
}

/** Sets the device's clock to a moment, in milliseconds since 1970: a local time can mean two. Shows an error as a toast and returns null. */
export function setClock(moment) {
  return set("now", new Date(moment).toISOString());
}

/** Performs one of the device's operations. Shows an error as a toast and returns null. */
export function perform(name, values = {}) {
  return send(`/api/commands/${name}`, values);
}

/** Sends a command. Shows an error as a toast and returns null. */
export async function send(path, body = {}) {
  try {
    return await command(path, body);
  } catch (error) {
    toast(error.message);
    return null;
  }
}

/** Sends a command. Throws an error, for callers that show it in a better place than a toast. */
export async function command(path, body = {}) {
  return answer(fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }));
}

/**
 * Requests a path and returns the JSON value; a press under way is waited for, unless the value `isForPress`. Shows an error as a
 * toast and returns null.
 */
export async function ask(path, { isForPress = false } = {}) {
  try {
    const value = await answer(fetch(path));
    if (!isForPress) await new Promise(whenReleased);
    return value;
  } catch (error) {
    toast(error.message);
    return null;
  }
}

async function answer(request) {
  let response;
  try {
    response = await request;
  } catch {
    throw new Error("The device does not answer. Check that it is still running.");
  }
  // A body that is not JSON did not come from the device; the status is then the only information.
  const value = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(sentence(value.error?.message ?? `The device answered ${response.status}.`));
  // Without this header, nothing has changed that can be undone.
  const change = Number(response.headers.get("Vitrine-Change"));
  return change ? { ...value, change } : value;
}

/** Turns a message into a sentence with a capital letter and a full stop. */
export function sentence(text) {
  const whole = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`;
}

let timer;
let keyAt = -Infinity;
addEventListener("keydown", ({ timeStamp }) => { keyAt = timeStamp; }, true);
/** Shows a message for a few seconds, also over an open dialog; `action` is a button with a title and what it performs. */
export function toast(message, action = null) {
  const element = document.getElementById("toast");
  // A modal dialog covers everything outside it and hides the rest of the page from screen readers.
  const place = document.querySelector("dialog[open]") ?? document.body;
  if (element.parentNode !== place) place.append(element);
  const [text, button] = element.children;
  text.textContent = message;
  button.hidden = !action;
  button.textContent = action?.title ?? "";
  button.onclick = () => {
    element.classList.remove("shown");
    action.perform();
  };
  element.classList.add("shown");
  clearTimeout(timer);
  const hide = () => {
    // A button stays as long as somebody is about to press it, or on the way to it by keys.
    if (element.matches(":hover, :focus-within") || action && performance.now() - keyAt < 2000) timer = setTimeout(hide, 2000);
    else element.classList.remove("shown");
  };
  timer = setTimeout(hide, action ? 9000 : 6000);
}
