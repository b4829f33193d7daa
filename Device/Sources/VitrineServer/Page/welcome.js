const stored = "vitrine.welcomed";

// The card with three things to try; it stays folded once somebody has folded it.
export class Welcome {
  /** `perform` has a function for each button of the card. */
  constructor(perform) {
    const card = document.getElementById("welcome");
    card.open = localStorage.getItem(stored) !== "1";
    card.addEventListener("toggle", () => localStorage.setItem(stored, card.open ? "0" : "1"));
    card.addEventListener("click", (event) => perform[event.target.closest("[data-try]")?.dataset.try]?.());
  }
}
