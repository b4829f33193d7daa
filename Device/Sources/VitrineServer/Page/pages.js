// Chooses between all pages of the home screen and a single one.
export class Pages {
  constructor(container, home) {
    this.container = container;
    this.home = home;
    this.count = 0;
    container.addEventListener("click", (event) => {
      const { page } = event.target.closest("button")?.dataset ?? {};
      if (page !== undefined) this.show(page === "all" ? null : Number(page));
    });
    home.onPages = () => this.draw();
    this.onChange = () => {};
  }

  /** Shows the page with a number from 0; null shows all pages. */
  show(page) {
    this.home.showPage(page);
    this.onChange();
  }

  /** Shows the previous or the next page; from all pages, the first or the last. */
  step(by) {
    const { shownPage, screens } = this.home;
    const next = shownPage === null ? (by > 0 ? 0 : screens.length - 1) : shownPage + by;
    if (next >= 0 && next < screens.length) this.show(next);
  }

  draw() {
    const { shownPage, screens } = this.home;
    if (this.count !== screens.length) {
      this.count = screens.length;
      this.container.replaceChildren(button("all", "All", "All pages"), ...screens.map((_, page) => button(page, page + 1, `Page ${page + 1}`)));
    }
    for (const choice of this.container.children) {
      choice.setAttribute("aria-pressed", String(choice.dataset.page === String(shownPage ?? "all")));
    }
    this.container.hidden = screens.length < 2;
  }
}

function button(page, text, label) {
  const element = document.createElement("button");
  element.type = "button";
  element.dataset.page = page;
  element.textContent = text;
  element.setAttribute("aria-label", label);
  return element;
}
