import { ask } from "./connection.js";

// A dialog whose content is asked for when it opens. It may be closed, and opened for something else, before the answer
// has come: then the answer is dropped.
export class Sheet {
  constructor(name) {
    this.dialog = document.getElementById(name);
    this.title = document.getElementById(`${name}-title`);
    this.body = document.getElementById(`${name}-body`);
  }

  /**
   * Opens with a note in it and asks for a path. `fill` gets the answer, and a function that closes the sheet as long as it
   * shows this; without an answer the sheet closes.
   */
  async open(note, path, fill) {
    const turn = {};
    this.turn = turn;
    this.body.textContent = note;
    this.dialog.showModal();
    const close = () => { if (this.turn === turn) this.dialog.close(); };
    const answer = await ask(path);
    if (this.turn !== turn || !this.dialog.open) return;
    if (answer) fill(answer, close);
    else close();
  }
}
