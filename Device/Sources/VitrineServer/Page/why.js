import { ask, sentence } from "./connection.js";
import { timeOfDay } from "./clock.js";
import { named } from "./words.js";

// The answer to "why does this widget show this?": the shown entry, who made and paid for it, what comes next, and, for a
// placeholder or an old timeline, the cause with its remedy. The device explains; this card only words it.
export class WhyCard {
  /** `showWorld` shows the controls with which a fault is switched off. */
  constructor(element, showWorld) {
    this.element = element;
    element.innerHTML = `<p class="problem" role="note" hidden><strong></strong> <span></span></p>
      <div class="conditions" role="note" hidden><strong>Unusual now, and may be the cause</strong><ul></ul><button type="button" class="in-world">Show in World</button></div>
      <dl></dl><p class="meter"><span></span><meter></meter></p>`;
    element.querySelector(".in-world").addEventListener("click", showWorld);
    this.version = null;
  }

  /** Asks again only if something of the answer has changed. */
  async show(widget, state) {
    const { id, app, entryDate, acceptedAt, status, message, nextReload, budget } = widget;
    const { zone } = state.clock;
    this.showBudget(budget);
    const conditions = [state.locked, state.isLowPower, state.services.find((service) => service.app === app)?.condition, state.faults.map(({ value }) => value)];
    const version = JSON.stringify([id, entryDate, acceptedAt, status, message, nextReload, budget, zone, conditions]);
    if (version === this.version) return;
    this.version = version;
    const why = await ask(`/api/widgets/${id}/why`);
    // A newer question may have overtaken this answer.
    if (why && version === this.version) this.showAnswer(why, state);
  }

  showAnswer(why, { apps, clock: { zone } }) {
    const time = (text) => timeOfDay(Date.parse(text), zone);
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
      ["Data", why.age == null ? null : `at least ${duration(why.age)} old`],
      ["Next entry", why.nextEntry ? time(why.nextEntry) : "none"],
      ["Next reload", nextReload.date ? `${time(nextReload.date)}, ${nextReload.because}` : nextReload.because],
      ["A reload now", `would be ${reloadNow.verdict}${reloadNow.until ? ` until ${time(reloadNow.until)}` : ""}: ${reloadNow.because}`],
    ];
    this.element.querySelector("dl").replaceChildren(...rows.filter(([, text]) => text).flatMap(([title, text]) => {
      const cells = [document.createElement("dt"), document.createElement("dd")];
      cells[0].textContent = title;
      cells[1].textContent = text;
      return cells;
    }));
  }

  /** What is not as usual: it may be the cause although the last reload succeeded. */
  showConditions(conditions) {
    const block = this.element.querySelector(".conditions");
    block.hidden = !conditions.length;
    block.querySelector("ul").replaceChildren(...conditions.map((text) => Object.assign(document.createElement("li"), { textContent: sentence(text) })));
  }

  showBudget({ limit, charged, free, refused, held }) {
    const [text, meter] = this.element.querySelector(".meter").children;
    const rest = [free && `${free} free`, refused && `${refused} refused`, held && `${held} held`].filter(Boolean).join(", ");
    text.textContent = `${limit === null ? `${charged} reloads, budget off` : `${charged} of ${limit} reloads charged`} in 24 h${rest ? `; ${rest}` : ""}`;
    meter.hidden = limit === null;
    if (limit === null) return;
    Object.assign(meter, { min: 0, max: limit, high: limit * 0.75, optimum: 0, value: Math.min(charged, limit) });
    meter.setAttribute("aria-label", text.textContent);
  }
}

/** Words a duration in seconds: "40 s", "12 min", "3 h 5 min", "2 d 4 h". */
function duration(seconds) {
  const [minutes, hours, days] = [Math.floor(seconds / 60), Math.floor(seconds / 3600), Math.floor(seconds / 86400)];
  if (minutes < 2) return `${Math.round(seconds)} s`;
  if (hours < 1) return `${minutes} min`;
  return days < 2 ? `${hours} h ${minutes % 60} min` : `${days} d ${hours % 24} h`;
}
