/**
 * Which of the sections people read: the last whose top has passed the line, and the last of all at the end of the
 * page, where it may never come that far up.
 *
 * @param tops distance of each section from the top of the window, in pixels, in their order; null where it is not there
 * @param line where reading starts, in pixels
 * @returns its place
 */
export function currentSection(tops: ReadonlyArray<number | null>, line: number, atEnd: boolean): number {
  if (atEnd)
    return Math.max(
      0,
      tops.findLastIndex((top) => top !== null),
    );
  return Math.max(
    0,
    tops.findLastIndex((top) => top !== null && top <= line),
  );
}
