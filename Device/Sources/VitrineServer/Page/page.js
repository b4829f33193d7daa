// Connects the device's events to the parts of the page. Each module draws one part and sends its own commands.
import { listen, send, set } from "./connection.js";
import { Address } from "./address.js";
import { AppWindow } from "./app-window.js";
import { Arrangement } from "./arrangement.js";
import { Changed } from "./changed.js";
import { Clock } from "./clock.js";
import { commands } from "./commands.js";
import { Conditions } from "./conditions.js";
import { Configuration } from "./configuration.js";
import { Consequence } from "./consequence.js";
import { Detail } from "./detail.js";
import { Findings } from "./findings.js";
import { Fleet } from "./fleet.js";
import { Gallery } from "./gallery.js";
import { Help } from "./help.js";
import { Home } from "./home.js";
import { Inspector } from "./inspector.js";
import { Intents } from "./intents.js";
import { Memory } from "./memory.js";
import { Pages } from "./pages.js";
import { Palette } from "./palette.js";
import { Panel } from "./panel.js";
import { Permission } from "./permission.js";
import { Selection } from "./selection.js";
import { showNetwork } from "./status-bar.js";
import { States } from "./states.js";
import { Tabs } from "./tabs.js";
import { guardTaps } from "./taps.js";
import { Things } from "./things.js";
import { Timeline } from "./timeline.js";
import { Trace } from "./trace.js";
import { Undo } from "./undo.js";
import { Variants } from "./variants.js";
import { Welcome } from "./welcome.js";
import { WidgetList } from "./widget-list.js";
import { WidgetMenu } from "./widget-menu.js";

const find = (id) => document.getElementById(id);
const click = (id) => find(id).click();
let state = null;

const clock = new Clock();
const tabs = new Tabs(document.querySelector("[role=tablist]"));
const selection = new Selection();
const undo = new Undo(find("undo"), find("redo"));
const appWindow = new AppWindow(new Intents(clock));
const variants = new Variants(selection);
const trace = new Trace({ selection, isShown: () => tabs.selected === "trace" });
const showTrace = (id) => {
  tabs.select("trace");
  trace.showOnly(id);
};
const showWidget = (id) => {
  selection.select(id);
  if (tabs.isNarrow || !tabs.shown.includes("widgets")) tabs.select("widgets");
};
// In a window as narrow as a phone, what a button does to the phone is seen there.
const showPhone = () => { if (tabs.isNarrow) tabs.select("home"); };
const configuration = new Configuration(clock, undo);
const widgetList = new WidgetList({ configuration, selection, undo });
const detail = new Detail(find("detail"), { selection, showTrace, showVariants: (id) => variants.open(id), showWorld: () => tabs.select("world") });
const showPart = (part, id) => {
  showWidget(id);
  detail.choose(part);
};
const conditions = new Conditions(find("conditions"), undo);
const consequence = new Consequence(find("phones"), {
  widgets: () => state?.widgets ?? [],
  showTrace,
});
const home = new Home(find("phones"), appWindow, {
  remove: (id) => widgetList.remove(id),
  select: showWidget,
  isExpected: (id) => consequence.isExpected(id),
});
const pages = new Pages(find("pages"), home);
const panel = new Panel(clock, undo);
const states = new States();
const fleet = new Fleet(find("fleet"), find("open-fleet"));
const memory = new Memory(find("programs"), () => tabs.selected === "world");
const permission = new Permission();
const arrangement = new Arrangement(find("arrange"), home, undo);
new WidgetMenu(find("phones"), find("widget-menu"), {
  widget: (id) => state?.widgets.find((each) => each.id === id),
  actions: {
    edit: (id) => configuration.open(id),
    why: (id) => showPart("why", id),
    parts: (id) => showPart("parts", id),
    variants: (id) => variants.open(id),
    arrange: () => arrangement.arrange(true),
    drag: (id, event) => arrangement.pickUp(id, event),
    remove: (id) => widgetList.remove(id),
  },
});
const gallery = new Gallery(find("open-gallery"), undo);
const timeline = new Timeline({ clock, home, selection, reloads: (id) => trace.reloads(id), isShown: () => detail.shows("timeline") });
const findings = new Findings(selection, (moment) => {
  showPart("timeline", selection.id);
  timeline.jump(moment);
});
const inspector = new Inspector(find("phones"), selection, () => detail.shows("parts"));
const changed = new Changed(find("panel-world"));
const address = new Address({ pages, home, selection, tabs, variants });
variants.onChange = () => { if (state) address.write(); };
const help = new Help(find("open-help"));
const list = commands({
  send, state: () => state, tabs, pages, click, undo, copyLink: () => address.copy(), variants: () => variants.open(), help: () => help.open(), fleet: () => fleet.open(),
  inspect() {
    showPart("parts", selection.id ?? state.widgets[0]?.id ?? null);
    inspector.toggle();
  },
});
const palette = new Palette(list, new Things({
  state: () => state, selection,
  actions: {
    showPart, showTrace,
    configure: (id) => configuration.open(id),
    variants: (id) => variants.open(id),
    restore: (name) => states.restore(name),
    today: () => clock.inputValue.slice(0, 10),
    filterTrace(values) {
      tabs.select("trace");
      trace.showMatching(values);
    },
  },
}));
new Welcome({
  trace: () => tabs.select("trace"),
  nextEntry: () => { showPhone(); return send("/api/clock", { jump: "nextEntry" }); },
  lock: () => { showPhone(); return set("locked", true); },
  palette: () => palette.open(),
});
find("arrange").addEventListener("click", showPhone);
guardTaps(find("phones"));
find("trace-close").addEventListener("click", () => tabs.select("home"));
find("add-first").addEventListener("click", () => gallery.open());

