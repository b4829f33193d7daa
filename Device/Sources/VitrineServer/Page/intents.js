import { command, toast } from "./connection.js";
import { Field } from "./field.js";
import { Sheet } from "./sheet.js";

// The app's intents as forms. Actions that need typed input are performed here, as a user would do in Shortcuts.
export class Intents {
  constructor(clock) {
    this.clock = clock;
    this.sheet = new Sheet("intents");
  }

  /** Shows the intents of an app; one that lacks a value with its form open. */
  open(app, asking = null) {
    const { title, body } = this.sheet;
    title.textContent = `${app.name}: actions`;
    return this.sheet.open("Asking the app…", `/api/apps/${app.id}/intents`, (answer, close) => {
      body.replaceChildren(...answer.intents.map((intent) => this.section(app, intent, close)));
      if (!answer.intents.length) body.textContent = `${app.name} offers no actions.`;
      const section = [...body.children].find((each) => each.dataset.intent === asking?.split(".").pop());
      if (section) section.open = true;
      (section?.querySelector("input, select, textarea") ?? body.querySelector("summary"))?.focus();
    });
  }

  section(app, intent, close) {
    const details = document.createElement("details");
    details.name = "intent";
    // The type name without the module.
    details.dataset.intent = intent.name.split(".").pop();
    const summary = document.createElement("summary");
    summary.textContent = intent.title;
    const path = `/api/apps/${app.id}/intents/${encodeURIComponent(intent.name)}`;
    const form = intentForm(intent, {
      zone: this.clock.state.zone,
      title: intent.title,
      perform: async (parameters) => {
        await command(path, { parameters });
        close();
        toast(`${intent.title}: done.`);
      },
    });
    details.append(summary, form);
    return details;
  }
}

/** Builds the form of an intent. An error that `perform` throws appears above the button. */
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
