/** Which of some numbers stay where the others are to be moved for all to rise: the most that can, by their places. */
export function placesThatStay(numbers: readonly number[], kept?: number): ReadonlySet<number> {
  const isAllowed = (place: number) => {
    if (kept === undefined || place === kept) return true;
    return place < kept === (numbers[place] ?? 0) < (numbers[kept] ?? 0);
  };
  /** For each place, the longest rise that ends there. */
  const rises: number[][] = [];
  let longest: number[] = [];
  numbers.forEach((number, place) => {
    let before: number[] = [];
    for (let other = 0; other < place; other += 1) {
      const rise = rises[other];
      if (rise && rise.length > before.length && (numbers[other] ?? 0) < number) before = rise;
    }
    const rise = isAllowed(place) ? [...before, place] : [];
    rises.push(rise);
    if (rise.length > longest.length) longest = rise;
  });
  return new Set(longest);
}
