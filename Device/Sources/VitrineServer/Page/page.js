// Connects the device's events to the parts of the page. Each module draws one part and sends its own commands.
import { listen } from "./connection.js";
import { Clock } from "./clock.js";
import { Home } from "./home.js";
import { Arrangement } from "./arrangement.js";
import { AppWindow } from "./app-window.js";
import { Panel } from "./panel.js";
import { Configuration } from "./configuration.js";
import { Gallery } from "./gallery.js";
import { Intents } from "./intents.js";
import { Permission } from "./permission.js";

const clock = new Clock();
const intents = new Intents(clock);
const appWindow = new AppWindow(intents);
const home = new Home(document.getElementById("phones"), appWindow);
const panel = new Panel(clock, new Configuration(clock));
const permission = new Permission();
const arrangement = new Arrangement(document.getElementById("arrange"), home);
new Gallery(document.getElementById("open-gallery"));

listen({
  onState(state) {
    document.documentElement.dataset.appearance = state.appearance;
    clock.set(state.clock);
    home.show(state);
    arrangement.show(state);
    appWindow.show(state);
    panel.show(state);
    permission.show(state);
    document.documentElement.dataset.ready = "1";
  },
  onTrace: (lines) => panel.addTrace(lines),
  onConnected(isConnected) {
    document.getElementById("connection").hidden = isConnected;
    if (isConnected) panel.beginTrace();
  },
});
for (const dialog of document.querySelectorAll("dialog:not(.alert)")) {
  dialog.querySelector("[data-close]").addEventListener("click", () => dialog.close());
  // A click on the backdrop.
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
}
clock.onTick = (time) => { home.tick(time); appWindow.tick(time); panel.tick(time); };
