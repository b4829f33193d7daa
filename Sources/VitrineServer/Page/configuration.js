import { ask, command } from "./connection.js";
import { intentForm } from "./intents.js";

// What a person can set on a placed widget: the form of its configuration intent.
export class Configuration {
  constructor(clock) {
    this.clock = clock;
    this.dialog = document.getElementById("configuration");
    this.body = document.getElementById("configuration-body");
  }

  async open(id) {
    this.body.textContent = "Asking the extension…";
    this.dialog.showModal();
    const path = `/api/widgets/${id}/configuration`;
    const answer = await ask(path);
    if (!answer) return this.dialog.close();
    const form = intentForm(answer.form, {
      zone: this.clock.state.zone,
      title: "Save",
      values: answer.values,
      perform: async (parameters) => {
        await command(path, { parameters });
        this.dialog.close();
      },
    });
    document.getElementById("configuration-title").textContent = answer.form.title;
    this.body.replaceChildren(form);
    form.querySelector("input, select, textarea, button").focus();
    return undefined;
  }
}
