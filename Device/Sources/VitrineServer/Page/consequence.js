import { toast } from "./connection.js";

/** For how long after a tap a reload counts as its consequence, in milliseconds. */
const span = 10_000;

// Says in one line what a tap on the phone caused: the first reload of each app that began after it.
export class Consequence {
  constructor(phones, { widgets, showTrace }) {
    Object.assign(this, { widgets, showTrace });
    /** The reloads that began after a tap, by their widgets. */
    this.begun = new Map();
    this.told = new Set();
    // A key that activates a control clicks it, too. What follows a click elsewhere is not the phone's.
    document.addEventListener("click", ({ target }) => {
      const isOnPhone = phones.contains(target);
      if (!isOnPhone || !this.isRecent) this.forget();
      this.actedAt = isOnPhone ? performance.now() : undefined;
      this.told.clear();
    }, true);
  }

  get isRecent() {
    return this.actedAt !== undefined && performance.now() - this.actedAt < span;
  }

  forget() {
    this.hasActed = false;
    this.begun.clear();
  }

  /** Whether what changes now on a widget is the consequence of a recent tap on the phone. */
  isExpected(id) {
    return this.isRecent && this.begun.has(id);
  }

  add(records) {
    for (const { subject, topic, event } of records) {
      // The device records a tap before the reloads that it causes; one whose beginning comes earlier is not among them.
      this.hasActed ||= topic === "action" && this.isRecent;
      const reload = event?.reload;
      if (reload?.started && this.hasActed) this.begun.set(subject, reload.started);
      else if (reload?.started) this.begun.delete(subject);
      if (reload?.accepted && this.isExpected(subject)) this.tell(subject, this.begun.get(subject));
    }
  }

  tell(id, { cost, why }) {
    const widget = this.widgets().find((each) => each.id === id);
    if (!widget || this.told.has(widget.app)) return;
    this.told.add(widget.app);
    toast(`${widget.appName} reloaded, ${cost}: ${why}.`, { title: "Show in trace", perform: () => this.showTrace(id) });
  }
}
