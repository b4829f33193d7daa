// The home screen's cells: which are free, and who makes room for whom. The device has the final decision.
export class Grid {
  constructor({ screen, widgets }, pageCount) {
    this.screen = screen;
    this.pageCount = pageCount;
    this.widgets = widgets.filter(({ page }) => page !== null);
  }

  /** The number of cells that a widget covers. Rounding works because the gap between widgets is less than half a cell. */
  span({ width, height }) {
    const { columnPitch, rowPitch } = this.screen;
    return { columns: Math.round(width / columnPitch), rows: Math.round(height / rowPitch) };
  }

  area(widget, { page, column, row } = widget) {
    const { columns, rows } = this.span(widget);
    return { page, left: column, right: column + columns, top: row, bottom: row + rows };
  }

  /** The nearest position at which the whole widget is on the page. */
  within(widget, { page, column, row }) {
    const { columns, rows } = this.screen;
    const span = this.span(widget);
    const clamp = (value, limit) => Math.max(0, Math.min(value, limit));
    return { page, column: clamp(column, columns - span.columns), row: clamp(row, rows - span.rows) };
  }

  isFree(widget, place) {
    const area = this.area(widget, place);
    return this.widgets.every((other) => other.id === widget.id || !overlaps(area, this.area(other)));
  }

  /** The next free position in a direction, or null. To the left and right the search continues on the adjacent page. */
  nextFree(widget, step) {
    const { columns, rows } = this.screen;
    const span = this.span(widget);
    let { page, column, row } = widget;
    for (;;) {
      column += step.column;
      row += step.row;
      if (column < 0) [page, column] = [page - 1, columns - span.columns];
      if (column + span.columns > columns) [page, column] = [page + 1, 0];
      if (page < 0 || page >= this.pageCount || row < 0 || row + span.rows > rows) return null;
      if (this.isFree(widget, { page, column, row })) return { page, column, row };
    }
  }

  /** The first position of a widget that touches none of some areas: on its own page if possible, then on later ones. */
  firstFree(widget, areas) {
    const { columns, rows } = this.span(widget);
    for (let page = widget.page; page <= this.pageCount; page += 1) {
      for (let row = 0; row + rows <= this.screen.rows; row += 1) {
        for (let column = 0; column + columns <= this.screen.columns; column += 1) {
          const place = { page, column, row };
          const area = this.area(widget, place);
          if (!areas.some((taken) => overlaps(area, taken))) return place;
        }
      }
    }
    return null;
  }

  /** The moves, in order, that bring a widget to a place: those in its way move first. */
  moves(widget, place) {
    const target = this.area(widget, place);
    const own = this.area(widget);
    if (JSON.stringify(target) === JSON.stringify(own)) return [];
    const others = this.widgets.filter(({ id }) => id !== widget.id);
    const displaced = others.filter((other) => overlaps(target, this.area(other)));
    const taken = [target, ...others.filter((other) => !displaced.includes(other)).map((other) => this.area(other))];
    const moves = displaced.map((other) => {
      // Two widgets in the way must not take each other's old cells before those are free.
      const waiting = displaced.filter((candidate) => candidate !== other).map((candidate) => this.area(candidate));
      const to = this.firstFree(other, [...taken, ...waiting]);
      taken.push(this.area(other, to));
      return { id: other.id, from: position(other), to };
    });
    const from = position(widget);
    const swaps = moves.some(({ to }, index) => overlaps(this.area(displaced[index], to), own));
    if (!swaps) return [...moves, { id: widget.id, from, to: place }];
    // Its old cells are needed before the new ones are free: it waits on an empty page behind the last one.
    const aside = { page: Math.max(this.pageCount, ...taken.map(({ page }) => page + 1)), column: 0, row: 0 };
    return [{ id: widget.id, from, to: aside }, ...moves, { id: widget.id, from: aside, to: place }];
  }

  /** What the moves did, in a person's words. */
  names(moves) {
    return moves.map(({ id, to }) => {
      const { name } = this.widgets.find((widget) => widget.id === id) ?? { name: id };
      return `${name} moved to page ${to.page + 1}, row ${to.row + 1}`;
    }).join(", ");
  }
}

function position({ page, column, row }) {
  return { page, column, row };
}

function overlaps(a, b) {
  return a.page === b.page && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
