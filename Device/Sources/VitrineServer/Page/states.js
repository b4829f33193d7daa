import { ask, send, toast } from "./connection.js";
import { replaceContent } from "./focus.js";
import { question } from "./question.js";

// The saved states of the device, and the way back to the data with which an app begins.
export class States {
  constructor() {
    this.list = document.getElementById("state-list");
    this.none = document.getElementById("no-states");
    const form = document.getElementById("state-form");
    const name = document.getElementById("state-name");
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      if (!await send("/api/states/save", { name: name.value.trim() })) return;
      toast(`“${name.value.trim()}” was saved.`);
      name.value = "";
      await this.show();
    });
  }

  /** Requests the names again, because another page or a command may have saved a state. */
  async show() {
    const answer = await ask("/api/states");
    if (!answer) return;
    this.none.hidden = answer.states.length > 0;
    replaceContent(this.list, () => this.list.replaceChildren(...answer.states.map((name) => this.row(name))));
  }

  row(name) {
    const row = document.createElement("li");
    row.className = "row program";
    row.dataset.state = name;
    const title = document.createElement("span");
    title.className = "grow";
    title.textContent = name;
    row.append(title, ...["Restore", "Delete"].map((action) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = action;
      button.setAttribute("aria-label", `${action} ${name}`);
      button.addEventListener("click", () => (action === "Restore" ? this.restore(name) : this.remove(name)));
      return button;
    }));
    return row;
  }

  async restore(name) {
    const text = "The apps’ data, the home screen, the settings and the clock are replaced. What is not saved is lost.";
    if (!await question(`Restore “${name}”?`, text, [{ title: "Restore", value: "restore" }])) return;
    if (await send("/api/states/restore", { name })) toast(`“${name}” was restored.`);
  }

  async remove(name) {
    const text = "A deleted state cannot be restored.";
    if (!await question(`Delete “${name}”?`, text, [{ title: "Delete", value: "delete" }])) return;
    await send("/api/states/remove", { name });
    await this.show();
  }
}

/** Asks how an app begins again, and deletes its data. */
export async function resetData(app) {
  const answers = [{ title: "Empty", value: "empty" }, { title: "Sample data", value: "sample" }];
  const text = "Everything that the app and its widgets stored is deleted. To return to it, save a state before.";
  const data = await question(`Reset the data of ${app.name}?`, text, answers);
  if (data && await send(`/api/apps/${app.id}/reset`, { data })) toast(`The data of ${app.name} was reset.`);
}
