// The panel's tabs. In a window as narrow as a phone, the home screen is one of them; in a wider one, the trace is a drawer below
// the phone and the widgets.
export class Tabs {
  constructor(list) {
    this.list = list;
    this.tabs = [...list.querySelectorAll("[role=tab]")];
    this.onChange = () => {};
    list.addEventListener("click", (event) => {
      const tab = event.target.closest("[role=tab]");
      if (tab) this.select(tab.dataset.tab);
    });
    list.addEventListener("keydown", (event) => this.pressed(event));
    this.narrow = matchMedia("(max-width: 700px)");
    this.narrow.addEventListener("change", () => this.select(this.current));
    this.select("home");
  }

  get isNarrow() { return this.narrow.matches; }

  get selected() { return this.current === "home" ? "widgets" : this.current; }

  /** The tabs whose contents are in view. */
  get shown() { return this.selected === "trace" && !this.isNarrow ? ["trace", "widgets"] : [this.selected]; }

  /** Selects a tab by name. In a wide window the home screen is always in view, and its tab shows the widgets. */
  select(name) {
    if (!this.tabs.some(({ dataset }) => dataset.tab === name)) return;
    this.current = name;
    document.documentElement.dataset.tab = name;
    for (const tab of this.tabs) {
      const isSelected = tab.dataset.tab === (this.isNarrow ? name : this.selected);
      tab.setAttribute("aria-selected", String(isSelected));
      tab.tabIndex = isSelected ? 0 : -1;
      if (tab.dataset.tab !== "home") document.getElementById(`panel-${tab.dataset.tab}`).hidden = !this.shown.includes(tab.dataset.tab);
    }
    this.onChange(this.selected);
  }

  pressed(event) {
    const shown = this.tabs.filter((tab) => tab.checkVisibility());
    const index = shown.indexOf(event.target);
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: shown.length - 1 }[event.key];
    if (index < 0 || next === undefined) return;
    event.preventDefault();
    const tab = shown.at(next % shown.length);
    this.select(tab.dataset.tab);
    tab.focus();
  }
}
