/**
 * The point read after a key: left and right, Home and End over the categories, up and down over the lines, around the
 * ends; null where the key is none of these. The first key starts at the first point, End or left at the last.
 */
export function readingAfter(
  key: string,
  reading: Reading | null,
  { categories, lines }: { categories: number; lines: number },
): Reading | null {
  if (categories === 0 || lines === 0) return null;
  const { category, line } = reading ?? { category: -1, line: 0 };
  const last = categories - 1;
  const turn = (step: number) => (category < 0 ? 0 : (line + step + lines) % lines);
  switch (key) {
    case 'ArrowRight':
      return { category: Math.min(last, category + 1), line };
    case 'ArrowLeft':
      return { category: category < 0 ? last : Math.max(0, category - 1), line };
    case 'Home':
      return { category: 0, line };
    case 'End':
      return { category: last, line };
    case 'ArrowDown':
      return { category: Math.max(0, category), line: turn(1) };
    case 'ArrowUp':
      return { category: Math.max(0, category), line: turn(-1) };
    default:
      return null;
  }
}

/** The point being read: places in the list of categories and of visible lines. */
export interface Reading {
  category: number;
  line: number;
}
