/** One field of a record, as it was and as it is. */
export interface Difference {
  /** The field's own label; unique in the list. */
  field: string;
  /** As people read it; nothing where the field was empty. */
  before?: string | null | undefined;
  /** As people read it; nothing where the field is empty now. */
  after?: string | null | undefined;
}

export type DifferenceKind = 'added' | 'removed' | 'changed';

/**
 * What happened to a field.
 *
 * @returns nothing where it is as it was
 */
export function differenceKind({ before, after }: Difference): DifferenceKind | undefined {
  const was = before ?? '';
  const is = after ?? '';
  if (was === is) return undefined;
  if (was === '') return 'added';
  return is === '' ? 'removed' : 'changed';
}
