// The two ways between page and device: events come in, commands go out.

/** Listens to the device for as long as the page is open; tells when the connection comes and goes. */
export function listen({ onState, onTrace, onConnected }) {
  const source = new EventSource("/events");
  source.addEventListener("state", (event) => onState(JSON.parse(event.data)));
  source.addEventListener("trace", (event) => onTrace(JSON.parse(event.data)));
  source.onopen = () => onConnected(true);
  source.onerror = () => {
    onConnected(false);
    // The browser tries again by itself, except after an answer that was no event stream.
    if (source.readyState === EventSource.CLOSED) setTimeout(() => listen({ onState, onTrace, onConnected }), 2000);
  };
}

/** Sends a command; a refusal is shown to the person and answered with null. */
export async function send(path, body = {}, method = "POST") {
  try {
    return await command(path, body, method);
  } catch (error) {
    toast(error.message);
    return null;
  }
}

/** Sends a command; a refusal is thrown, for who shows it in a better place. */
export async function command(path, body = {}, method = "POST") {
  return answer(fetch(path, { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }));
}

/** Asks for something; a refusal is shown to the person and answered with null. */
export async function ask(path) {
  try {
    return await answer(fetch(path));
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
    throw new Error("The device does not answer; is it still running?");
  }
  // What is no JSON did not come from the device, and the status says all there is to say.
  const value = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(sentence(value.error?.message ?? `The device answered ${response.status}.`));
  return value;
}

/** A message as a sentence: with a capital letter and a full stop. */
export function sentence(text) {
  const whole = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`;
}

let timer;
/** Shows a sentence for a few seconds; over an open dialog too. */
export function toast(message) {
  const element = document.getElementById("toast");
  // A dialog lies above everything that is not in it, and the rest of the page is silent for a screen reader.
  const place = document.querySelector("dialog[open]") ?? document.body;
  if (element.parentNode !== place) place.append(element);
  element.textContent = message;
  element.classList.add("shown");
  clearTimeout(timer);
  timer = setTimeout(() => element.classList.remove("shown"), 6000);
}
