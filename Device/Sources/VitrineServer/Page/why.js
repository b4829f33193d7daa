import { ask, sentence } from "./connection.js";
import { dayWords, timeOfDay } from "./clock.js";
import { deviceTime } from "./live.js";
import { duration, ownAge, showCharges } from "./standing.js";
import { named } from "./words.js";

const day = 86_400_000;
/** How many reloads are listed in words. */
const listed = 40;

// The answer to "why does this widget show this?": the shown entry, who made and paid for it, what comes next, and, for a
// placeholder or an old timeline, the cause with its remedy. The device explains; this card only words it.
export class WhyCard {
  /** `showWorld` shows the controls with which a fault is switched off. */
  constructor(element, showWorld) {
    this.element = element;
    element.querySelector(".in-world").addEventListener("click", showWorld);
    this.version = null;
  }

  /** Asks again only if something of the answer has changed. */
  async show(widget, state) {
    const { id, app, entry, acceptedAt, status, message, nextReload, budget } = widget;
    const { zone } = state.clock;
    if (id !== this.id) this.clear(id);
    this.showBudget(budget);
    // Ages go on, and what is held becomes free.
    const minute = Math.floor(deviceTime().now / 60_000);
    const conditions = [state.locked, state.lowPower, state.services.find((service) => service.app === app)?.condition, state.faults.map(({ value }) => value)];
    const version = JSON.stringify([id, entry, acceptedAt, status, message, nextReload, budget, zone, conditions, minute]);
    if (version === this.version) return;
    this.version = version;
    const why = await ask(`/api/widgets/${id}/why`);
    // A newer question may have overtaken this answer.
    if (version !== this.version) return;
    if (why) this.showAnswer(why, state);
    // What has failed is asked again with the next state.
    else this.version = null;
  }

  /** What was said of another widget goes before the answer about this one is there. */
  clear(id) {
    this.id = id;
    for (const block of [".problem", ".conditions"]) this.element.querySelector(block).hidden = true;
    for (const list of ["#detail-why dl", ".ledger", ".hours", ".charges", ".returns"]) this.element.querySelector(list).replaceChildren();
  }

  showAnswer(why, { apps, clock: { zone } }) {
    const time = (text) => timeOfDay(Date.parse(text), zone) + dayWords(Date.parse(text), Date.parse(why.date), zone);
    const problem = this.element.querySelector(".problem");
    problem.hidden = !why.problem;
    if (why.problem) {
      problem.children[0].textContent = sentence(named(why.problem.detail, apps));
      problem.children[1].textContent = why.problem.remedy;
    }
    this.showConditions(why.conditions);
    const { entry, nextReload, reloadNow } = why;
    const rows = [
      ["Shows", entry ? `entry ${entry.number} of ${entry.count}, of ${time(entry.date)}` : why.content === "nothing" ? "nothing, not even a placeholder" : "the placeholder; there is no timeline"],
      ["Made by", entry?.origin && `a reload at ${time(entry.origin.date)}, ${entry.origin.cost}: ${entry.origin.because}`],
      ["Data", why.age == null ? null : dataAge(why)],
      ["Next entry", why.nextEntry ? time(why.nextEntry) : "none"],
      ["Next reload", nextReload.date ? `${time(nextReload.date)}, ${nextReload.because}` : nextReload.because],
      ["If the app asked now", `the reload would be ${reloadNow.verdict}${reloadNow.until ? ` until ${time(reloadNow.until)}` : ""}: ${reloadNow.because}`],
    ];
    this.showLedger(why, time);
    this.element.querySelector("#detail-why dl").replaceChildren(...rows.filter(([, text]) => text).flatMap(([title, text]) => {
      const cells = [document.createElement("dt"), document.createElement("dd")];
      cells[0].textContent = title;
      cells[1].textContent = text;
      return cells;
    }));
  }

  /** The reloads of the last 24 hours: marks on one line, with every sixth hour, and a list. */
  showLedger({ ledger, date }, time) {
    const strip = this.element.querySelector(".ledger");
    const end = Date.parse(date);
    // After the clock was set back, a date can lie in the future.
    const at = (moment) => `${Math.min(Math.max(0, 100 - ((end - moment) / day) * 100), 100)}%`;
    const text = (entry) => `${time(entry.date)}, ${entry.verdict}: ${entry.reason}`;
    strip.replaceChildren(...(ledger ?? []).map((entry) => {
      const mark = document.createElement("i");
      mark.dataset.verdict = entry.verdict;
      mark.style.left = at(Date.parse(entry.date));
      mark.title = text(entry);
      return mark;
    }));
    const hours = [18, 12, 6].map((ago) => end - ago * 3_600_000);
    this.element.querySelector(".hours").replaceChildren(...hours.map((moment) => {
      const label = Object.assign(document.createElement("span"), { textContent: time(new Date(moment).toISOString()).slice(0, 5) });
      label.style.left = at(moment);
      return label;
    }));
    const lines = [];
    for (const said of (ledger ?? []).map(text).reverse()) {
      if (lines.at(-1)?.said === said) lines.at(-1).count += 1;
      else lines.push({ said, count: 1 });
    }
    this.element.querySelector(".charges").replaceChildren(...lines.slice(0, listed).map(({ said, count }) => (
      Object.assign(document.createElement("li"), { textContent: said + (count > 1 ? ` (× ${count})` : "") }))));
    const first = ledger?.find(({ verdict }) => verdict === "charged");
    this.element.querySelector(".returns").textContent = first ? `The first charge no longer counts from ${time(new Date(Date.parse(first.date) + day).toISOString())} on.` : "";
  }

  /** What is not as usual: it may be the cause although the last reload succeeded. */
  showConditions(conditions) {
    const block = this.element.querySelector(".conditions");
    block.hidden = !conditions.length;
    block.querySelector("ul").replaceChildren(...conditions.map((text) => Object.assign(document.createElement("li"), { textContent: sentence(text) })));
  }

  showBudget(budget) {
    const { limit, charged, free, refused, held } = budget;
    const [text, meter] = this.element.querySelector(".meter").children;
    const rest = [free && `${free} free`, refused && `${refused} refused`, held && `${held} held`].filter(Boolean).join(", ");
    text.textContent = `${limit === null ? `${charged} charged (budget off)` : `${charged} of ${limit} reloads charged`} in 24 h${rest ? `; ${rest}` : ""}`;
    showCharges(meter, budget, text.textContent);
  }
}

/** What is known about the age of the data, and by whom: the device knows when it was read, only the widget how old it was then. */
function dataAge({ age, widget }) {
  const said = ownAge(widget, deviceTime().now);
  return `read ${duration(age)} ago${said ? `; the widget itself says “${said}”` : "; the device does not know how old it was then"}`;
}
