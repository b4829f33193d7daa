const stored = "vitrine.welcomed";

// The card with three things to try, until somebody has closed it.
export class Welcome {
  /** `perform` has a function for each button of the card. */
  constructor(perform) {
    const card = document.getElementById("welcome");
    card.hidden = localStorage.getItem(stored) === "1";
    card.addEventListener("click", (event) => {
      const name = event.target.closest("[data-try]")?.dataset.try;
      if (name === "done") {
        localStorage.setItem(stored, "1");
        card.hidden = true;
        document.querySelector("[role=tab][aria-selected=true]").focus();
      } else if (name) {
        perform[name]();
      }
    });
  }
}
