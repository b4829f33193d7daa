import { ask } from "./connection.js";

// A dialog that requests its content when it opens. If the dialog is closed, or opened for other content, before the
// response arrives, the response is dropped.
export class Sheet {
  constructor(name) {
    this.dialog = document.getElementById(name);
    this.title = document.getElementById(`${name}-title`);
    this.body = document.getElementById(`${name}-body`);
  }

  /**
   * Opens the sheet with a note in it and requests a path. `fill` receives the response and a function that closes the
   * sheet if it still shows this content. If the request fails, the sheet closes.
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
