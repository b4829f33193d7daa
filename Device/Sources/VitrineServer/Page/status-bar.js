/** The status bar of a screen: time, signal, network and battery. */
export const statusBar = `<div class="status" aria-hidden="true"><span class="time"></span><span class="island"></span>
  <span class="right"><span class="signal"><i></i><i></i><i></i><i></i></span><span class="network">5G</span> <span class="battery"></span></span></div>`;

/** Says in every status bar what the apps' services can reach. */
export function showNetwork(container, services) {
  const is = (name) => services.some(({ condition }) => condition === name);
  const name = is("off") ? "Offline" : is("slow") ? "E" : "5G";
  for (const network of container.querySelectorAll(".status .network")) {
    network.textContent = name;
    network.previousElementSibling.hidden = is("off");
  }
}
