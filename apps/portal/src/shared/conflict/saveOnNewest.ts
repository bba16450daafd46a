import { toApiError } from '@portal/api';
import { type EditedValues, mergeEdits } from './compareEdits.ts';
import { isSameValue } from './isSameValue.ts';

/** The user's choice: save the own input on the newest version, load that version into the form, or go back. */
export type ConflictChoice = 'keep' | 'take' | 'back';

/** A record with its version (D7). */
export interface Versioned {
  readonly versao: number;
}

/** What a newer version means for a save, beside the changed values: said before them. */
export interface ConflictNotice {
  readonly title: string;
  /** What saving does then. */
  readonly text: string;
  /** The button that saves then. */
  readonly keepLabel: string;
}

/** How a page loads, saves and shows one record. */
export interface ConflictCalls<Stored extends Versioned, Values extends object> {
  /** The record that the form was filled from; `null` for a new one. */
  readonly record: Stored | null;
  /** The values to save, from a record. */
  toValues(record: Stored): Values;
  /** Loads the record without the cache; `null` where it can no longer be saved, whatever is chosen. It says why by itself. */
  read(record: Stored): Promise<Stored | null>;
  /** Saves values on a version: `ifMatch(record)` is sent with the call. It throws its own errors. */
  write(values: Values, record: Stored | null): Promise<Stored>;
  /** Goes on from what was saved on a version. */
  takeSaved(saved: Stored, record: Stored | null): Promise<void>;
  /**
   * Whether a newer version that holds what was typed is all that a save makes of the record: it was one's own, whose answer
   * was lost, and counts as saved. Else it is sent again.
   */
  readonly isDone?: ((before: Stored, newest: Stored) => boolean) | undefined;
  /** Shows values in the form, based on another record: differences from that are unsaved changes. */
  fill(values: Values, record: Stored): void;
  /**
   * Whether a newer version holds something beside the values that the user must look at first, as a file: the form then
   * shows that version, and nothing is sent on it. It says why by itself.
   */
  readonly refusesNewest?: ((before: Stored, newest: Stored) => boolean) | undefined;
  /** What a newer version means for a save, as where it was refused; the user is asked then, whatever else changed. */
  readonly noticeOf?: ((before: Stored, newest: Stored) => ConflictNotice | null) | undefined;
}

/** Opens the dialog and returns the user's choice. */
type Ask<Values> = (edited: EditedValues<Values>, notice: ConflictNotice | null) => Promise<ConflictChoice>;

/** Lets the user choose between what was typed and what somebody else saved, and shows the choice in the form. */
export async function chooseOnNewest<Stored extends Versioned, Values extends object>(
  edited: EditedValues<Values>,
  newest: Stored,
  { fill }: Pick<ConflictCalls<Stored, Values>, 'fill'>,
  ask: Ask<Values>,
  notice: ConflictNotice | null,
): Promise<{ readonly choice: ConflictChoice; readonly values: Values }> {
  const choice = await ask(edited, notice);
  const values = { keep: mergeEdits(edited), take: edited.theirs, back: edited.mine }[choice];
  if (choice !== 'back') fill(values, newest);
  return { choice, values };
}

/**
 * Saves a record that others may have saved meanwhile (D7). If nobody has, or their changes are not in this form or are
 * the same as mine, it simply saves, but for what must be looked at first. Otherwise the user chooses, once for each newer
 * version; where it can no longer be saved there is nothing to choose.
 *
 * @returns whether it was saved; if not, the form shows what the user chose, if anything.
 * @throws the error of `write`, also a 409 when the newest version cannot be loaded, or the record is new: it has none.
 */
export async function saveOnNewest<Stored extends Versioned, Values extends object>(
  values: Values,
  {
    record,
    toValues,
    read,
    write,
    takeSaved,
    isDone,
    fill,
    refusesNewest,
    noticeOf,
  }: ConflictCalls<Stored, Values>,
  ask: Ask<Values>,
): Promise<boolean> {
  let next = record;
  let mine = values;
  for (;;) {
    const base = next;
    let saved: Stored;
    try {
      saved = await write(mine, base);
    } catch (failure) {
      if (base === null || toApiError(failure).kind !== 'conflict') throw failure;
      const newest = await read(base).catch(() => base);
      if (newest === null) return false;
      if (newest.versao === base.versao) throw failure;
      const edited = { loaded: toValues(base), mine, theirs: toValues(newest) };
      const notice = noticeOf?.(base, newest) ?? null;
      // Where they are mine already, it was most likely my own save, whose answer was lost.
      const isMine = isSameValue(mine, edited.theirs);
      if (isMine && isDone?.(base, newest)) {
        await takeSaved(newest, base);
        return true;
      }
      const differs = !isMine && !isSameValue(edited.loaded, edited.theirs);
      if (notice || differs) {
        const { choice, values: chosen } = await chooseOnNewest(edited, newest, { fill }, ask, notice);
        if (choice !== 'keep') return false;
        mine = chosen;
      }
      if (refusesNewest?.(base, newest)) {
        fill(mine, newest);
        return false;
      }
      next = newest;
      continue;
    }
    await takeSaved(saved, base);
    return true;
  }
}
