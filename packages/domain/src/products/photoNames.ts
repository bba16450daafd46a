/** What a stored photo is called: it keeps no name of a file. */
export const photoName = (id: number | null): string => `Foto ${id ?? ''}`.trimEnd();

/**
 * Photos of a product in words, in their order; `null` for none.
 *
 * @param ids of each photo, `null` for one that is no longer stored: those are counted at the end.
 */
export function photoNames(ids: readonly (number | null)[]): string | null {
  const stored = ids.filter((id) => id !== null);
  const gone = ids.length - stored.length;
  const texts = stored.map(photoName);
  if (gone > 0) texts.push(gone === 1 ? '1 foto excluída' : `${gone} fotos excluídas`);
  return texts.join(', ') || null;
}
