// Asks before something is done that cannot be undone. Resolves with the value of the chosen answer, or null.
export function question(title, text, answers) {
  const dialog = document.getElementById("question");
  document.getElementById("question-title").textContent = title;
  document.getElementById("question-text").textContent = text;
  const row = document.getElementById("question-answers");
  row.replaceChildren(...[{ title: "Cancel", value: "" }, ...answers].map(({ title, value }) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "grow";
    button.textContent = title;
    button.addEventListener("click", () => dialog.close(value));
    return button;
  }));
  return new Promise((resolve) => {
    dialog.returnValue = "";
    dialog.addEventListener("close", () => resolve(dialog.returnValue || null), { once: true });
    dialog.showModal();
  });
}
