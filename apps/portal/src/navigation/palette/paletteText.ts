/** Longest search that the lists take. */
const LONGEST_SEARCH = 100;

/** Shortest text that the lists are searched for. */
export const SHORTEST_SEARCH = 2;

/** What the lists are asked for a typed text; `''` when it is too short to ask. */
export function searchOf(text: string): string {
  const search = text.trim().slice(0, LONGEST_SEARCH);
  return search.length < SHORTEST_SEARCH ? '' : search;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether each word of a typed text is in one of these, whatever its case and accents. */
export function holdsWords(text: string, among: readonly string[]): boolean {
  const places = plain(among.join('\n'));
  return plain(text)
    .split(/\s+/)
    .every((word) => places.includes(word));
}
