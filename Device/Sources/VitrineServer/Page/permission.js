import { set } from "./connection.js";

// Asks the user, in an app's name, for access to the device's location. The dialog requires an answer: Escape and a click
// on the backdrop have no effect.
export class Permission {
  constructor() {
    this.dialog = document.getElementById("permission");
    this.dialog.addEventListener("cancel", (event) => event.preventDefault());
    for (const button of this.dialog.querySelectorAll("[data-answer]")) {
      button.addEventListener("click", () => set("location", this.location(button.dataset.answer)));
    }
  }

  /** The location for an answer. If the user allows access, the device moves to the first position in the location list. */
  location(authorization) {
    const place = [...document.getElementById("location").options].find((option) => option.value.includes(","));
    return authorization === "authorized" && place ? place.value : authorization;
  }

  show(state) {
    if (!state.locationAsker) {
      if (this.dialog.open) this.dialog.close();
      return;
    }
    document.getElementById("permission-title").textContent = `Allow “${state.locationAsker}” to use your location?`;
    if (!this.dialog.open) this.dialog.showModal();
  }
}
