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
import { guardTaps } from "./taps.js";

const clock = new Clock();
const intents = new Intents(clock);
const appWindow = new AppWindow(intents);
const home = new Home(document.getElementById("phones"), appWindow);
const panel = new Panel(clock, new Configuration(clock));
const permission = new Permission();
const arrangement = new Arrangement(document.getElementById("arrange"), home);
const gallery = new Gallery(document.getElementById("open-gallery"));
guardTaps(document.getElementById("phones"));

// The page moves the focus by itself, for example into an app that opens. A ring around it helps only a keyboard's user.
for (const [type, input] of [["pointerdown", "pointer"], ["keydown", "keyboard"]]) {
  addEventListener(type, () => { document.documentElement.dataset.input = input; }, true);
}

listen({
  onState(state) {
    document.documentElement.dataset.appearance = state.appearance;
    clock.set(state.clock);
    gallery.show(state);
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
