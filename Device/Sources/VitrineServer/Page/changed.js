// Marks the settings whose values differ from those at the device's start, and counts them for each group.
export class Changed {
  constructor(panel) {
    this.panel = panel;
    panel.querySelector(".groups").addEventListener("click", (event) => {
      const group = event.target.closest("[data-group]")?.dataset.group;
      if (group) document.getElementById(`group-${group}`).scrollIntoView({ block: "start" });
    });
  }

  show(state) {
    for (const [field, before] of this.fields(state)) {
      const row = field?.closest(".row");
      row?.classList.toggle("changed", before !== null);
      if (before === null) field?.removeAttribute("aria-description");
      else field?.setAttribute("aria-description", `Changed. At the start: ${before}`);
    }
    for (const button of this.panel.querySelectorAll("[data-group]")) {
      const count = document.getElementById(`group-${button.dataset.group}`).querySelectorAll(".row.changed").length;
      const badge = button.querySelector(".badge");
      badge.hidden = count === 0;
      badge.textContent = count;
      badge.title = `${count} changed`;
    }
  }

  /** The controls, each with its value at the start if that was another one, and null otherwise. */
  fields({ settings, profile, screen, services, faults }) {
    const before = ({ value, usual }) => (value === usual ? null : usual);
    const find = (selector) => this.panel.querySelector(selector);
    return [
      ...settings.map((setting) => [find(setting.name === "appearance" ? "[data-appearance]" : `[data-setting="${setting.name}"]`), before(setting)]),
      [find("#profile"), before({ value: profile.name, usual: profile.usual })],
      [find("#screen"), before({ value: screen.name, usual: screen.usual })],
      ...services.map(({ app, condition, conditions }) => [find(`[data-service="${CSS.escape(app)}"] select`), before({ value: condition, usual: conditions[0] })]),
      ...faults.map(({ setting, value, choices }) => [find(`[data-setting="${CSS.escape(setting)}"]`), before({ value, usual: choices[0] })]),
    ];
  }
}
