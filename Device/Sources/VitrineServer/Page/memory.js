import { ask } from "./connection.js";

const mebibytes = (bytes) => (bytes / 1_048_576).toFixed(1).replace(/\.0$/, "");

// How much memory each app's programs have used, below the app's row. An extension has a limit, and therefore a meter.
export class Memory {
  constructor(list, isShown) {
    Object.assign(this, { list, isShown });
  }

  /** Requests the figures again if a program has started, answered or ended since. */
  async show(state) {
    if (!state || !this.isShown()) return;
    const version = JSON.stringify([state.apps.map(({ running }) => running), state.profile.name, state.widgets.map(({ acceptedAt }) => acceptedAt)]);
    if (version === this.version) return;
    this.version = version;
    const programs = await ask("/api/memory");
    // What has failed is asked again with the next state.
    if (!programs) this.version = null;
    else for (const app of new Set(programs.map((program) => program.app))) this.draw(app, programs.filter((program) => program.app === app));
  }

  draw(app, programs) {
    const row = this.list.querySelector(`[data-program="${CSS.escape(app)}"]`);
    if (!row) return;
    let line = row.querySelector(".memory");
    if (!line) {
      line = document.createElement("p");
      line.className = "memory hint";
      row.append(line);
    }
    line.replaceChildren(...programs.map((program) => this.program(program)));
  }

  program({ name, role, peakBytes, residentBytes, limitBytes }) {
    const title = role === "app" ? "App" : "Widgets";
    const text = document.createElement("span");
    text.textContent = peakBytes === undefined ? `${title}: not measured` : `${title}: ${mebibytes(peakBytes)}${limitBytes ? ` of ${mebibytes(limitBytes)}` : ""} MiB, ${mebibytes(residentBytes)} resident`;
    if (!limitBytes || peakBytes === undefined) return text;
    const meter = document.createElement("meter");
    // Above the limit, a system ends the process; close to it, another phone might.
    Object.assign(meter, { min: 0, max: limitBytes, low: limitBytes * 0.8, high: limitBytes * 0.999, optimum: 0, value: peakBytes });
    meter.setAttribute("aria-label", `Memory of ${name}’s widgets`);
    text.append(" ", meter);
    return text;
  }
}
