/** What a widget's configuration says, such as "Yeouido, lots"; empty for the default. */
function choices({ configuration }) {
  const text = Object.values(configuration ?? {}).filter((value) => ["string", "number"].includes(typeof value)).join(", ");
  return text && text[0].toUpperCase() + text.slice(1);
}

function place({ page, column, row }) {
  return page === null ? "lock screen" : `page ${page + 1}, column ${column + 1}, row ${row + 1}`;
}

/**
 * The titles of placed widgets by id, such as "Parking · Small": where two would be the same, each has its configuration behind it, and
 * where that is the same too, its place.
 */
export function titles(widgets) {
  const base = ({ name, familyName }) => `${name} · ${familyName}`;
  const groups = Map.groupBy?.(widgets, base) ?? new Map(widgets.map((widget) => [base(widget), widgets.filter((other) => base(other) === base(widget))]));
  const found = new Map();
  for (const [title, group] of groups) {
    const texts = group.map(choices);
    const isClear = new Set(texts).size === group.length;
    group.forEach((widget, index) => {
      const more = group.length === 1 ? "" : isClear ? texts[index] : place(widget);
      found.set(widget.id, more ? `${title} · ${more}` : title);
    });
  }
  return found;
}
