import { perform } from "./connection.js";
import { titles } from "./titles.js";
import { WhyCard } from "./why.js";
import { showCharges, standing } from "./standing.js";

// The list of placed widgets. The selected one shows why it shows what it shows.
export class WidgetList {
  constructor({ configuration, selection, undo, showTrace, showTimeline, showVariants, showWorld }) {
    Object.assign(this, { configuration, selection, undo, showTrace, showTimeline, showVariants, showWorld });
    this.rows = new Map();
    this.list = document.getElementById("widget-list");
  }

  show(state) {
    this.state = state;
    this.titles = titles(state.widgets);
    for (const [id, row] of this.rows) {
      if (state.widgets.some((widget) => widget.id === id)) continue;
      row.remove();
      this.rows.delete(id);
    }
    for (const widget of state.widgets) {
      if (!this.rows.has(widget.id)) this.rows.set(widget.id, this.makeRow(widget.id));
      const row = this.rows.get(widget.id);
      if (row.parentNode !== this.list) this.list.append(row);
      this.updateRow(row, widget);
    }
    document.getElementById("no-widgets").hidden = state.widgets.length > 0;
  }

  makeRow(id) {
    const row = document.createElement("li");
    row.dataset.row = id;
    row.innerHTML = `<span class="dot" aria-hidden="true"></span><button type="button" class="name" aria-expanded="false"></button>
      <span class="row-actions"><button type="button" class="edit" hidden>Edit</button><button type="button" class="reload">Reload</button><button type="button" class="remove">Remove</button></span>
      <span class="detail"><b class="standing" hidden></b> <span></span> <span class="charged" hidden><meter></meter> <span aria-hidden="true"></span></span></span><div class="more"><div class="why"></div><p class="hint"></p><div class="row"><button type="button" class="in-timeline">Timeline</button><button type="button" class="in-variants">Variants</button><button type="button" class="in-trace">Show in trace</button></div></div>`;
    row.why = new WhyCard(row.querySelector(".why"), () => this.showWorld());
    const on = (name, perform) => row.querySelector(name).addEventListener("click", perform);
    on(".name", () => this.selection.select(this.selection.id === id ? null : id));
    on(".edit", () => this.configuration.open(id));
    on(".reload", () => perform("reload", { kind: this.state.widgets.find((widget) => widget.id === id).kind }));
    on(".remove", () => this.remove(id));
    on(".in-timeline", () => this.showTimeline(id));
    on(".in-variants", () => this.showVariants(id));
    on(".in-trace", () => this.showTrace(id));
    return row;
  }

  remove(id) {
    return this.undo.arrange(() => perform("remove", { widget: id }));
  }

  updateRow(row, widget) {
    const find = (name) => row.querySelector(name);
    find(".dot").dataset.status = widget.status;
    this.showStanding(row, widget);
    const title = this.titles.get(widget.id);
    const name = title.replaceAll(" · ", ", ");
    setText(find(".name"), title);
    find(".edit").hidden = !widget.isConfigurable;
    find(".edit").setAttribute("aria-label", `Edit ${name}`);
    find(".reload").setAttribute("aria-label", `Reload ${name}`);
    find(".remove").setAttribute("aria-label", `Remove ${name} from the home screen`);
    setText(find(".more .hint"), this.about(widget));
    if (this.selection.id === widget.id) row.why.show(widget, this.state);
  }

  /** Shows how old the timelines are now; at most every few seconds, because ages are in whole minutes. */
  tick({ now }) {
    const moment = Math.floor(now / 5000);
    if (!this.state || moment === this.moment) return;
    this.moment = moment;
    this.now = now;
    for (const widget of this.state.widgets) this.showStanding(this.rows.get(widget.id), widget);
  }

  showStanding(row, widget) {
    const { label, level, text } = standing(widget, this.state, this.now ?? this.state.clock.now * 1000);
    row.querySelector(".dot").dataset.level = level;
    const [tag, sentence, charges] = row.querySelector(".detail").children;
    tag.hidden = !label;
    tag.dataset.level = level;
    setText(tag, label);
    setText(sentence, text);
    const { limit, charged } = widget.budget;
    charges.hidden = limit === null;
    const [meter, count] = charges.children;
    meter.title = `${charged} of ${limit} reloads charged in 24 h`;
    showCharges(meter, widget.budget, meter.title);
    setText(count, `${charged} of ${limit}`);
  }

  /** Explains the selected widget again, because something has changed that the state of the page does not name. */
  explainAgain() {
    const row = this.rows.get(this.selection.id);
    if (!row) return;
    row.why.version = null;
    this.explain(this.selection.id);
  }

  /** Explains the widget that was just selected. */
  explain(id) {
    const widget = this.state?.widgets.find((candidate) => candidate.id === id);
    if (widget) this.rows.get(id).why.show(widget, this.state);
  }

  about({ appName, kind, page, column, row, reloads: { asked, made, saved } }) {
    const place = page === null ? "Lock screen" : `Page ${page + 1}, column ${column + 1}, row ${row + 1}`;
    return `${appName}, ${kind}. ${place}. Reloads since the device started: ${asked} requested, ${made} performed, ${saved} avoided.`;
  }
}

/** Sets a text only if it differs, so that a screen reader and a selection keep their position. */
function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
