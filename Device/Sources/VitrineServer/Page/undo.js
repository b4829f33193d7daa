import { toast } from "./connection.js";

const limit = 50;

// What was done by hand on the home screen, with the way back.
export class Undo {
  constructor(button) {
    this.steps = [];
    this.button = button;
    button.addEventListener("click", () => this.undo());
  }

  get isPossible() { return this.steps.length > 0; }

  /** Remembers a step that was done. `restore` throws the device's error if the step can no longer be undone. */
  done(message, restore) {
    this.steps.push({ message, restore });
    if (this.steps.length > limit) this.steps.shift();
    this.update();
    toast(message, { title: "Undo", perform: () => this.undo() });
  }

  async undo() {
    const step = this.steps.pop();
    this.update();
    if (!step) return;
    try {
      await step.restore();
      toast(`Undone: ${step.message}`);
    } catch (error) {
      toast(`This cannot be undone. ${error.message}`);
    }
  }

  update() {
    const last = this.steps.at(-1);
    this.button.disabled = !last;
    this.button.title = last ? `Undo: ${last.message}` : "";
  }
}
