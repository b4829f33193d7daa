/** What a person calls otherwise. */
const said = { standBy: "StandBy", hourCycle: "Clock", twelveHours: "12-hour time", twentyFourHours: "24-hour time" };

/** Turns "accessibility1" into "Accessibility 1" and "xxLarge" into "Extra extra large". */
export function words(name) {
  if (said[name]) return said[name];
  const text = name.replace(/^x+(?=[A-Z])/, (sizes) => sizes.replaceAll("x", "extra ").trim()).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/\d/, " $&");
  return text[0].toUpperCase() + text.slice(1);
}

/** "LucidPal: notes.json" for the setting file.app.lucidpal/notes.json. */
export function fileLabel(setting, apps) {
  const [app, ...file] = setting.slice("file.".length).split("/");
  return `${apps.find(({ id }) => id === app)?.name ?? app}: ${file.join("/")}`;
}

/** A message of the device with the apps' names in place of their programs: "LucidPal’s extension" for "app.lucidpal/widget (/path)". */
export function named(text, apps) {
  return text.replace(/(^|[\s"(])([\w.-]+)\/(app|widget)(?: \(\/[^)]*\))?/g, (whole, before, id, role) => {
    const app = apps.find((candidate) => candidate.id === id);
    return app ? `${before}${role === "widget" ? `${app.name}’s extension` : app.name}` : whole;
  });
}
