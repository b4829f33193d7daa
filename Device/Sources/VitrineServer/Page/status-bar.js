/** The status bar of a screen: time, signal, Wi-Fi or what is there in its place, and battery. */
export const statusBar = `<div class="status" aria-hidden="true"><span class="time"></span><span class="island"></span>
  <span class="right"><span class="signal"><i></i><i></i><i></i><i></i></span><span class="network"></span><svg class="wifi" viewBox="0 0 16 12" width="16" height="12"><path d="M1 4.6a10 10 0 0 1 14 0M3.6 7.3a6.3 6.3 0 0 1 8.8 0" fill="none" stroke="currentColor" stroke-width="1.9"/><path d="M8 11.8 5.7 9.5a3.3 3.3 0 0 1 4.6 0z" fill="currentColor"/></svg> <span class="battery"></span></span></div>`;

/** Says in every status bar what the apps' services can reach. */
export function showNetwork(container, services) {
  const is = (name) => services.some(({ condition }) => condition === name);
  const name = is("off") ? "Offline" : is("slow") ? "E" : "";
  for (const network of container.querySelectorAll(".status .network")) {
    network.textContent = name;
    network.hidden = !name;
    network.previousElementSibling.hidden = is("off");
    network.nextElementSibling.toggleAttribute("hidden", Boolean(name));
  }
}
