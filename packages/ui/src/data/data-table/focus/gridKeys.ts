/** Where focus is in a grid: row -1 is the header. */
export interface GridPlace {
  row: number;
  rowCount: number;
  /** Rows of one page of the screen. */
  pageRows: number;
}

/** The keys as the event has them. */
export interface GridKey {
  key: string;
  ctrlKey: boolean;
  rightToLeft: boolean;
}

/** Where a key leads: to another row, in the same column or its first or last stop, or to another stop of the row. */
export interface GridMove {
  row: number;
  stop: 'same' | 'first' | 'last' | 'next' | 'previous';
}

/** The key table of the grid pattern; nothing for a key it does not know. */
export function gridMove({ key, ctrlKey, rightToLeft }: GridKey, place: GridPlace): GridMove | undefined {
  const { row, rowCount, pageRows } = place;
  const to = (next: number, stop: GridMove['stop'] = 'same') => ({
    row: Math.max(-1, Math.min(rowCount - 1, next)),
    stop,
  });
  switch (key) {
    case 'ArrowLeft':
      return to(row, rightToLeft ? 'next' : 'previous');
    case 'ArrowRight':
      return to(row, rightToLeft ? 'previous' : 'next');
    case 'ArrowUp':
      return to(row - 1);
    case 'ArrowDown':
      return to(row + 1);
    case 'PageUp':
      return to(Math.max(Math.min(row, 0), row - pageRows));
    case 'PageDown':
      return to(row + pageRows);
    case 'Home':
      return to(ctrlKey ? 0 : row, 'first');
    case 'End':
      return to(ctrlKey ? rowCount - 1 : row, 'last');
    default:
      return undefined;
  }
}
