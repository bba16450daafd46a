import type { Problem } from './problems.ts';

/** Texts that a database cannot store have NUL or half of a surrogate pair. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Finds texts in a value that cannot be stored (GW-13), with their paths. */
export function unstorableTexts(value: unknown, place: Problem['place'], path = ''): Problem[] {
  if (typeof value === 'string') {
    return isStorable(value) ? [] : [{ place, path, message: 'Digite um texto válido' }];
  }
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => unstorableTexts(item, place, `${path}[${index}]`));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    unstorableTexts(item, place, path === '' ? name : `${path}.${name}`),
  );
}
