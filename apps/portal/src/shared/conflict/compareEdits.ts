import { isRecord, isSameValue } from './isSameValue.ts';

/** The values of one record that two people edit. */
export interface EditedValues<Values> {
  /** The values that the form was filled with. */
  readonly loaded: Values;
  /** The values that the user typed. */
  readonly mine: Values;
  /** The values that somebody else saved meanwhile. */
  readonly theirs: Values;
}

/** A field in the dialog. */
export interface ConflictField<Values> {
  /** The label of the form, once in the list. */
  readonly label: string;
  /** The value as people read it; `null` or an empty text for none. Different values have different texts. */
  text(values: Values): string | null;
}

/** A changed field, as texts. */
export interface ConflictRow {
  readonly label: string;
  readonly loaded: string;
  readonly mine: string;
  readonly theirs: string;
  readonly changedByMe: boolean;
  readonly changedByThem: boolean;
  /** Whether both changed it to different values. */
  readonly changedByBoth: boolean;
}

/** Compares three versions of a record field by field (D7). Unchanged fields are left out. */
export function compareEdits<Values>(
  { loaded, mine, theirs }: EditedValues<Values>,
  fields: readonly ConflictField<Values>[],
): ConflictRow[] {
  return fields.flatMap(({ label, text }) => {
    const texts = { loaded: text(loaded) ?? '', mine: text(mine) ?? '', theirs: text(theirs) ?? '' };
    const changedByMe = texts.mine !== texts.loaded;
    const changedByThem = texts.theirs !== texts.loaded;
    if (!changedByMe && !changedByThem) return [];
    const changedByBoth = changedByMe && changedByThem && texts.mine !== texts.theirs;
    return [{ label, ...texts, changedByMe, changedByThem, changedByBoth }];
  });
}

/**
 * Merges both edits when the user keeps the own input: the user's value where the user changed one, the newest saved
 * value elsewhere, so that no change is lost unseen (D7). Objects such as an address are merged by field; lists are
 * replaced as a whole.
 */
export function mergeEdits<Values extends object>({ loaded, mine, theirs }: EditedValues<Values>): Values {
  const merged = { ...theirs };
  // Object.keys loses the names of the fields.
  for (const key of Object.keys({ ...theirs, ...mine }) as (keyof Values)[]) {
    const [my, their, before] = [mine[key], theirs[key], loaded[key]];
    if (isSameValue(my, before)) continue;
    const isNested = isRecord(my) && isRecord(their) && isRecord(before);
    // All three are values of the same field, and so is the result.
    merged[key] = isNested ? (mergeEdits({ loaded: before, mine: my, theirs: their }) as typeof my) : my;
  }
  return merged;
}
