import { send } from "./connection.js";

// Asks the person, in an app's name, whether it may know where the device is. There is no way round an answer: Escape and a
// click beside it do nothing.
export class Permission {
  constructor() {
    this.dialog = document.getElementById("permission");
    this.dialog.addEventListener("cancel", (event) => event.preventDefault());
    for (const button of this.dialog.querySelectorAll("[data-answer]")) {
      button.addEventListener("click", () => send("/api/location", this.location(button.dataset.answer)));
    }
  }

  /** Allowed, the device is at the first of the places that it can be put to. */
  location(authorization) {
    const place = [...document.getElementById("location").options].find((option) => option.value.includes(","));
    if (authorization !== "authorized" || !place) return { authorization };
    const [latitude, longitude] = place.value.split(",").map(Number);
    return { authorization, latitude, longitude };
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