// The page moves the focus by itself, for example into an app that opens. A ring around it helps only a keyboard's user.
for (const [type, input] of [["pointerdown", "pointer"], ["keydown", "keyboard"]]) {
  addEventListener(type, () => { document.documentElement.dataset.input = input; }, true);
}

tabs.onChange = () => {
  if (trace.isDirty) trace.draw();
  if (tabs.selected === "world") states.show();
  timeline.endPreview();
  if (!state) return;
  memory.show(state);
  address.write();
};
detail.onChange = () => {
  timeline.endPreview();
  if (state) timeline.show(state);
  inspector.show();
};
pages.onChange = () => {
  if (state) showHome();
  if (state) address.write();
};
selection.onChange = (id) => {
  if (!state) return;
  address.write();
  timeline.endPreview();
  detail.show(state);
  timeline.show(state);
  inspector.show();
  const row = document.querySelector(`[data-row="${CSS.escape(id ?? "")}"]`);
  row?.scrollIntoView({ block: "nearest" });
  const widget = state.widgets.find((candidate) => candidate.id === id);
  if (widget && home.shownPage !== null && widget.page !== null) pages.show(widget.page);
  home.reveal(id);
};

function showHome() {
  home.show(state);
  appWindow.show(state);
  showNetwork(find("phones"), state.services);
}

function showBuildFailure(text) {
  const notice = find("build-failure");
  notice.hidden = !text;
  const output = notice.querySelector("pre");
  if (output.textContent !== (text ?? "")) output.textContent = text ?? "";
}

let second = 0;
clock.onTick = (time) => {
  home.tick(time); appWindow.tick(time); panel.tick(time); widgetList.tick(time);
  // What asks the device, or draws marks again, need not do so more often.
  const now = Math.floor(performance.now() / 1000);
  if (now === second) return;
  second = now;
  detail.tick(); timeline.tick();
};
listen({
  onState(next) {
    state = next;
    Object.assign(document.documentElement.dataset, { appearance: state.appearance, wallpaper: state.wallpaper, motion: state.reducedMotion ? "reduced" : "usual", transparency: state.reducedTransparency ? "reduced" : "usual" });
    document.documentElement.style.setProperty("--tint", state.tint);
    clock.set(state.clock, state.locale);
    showBuildFailure(state.buildFailure);
    gallery.show(state);
    showHome();
    arrangement.show(state);
    undo.show(state);
    panel.show(state);
    conditions.show(state);
    memory.show(state);
    widgetList.show(state);
    trace.show(state);
    selection.show(state);
    detail.show(state);
    timeline.show(state);
    findings.show(state);
    inspector.show();
    changed.show(state);
    variants.show(state);
    permission.show(state);
    address.show(state);
    help.show(list, state.version);
    // What was just made shows the time at once: a still picture may be taken before the next tick.
    clock.tick();
    document.documentElement.dataset.ready = "1";
  },
  onTrace(lines) {
    trace.add(lines);
    consequence.add(lines);
    // The faults of files are not in the state.
    if (!lines.some(({ kind }) => kind === "faultChanged")) return;
    detail.explainAgain();
    conditions.showFiles();
  },
  onConnected(isConnected) {
    find("connection").hidden = isConnected;
    if (!isConnected) return;
    trace.begin();
    conditions.showFiles();
  },
});
for (const dialog of document.querySelectorAll("dialog:not(.alert)")) {
  dialog.querySelector("[data-close]")?.addEventListener("click", () => dialog.close());
  // A click on the backdrop.
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
}
