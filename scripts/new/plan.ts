import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';

/** What is to be written: texts by their paths from the root. Nothing is written before all of it is known. */
export type Plan = Map<string, string>;

/** The files of a template by their place in the repository; `__name__` in path and text is the word of that name. */
export function filledTemplate(template: string, words: Readonly<Record<string, string>>): Plan {
  const folder = path.join(import.meta.dirname, 'templates', template);
  const fill = (text: string) =>
    text.replace(/__([A-Za-z]+)__/g, (_, name: string) => {
      const word = words[name];
      if (word === undefined) throw new Error(`The template ${template} names ${name}, which nobody gives.`);
      return word;
    });
  const plan: Plan = new Map();
  for (const file of globSync('**/*', { cwd: folder })) {
    if (!statSync(path.join(folder, file)).isFile()) continue;
    const target = fill(file);
    if (existsSync(path.join(root, target))) throw new Error(`${target} is there already.`);
    plan.set(target, fill(readFileSync(path.join(folder, file), 'utf8')));
  }
  return plan;
}

/** Changes a file that is there already. */
export function edit(plan: Plan, file: string, change: (text: string) => string): void {
  plan.set(file, change(readFileSync(path.join(root, file), 'utf8')));
}

/** Puts text before or after the one place that a pattern matches. */
export function insert(text: string, side: 'before' | 'after', place: RegExp, added: string): string {
  const found = [...text.matchAll(new RegExp(place, 'gm'))];
  const [match] = found;
  if (!match || found.length > 1)
    throw new Error(`There is not one place but ${found.length} that match ${place}.`);
  const at = side === 'before' ? match.index : match.index + match[0].length;
  return text.slice(0, at) + added + text.slice(at);
}

/** Puts a line in its place among the sorted lines that match a pattern. */
export function insertSorted(text: string, entry: RegExp, line: string): string {
  const lines = text.split('\n');
  const first = lines.findIndex((other) => entry.test(other));
  if (first < 0) throw new Error(`There is no line that matches ${entry}.`);
  const greater = lines.findIndex((other) => entry.test(other) && other > line);
  lines.splice(greater < 0 ? lines.findLastIndex((other) => entry.test(other)) + 1 : greater, 0, line);
  return lines.join('\n');
}
