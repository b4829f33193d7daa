// The home screen's cells. The device decides who makes room for whom.
export class Grid {
  constructor({ screen }, pageCount) {
    this.screen = screen;
    this.pageCount = pageCount;
  }

  /** The number of cells that a widget covers. Rounding works because the gap between widgets is less than half a cell. */
  span({ width, height }) {
    const { columnPitch, rowPitch } = this.screen;
    return { columns: Math.round(width / columnPitch), rows: Math.round(height / rowPitch) };
  }

  /** The nearest position at which the whole widget is on the page. */
  within(widget, { page, column, row }) {
    const { columns, rows } = this.screen;
    const span = this.span(widget);
    const clamp = (value, limit) => Math.max(0, Math.min(value, limit));
    return { page, column: clamp(column, columns - span.columns), row: clamp(row, rows - span.rows) };
  }

  /** The next position in a direction, or null. To the left and right it is on the adjacent page behind the edge. */
  next(widget, step) {
    const { columns, rows } = this.screen;
    const span = this.span(widget);
    let { page, column, row } = widget;
    // The pages lie from left to right, the columns of a mirrored grid from right to left.
    const forward = this.screen.isMirrored ? -1 : 1;
    column += step.column * forward;
    row += step.row;
    if (column < 0) [page, column] = [page - forward, columns - span.columns];
    if (column + span.columns > columns) [page, column] = [page + forward, 0];
    if (page < 0 || page >= this.pageCount || row < 0 || row + span.rows > rows) return null;
    return { page, column, row };
  }
}
