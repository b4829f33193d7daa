import { perform } from "./connection.js";
import { setText } from "./detail.js";
import { replaceContent } from "./focus.js";
import { titles } from "./titles.js";
import { showCharges, standing } from "./standing.js";

// The list of placed widgets: what a person needs to know first about each.
export class WidgetList {
  constructor({ configuration, selection, undo }) {
    Object.assign(this, { configuration, selection, undo });
    this.rows = new Map();
    this.list = document.getElementById("widget-list");
    new ResizeObserver(() => this.followSelection()).observe(this.list.closest(".card"));
  }

  /** Keeps the selected row in view when the inspector below gets larger and covers it. */
  followSelection() {
    const card = this.list.closest(".card");
    const { height = 0 } = this;
    this.height = card.clientHeight;
    const covered = (this.list.querySelector(".selected")?.getBoundingClientRect().bottom ?? 0) - card.getBoundingClientRect().bottom;
    if (covered > 0 && covered <= height - this.height) card.scrollTop += covered;
  }

  show(state) {
    this.state = state;
    this.titles = titles(state.widgets);
    const gone = [...this.rows.keys()].filter((id) => !state.widgets.some((widget) => widget.id === id));
    const hadFocus = this.list.contains(document.activeElement);
    if (gone.length) replaceContent(this.list, () => { for (const id of gone) this.rows.get(id).remove(); });
    for (const id of gone) this.rows.delete(id);
    state.widgets.forEach((widget, index) => {
      if (!this.rows.has(widget.id)) this.rows.set(widget.id, this.makeRow(widget.id));
      const row = this.rows.get(widget.id);
      // A removed widget returns in its old order.
      if (this.list.children[index] !== row) this.list.insertBefore(row, this.list.children[index] ?? null);
      this.updateRow(row, widget);
    });
    document.getElementById("no-widgets").hidden = state.widgets.length > 0;
    if (hadFocus && !state.widgets.length) document.getElementById("add-first").focus();
  }

  makeRow(id) {
    const row = document.createElement("li");
    row.dataset.row = id;
    row.innerHTML = `<span class="dot" aria-hidden="true"></span><button type="button" class="name" aria-pressed="false"></button>
      <span class="row-actions"><button type="button" class="edit" hidden>Edit</button><button type="button" class="reload">Reload</button><button type="button" class="remove">Remove</button></span>
      <span class="detail"><b class="standing" hidden></b> <span></span> <span class="charged" hidden><meter></meter> <span aria-hidden="true"></span></span></span>`;
    const on = (name, perform) => row.querySelector(name).addEventListener("click", perform);
    on(".name", () => this.selection.select(this.selection.id === id ? null : id));
    on(".edit", () => this.configuration.open(id));
    on(".reload", () => perform("reload", { kind: this.state.widgets.find((widget) => widget.id === id).kind }));
    on(".remove", () => this.remove(id));
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
}
