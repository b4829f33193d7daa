// The two ways between page and device: events come in, commands go out.

/** Listens to the device for as long as the page is open; the browser reconnects by itself. */
export function listen({ onState, onTrace, onConnected }) {
  const source = new EventSource("/events");
  source.addEventListener("state", (event) => onState(JSON.parse(event.data)));
  source.addEventListener("trace", (event) => onTrace(JSON.parse(event.data)));
  source.onopen = () => onConnected(true);
  source.onerror = () => onConnected(false);
}

/** Sends a command; a refusal is shown to the person and answered with null. */
export async function send(path, body = {}, method = "POST") {
  try {
    return await answer(await fetch(path, {
      method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
    }));
  } catch (error) {
    toast(error.message);
    return null;
  }
}

/** Asks for something; a refusal is shown to the person and answered with null. */
export async function ask(path) {
  try {
    return await answer(await fetch(path));
  } catch (error) {
    toast(error.message);
    return null;
  }
}

async function answer(response) {
  const text = await response.text();
  const value = text ? JSON.parse(text) : {};
  if (!response.ok) throw new Error(value.error?.message ?? `The device answered ${response.status}.`);
  return value;
}

let timer;
/** Shows a sentence for a few seconds. */
export function toast(message) {
  const element = document.getElementById("toast");
  element.textContent = message;
  element.classList.add("shown");
  clearTimeout(timer);
  timer = setTimeout(() => element.classList.remove("shown"), 5000);
}
