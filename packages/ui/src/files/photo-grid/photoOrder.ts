/** The list with one item taken out and put in at another place; places beyond the ends are the ends. */
export function withMoved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from];
  if (item === undefined) return items;
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, item);
}

/** Where a key on a photo's handle moves it, or null for a key that is none of its business. */
export function placeForKey(key: string, index: number, count: number, rtl: boolean): number | null {
  const forward = rtl ? 'ArrowLeft' : 'ArrowRight';
  const back = rtl ? 'ArrowRight' : 'ArrowLeft';
  const places: Readonly<Record<string, number>> = {
    [forward]: index + 1,
    ArrowDown: index + 1,
    [back]: index - 1,
    ArrowUp: index - 1,
    Home: 0,
    End: count - 1,
  };
  const place = Object.hasOwn(places, key) ? places[key] : undefined;
  return place === undefined ? null : Math.max(0, Math.min(place, count - 1));
}

/** Middle of a place in the grid, in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** The place whose middle is nearest to where the pointer is. */
export function nearestPlace(pointer: Point, middles: readonly Point[]): number {
  const distances = middles.map(({ x, y }) => Math.hypot(x - pointer.x, y - pointer.y));
  return distances.indexOf(Math.min(...distances));
}
