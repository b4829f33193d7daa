import { ask } from "./connection.js";

// Many widgets on many phones: two policies side by side, as a table and as charts.
export class Fleet {
  constructor(dialog, button) {
    this.dialog = dialog;
    this.result = dialog.querySelector("#fleet-result");
    button.addEventListener("click", () => this.open());
    const form = dialog.querySelector("form");
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.compare([...form.querySelectorAll("input")].map(({ value }) => value.trim()).filter(Boolean), form.querySelector("button"));
    });
  }

  open() {
    if (!document.querySelector("dialog[open]")) this.dialog.showModal();
  }

  async compare(policies, button) {
    button.disabled = true;
    const table = await ask(`/api/fleet?policies=${encodeURIComponent(policies.join(","))}`);
    button.disabled = false;
    if (!table) return;
    const hint = document.createElement("p");
    hint.className = "hint";
    hint.textContent = `${table.widgets} widgets, each on its own phone, over ${table.days} days, with the profile of this device.`;
    // In the page, the images take its colours and its font.
    const charts = document.createElement("div");
    charts.className = "charts";
    charts.innerHTML = table.charts.join("");
    this.result.replaceChildren(hint, this.table(table), charts);
  }

  table({ policies, rows }) {
    const table = document.createElement("table");
    table.className = "fleet";
    const head = table.createTHead().insertRow();
    for (const text of ["", ...policies]) {
      const cell = document.createElement("th");
      cell.scope = "col";
      cell.textContent = text;
      head.append(cell);
    }
    const body = table.createTBody();
    for (const { title, values } of rows) {
      const row = body.insertRow();
      const heading = document.createElement("th");
      heading.scope = "row";
      heading.textContent = title;
      row.append(heading);
      for (const value of values) row.insertCell().textContent = value;
    }
    return table;
  }
}
