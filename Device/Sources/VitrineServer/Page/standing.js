import { sentence } from "./connection.js";
import { dayWords, timeOfDay } from "./clock.js";
import { named, words } from "./words.js";

/**
 * What a person needs to know first about a placed widget: a short label if something is wrong or in its way, its level, and a
 * sentence.
 */
export function standing(widget, state, now) {
  const { zone } = state.clock;
  const { status, acceptedAt, message, nextReload } = widget;
  const told = sentence(named(message, state.apps));
  if (status === "failed") return { label: "Failed", level: "bad", text: told };
  if (status === "keptOld") return { label: "Reload failed", level: "bad", text: told };
  const { label, level } = obstacle(widget, state, now) ?? { label: "", level: "" };
  if (acceptedAt === null) return { label, level, text: told };
  const said = ownAge(widget.id, now);
  const text = [
    `Timeline ${duration(now / 1000 - acceptedAt)} old`,
    said && `the widget says “${said}”`,
    status === "pending" ? waits(widget, now, zone) : nextReload === null ? "reloads on request only" : `reloads at ${time(nextReload, now, zone)}`,
  ].filter(Boolean).join(", ");
  return { label, level, text: sentence(text) };
}

function waits({ budget: { heldUntil } }, now, zone) {
  return heldUntil === null ? "a reload is pending" : `a reload is held until ${time(heldUntil, now, zone)}`;
}

/** The time of a later moment, in seconds since 1970, with its day where that is another than the present's. */
function time(moment, now, zone) {
  return timeOfDay(moment * 1000, zone).slice(0, 5) + dayWords(moment * 1000, now, zone);
}

/** What keeps a widget that has not failed from new data. */
function obstacle({ app, budget, status }, { services, faults, clock: { zone } }, now) {
  const service = services.find((each) => each.app === app);
  const network = service && service.condition !== service.conditions[0] ? service.condition : null;
  if (network === "off") return { label: "Offline", level: "warn" };
  const fault = faults.find(({ setting, value, choices }) => setting === `fault.${app}/widget` && value !== choices[0]);
  if (fault) return { label: `Fault: ${words(fault.value).toLowerCase()}`, level: "warn" };
  if (network) return { label: `Network: ${words(network).toLowerCase()}`, level: "warn" };
  if (status === "pending" && budget.heldUntil !== null) return { label: `Held until ${time(budget.heldUntil, now, zone)}`, level: "warn" };
  if (budget.limit !== null && budget.charged >= budget.limit) return { label: "Budget spent", level: "warn" };
  return null;
}

/** The age that a widget itself shows, in its words: its oldest live text of a past moment; null if it shows none. */
export function ownAge(id, now) {
  const ages = [...document.querySelectorAll(`[data-widget="${CSS.escape(id)}"] .widget-rendering :is([data-live=relative], [data-live=offset], [data-live=distance])`)]
    .filter(({ dataset }) => Number(dataset.date) <= now)
    .sort((a, b) => Number(a.dataset.date) - Number(b.dataset.date));
  return ages[0]?.textContent.trim() || null;
}

/** Shows on a meter how much of a budget is charged, with a label; hides it where there is no limit. */
export function showCharges(meter, { limit, charged }, label) {
  meter.hidden = limit === null;
  if (limit === null) return;
  Object.assign(meter, { min: 0, max: limit, high: limit * 0.75, optimum: 0, value: Math.min(charged, limit) });
  meter.setAttribute("aria-label", label);
}

/** Words a duration in seconds: "40 s", "12 min", "3 h 5 min", "2 d 4 h". */
export function duration(length) {
  const seconds = Math.max(length, 0);
  const [minutes, hours, days] = [Math.floor(seconds / 60), Math.floor(seconds / 3600), Math.floor(seconds / 86400)];
  if (minutes < 2) return `${Math.round(seconds)} s`;
  if (hours < 1) return `${minutes} min`;
  return days < 2 ? `${hours} h ${minutes % 60} min` : `${days} d ${hours % 24} h`;
}
