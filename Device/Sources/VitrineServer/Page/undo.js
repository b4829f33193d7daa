import { perform, sentence, toast } from "./connection.js";

// Undoing and redoing what was arranged and set. The device keeps the changes; every page, command and script sees the same.
export class Undo {
  constructor(undo, redo) {
    this.buttons = { undo, redo };
    undo.addEventListener("click", () => this.step("undo"));
    redo.addEventListener("click", () => this.step("redo"));
  }

  show({ undo, redo }) {
    this.changes = { undo, redo };
    for (const [name, button] of Object.entries(this.buttons)) {
      const change = this.changes[name];
      button.disabled = !change;
      button.title = change ? `${button.getAttribute("aria-label")}: ${change.text}` : "";
    }
    if (!undo) return;
    // A change of several things may be reported while it is under way.
    const isCompleted = undo.number === this.offered?.number && undo.text !== this.offered.text;
    if (isCompleted || undo.number === this.awaited) return this.offer();
    if (!(undo.number > this.awaited)) return;
    // Another page has changed something since; undo would take that back.
    this.awaited = undefined;
    if (this.message) toast(this.message());
  }

  isPossible(name) { return Boolean(this.changes?.[name]); }

  /**
   * Arranges something, and offers the way back once the device has reported the change. Returns the device's answer.
   * `message` returns what to say then, in place of the device's words.
   */
  async arrange(send, message = null) {
    const answer = await send();
    // Of what had its value already, there is nothing to take back.
    if (!answer?.change) return answer;
    this.awaited = answer.change;
    this.message = message;
    this.show(this.changes);
    return answer;
  }

  offer() {
    this.awaited = undefined;
    this.offered = this.changes.undo;
    const { number, text } = this.offered;
    // Another page may change something else before the button is pressed.
    toast(this.message?.() ?? sentence(text), { title: "Undo", perform: () => this.step("undo", number) });
  }

  async step(name, number = null) {
    this.offered = null;
    const done = await perform(name, number === null ? {} : { change: String(number) });
    // What was changed while the answer was awaited has its own way back.
    if (!done || this.offered) return;
    const { change, text } = done.result;
    const [said, back] = name === "undo" ? ["Undone", "redo"] : ["Done again", "undo"];
    toast(`${said}: ${text}.`, { title: this.buttons[back].getAttribute("aria-label"), perform: () => this.step(back, change) });
  }
}
