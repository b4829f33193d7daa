import { ask, command, toast } from "./connection.js";
import { Field } from "./field.js";

// The app's intents as forms: what needs typed input is done here, as a person would in Shortcuts.
export class Intents {
  constructor(clock) {
    this.clock = clock;
    this.dialog = document.getElementById("intents");
    this.body = document.getElementById("intents-body");
  }

  async open(app) {
    this.app = app;
    document.getElementById("intents-title").textContent = `${app.name}: actions`;
    this.body.textContent = "Asking the app…";
    this.dialog.showModal();
    const answer = await ask(`/api/apps/${app.id}/intents`);
    if (!answer) return this.dialog.close();
    this.body.replaceChildren(...answer.intents.map((intent) => this.section(intent)));
    if (!answer.intents.length) this.body.textContent = `${app.name} offers no actions.`;
    this.body.querySelector("summary")?.focus();
    return undefined;
  }

  section(intent) {
    const details = document.createElement("details");
    details.name = "intent";
    // The type's own name, without its module's.
    details.dataset.intent = intent.name.split(".").pop();
    const summary = document.createElement("summary");
    summary.textContent = intent.title;
    const path = `/api/apps/${this.app.id}/intents/${encodeURIComponent(intent.name)}`;
    const form = intentForm(intent, {
      zone: this.clock.state.zone,
      title: intent.title,
      perform: async (parameters) => {
        await command(path, { parameters });
        this.dialog.close();
        toast(`${intent.title}: done.`);
      },
    });
    details.append(summary, form);
    return details;
  }
}

/** The form of an intent; what `perform` throws stands above the button. */
export function intentForm(intent, { zone, title, values = {}, perform }) {
  const form = document.createElement("form");
  if (intent.details) form.append(paragraph("hint", intent.details));
  const fields = intent.parameters.map((parameter) => new Field(parameter, zone, values[parameter.name]));
  const problem = paragraph("problem", "");
  problem.setAttribute("role", "alert");
  const button = document.createElement("button");
  button.className = "primary";
  button.textContent = title;
  form.append(...fields.map((field) => field.element), problem, button);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    problem.textContent = "";
    button.disabled = true;
    try {
      await perform(Object.fromEntries(fields.map((field) => [field.name, field.json]).filter(([, json]) => json !== null)));
    } catch (error) {
      problem.textContent = error.message;
    } finally {
      button.disabled = false;
    }
  });
  return form;
}

function paragraph(name, text) {
  const element = document.createElement("p");
  element.className = name;
  element.textContent = text;
  return element;
}
