import { normalizeLine, storableText } from '@portal/formats';

/** Why a text did not become a chip. */
export type Refusal =
  | { reason: 'repeated'; item: string }
  | { reason: 'limit' }
  | { reason: 'invalid'; item: string; message: string };

interface Rules {
  maxItems: number;
  validate: ((text: string) => string | undefined) | undefined;
}

/** Commas, semicolons, tabs and line ends. */
export const separators = /[,;\t\r\n]+/;

/** The pieces of a typed or pasted text. */
export const piecesOf = (text: string): string[] =>
  storableText(text)
    .split(separators)
    .map(normalizeLine)
    .filter((piece) => piece !== '');

const plain = (text: string) => normalizeLine(text).toLocaleLowerCase('pt-BR');

/** The items with those that may join them, and why the first of the others may not. */
export function withItems(
  items: readonly string[],
  pieces: readonly string[],
  { maxItems, validate }: Rules,
): { items: readonly string[]; refused: readonly string[]; refusal: Refusal | undefined } {
  const result = [...items];
  const known = new Set(items.map(plain));
  const refused: string[] = [];
  let refusal: Refusal | undefined;
  for (const item of pieces) {
    if (refusal && result.length >= maxItems) {
      refused.push(item);
      continue; // however many there are, each costs nothing
    }
    const message = validate?.(item);
    let why: Refusal | undefined;
    if (known.has(plain(item))) why = { reason: 'repeated', item };
    else if (result.length >= maxItems) why = { reason: 'limit' };
    else if (message !== undefined) why = { reason: 'invalid', item, message };
    if (why) {
      refused.push(item);
      refusal ??= why;
    } else {
      known.add(plain(item));
      result.push(item);
    }
  }
  return { items: result, refused, refusal };
}
