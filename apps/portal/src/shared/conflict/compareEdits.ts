import { isRecord, isSameValue } from './isSameValue.ts';

/** The values of one record that two people edit. */
export interface EditedValues<Values> {
  /** As they were when the form was filled. */
  readonly loaded: Values;
  /** As the user of this form left them. */
  readonly mine: Values;
  /** As somebody else has saved them meanwhile. */
  readonly theirs: Values;
}

/** A field as the dialog shows it. */
export interface ConflictField<Values> {
  /** The label of the form, once in the list. */
  readonly label: string;
  /** The value as people read it; `null` or an empty text where there is none. Different values have different texts. */
  text(values: Values): string | null;
}

/** A field that somebody changed, in words. */
export interface ConflictRow {
  readonly label: string;
  readonly loaded: string;
  readonly mine: string;
  readonly theirs: string;
  readonly changedByMe: boolean;
  readonly changedByThem: boolean;
  /** Whether both changed it, to different values. */
  readonly changedByBoth: boolean;
}

/** Compares three versions of a record field by field (D7). Fields that nobody changed are left out. */
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
 * What is saved when the user keeps what was typed: the user's value where the user changed one, what was saved
 * meanwhile everywhere else, so that nobody's change is lost unseen (D7). Of an object in it, as of an address, each value
 * goes by itself; a list goes as a whole.
 */
export function mergeEdits<Values extends object>({ loaded, mine, theirs }: EditedValues<Values>): Values {
  const merged = { ...theirs };
  // Object.keys does not know the names of the fields.
  for (const key of Object.keys({ ...theirs, ...mine }) as (keyof Values)[]) {
    const [my, their, before] = [mine[key], theirs[key], loaded[key]];
    if (isSameValue(my, before)) continue;
    const isNested = isRecord(my) && isRecord(their) && isRecord(before);
    // All three are values of one field, and so is what is made of them.
    merged[key] = isNested ? (mergeEdits({ loaded: before, mine: my, theirs: their }) as typeof my) : my;
  }
  return merged;
}
