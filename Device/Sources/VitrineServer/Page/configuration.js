import { command } from "./connection.js";
import { intentForm } from "./intents.js";
import { Sheet } from "./sheet.js";

// The sheet that edits a placed widget; it shows the form of the widget's configuration intent.
export class Configuration {
  constructor(clock, undo) {
    this.clock = clock;
    this.undo = undo;
    this.sheet = new Sheet("configuration");
  }

  open(id) {
    const path = `/api/widgets/${id}/configuration`;
    this.sheet.title.textContent = "Edit widget";
    return this.sheet.open("Asking the extension…", path, (answer, close) => {
      const form = intentForm(answer.form, {
        zone: this.clock.state.zone,
        title: "Save",
        values: answer.values,
        perform: async (parameters) => {
          await this.undo.arrange(async () => {
            const answer = await command(path, { parameters });
            close();
            return answer;
          });
        },
      });
      this.sheet.title.textContent = answer.form.title;
      this.sheet.body.replaceChildren(form);
      form.querySelector("input, select, textarea, button").focus();
    });
  }
}
