import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './root.ts';

export const REQUIREMENTS = 'docs/requirements';

/** A row of a table, a heading or a decision that defines an id. */
const DEFINITION = /^(?:\| |#{2,4} )((?:[A-Z]+\d?-\d+b?)|D\d+)(?= )/gm;

export interface Definition {
  id: string;
  file: string;
}

/** Every id that `docs/requirements` defines, in the order of its files. */
export async function requirementDefinitions(): Promise<Definition[]> {
  const folder = path.join(root, REQUIREMENTS);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.md') && name !== 'README.md');
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return files.flatMap((file, place) =>
    [...(texts[place] ?? '').matchAll(DEFINITION)].map(([, id = '']) => ({ id, file })),
  );
}

/** `FND-083`: three digits are a requirement; two are a gap, a contradiction or a fault. */
export const isRequirement = (id: string) => /-\d{3}$/.test(id);

/**
 * The ids in a text, with lists and ranges expanded: `FND-083 to 085`, `FND-083 to FND-085`, `050–052`. A number
 * without a prefix belongs to the id before it and has as many digits.
 */
export function idsIn(text: string, prefixes: string): string[] {
  const list = new RegExp(
    `\\b(${prefixes})-(\\d{1,3}b?)\\b((?:(?:,? to |, |–| and )(?:\\1-)?\\d{1,3}b?\\b(?!-))*)`,
    'g',
  );
  return [...text.matchAll(list)].flatMap(([, prefix = '', first = '', rest = '']) => {
    const numbers = [first];
    for (const [, link = '', number = ''] of rest.matchAll(
      /(,? to |, |–| and )(?:[A-Z]+\d?-)?(\d{1,3}b?)/g,
    )) {
      if (number.length !== first.length && prefix.length > 1) break;
      const from = link.includes('to') || link === '–' ? Number(numbers.at(-1)) + 1 : Number(number);
      for (let next = from; next < Number(number); next += 1)
        numbers.push(String(next).padStart(first.length, '0'));
      numbers.push(number);
    }
    return numbers.map((number) => `${prefix}-${number}`);
  });
}
