import { toast } from "./connection.js";

/** For how long after a tap a reload counts as its consequence, in milliseconds. */
const span = 10_000;

// Says in one line what a tap on the phone caused: the first reload of each app that follows it.
export class Consequence {
  constructor(phones, { widgets, showTrace }) {
    Object.assign(this, { widgets, showTrace });
    this.started = new Map();
    this.told = new Set();
    // A key that activates a control clicks it, too. What follows a click elsewhere is not the phone's.
    document.addEventListener("click", ({ target }) => {
      this.actedAt = phones.contains(target) ? performance.now() : undefined;
      this.told.clear();
    }, true);
  }

  /** Whether a tap on the phone was so recent that what changes now is its consequence. */
  get isExpected() {
    return this.actedAt !== undefined && performance.now() - this.actedAt < span;
  }

  add(records) {
    for (const { subject, event } of records) {
      const reload = event?.reload;
      if (reload?.started) this.started.set(subject, reload.started);
      if (reload?.accepted && this.started.has(subject)) this.tell(subject, this.started.get(subject));
    }
  }

  tell(id, { cost, why }) {
    const widget = this.widgets().find((each) => each.id === id);
    if (!widget || !this.isExpected || this.told.has(widget.app)) return;
    this.told.add(widget.app);
    toast(`${widget.appName} reloaded, ${cost}: ${why}.`, { title: "Show in trace", perform: () => this.showTrace(id) });
  }
}
