import { toApiError } from '@portal/api';
import { type EditedValues, mergeEdits } from './compareEdits.ts';
import { isSameValue } from './isSameValue.ts';

/** How to go on: save what was typed on top of the newest version, take that version into the form, or stay. */
export type ConflictChoice = 'keep' | 'take' | 'back';

/** A record with its version (D7). */
export interface Versioned {
  readonly versao: number;
}

/** How a page reads, saves and shows one record. */
export interface ConflictCalls<Stored extends Versioned, Values extends object> {
  /** The record that the form was filled from. */
  readonly record: Stored;
  /** The values that a save sends, as the record holds them. */
  toValues(record: Stored): Values;
  /** Reads the record as the gateway has it now, past any cache. */
  read(): Promise<Stored>;
  /** Saves values on top of a version: `ifMatch(record)` goes with the call. Its failures are the page's own. */
  write(values: Values, record: Stored): Promise<unknown>;
  /**
   * Shows values in the form and goes on from another record: with react-hook-form
   * `reset(toForm(toValues(record)))`, then `reset(toForm(values), { keepDefaultValues: true })`, so that what differs
   * from the record still counts as unsaved.
   */
  fill(values: Values, record: Stored): void;
}

/** Asks the user how to go on. */
type Ask<Stored, Values> = (edited: EditedValues<Values>, newest: Stored) => Promise<ConflictChoice>;

/**
 * Saves a record that others may have saved meanwhile (D7). While nobody has, or nothing of what they saved is in this
 * form, it simply saves. Otherwise the user is asked, and again for each newer version.
 *
 * @returns whether it was saved; when not, the form shows what the user chose.
 * @throws what `write` is refused with, a 409 too when the newest version cannot be read.
 */
export async function saveOnNewest<Stored extends Versioned, Values extends object>(
  values: Values,
  { record, toValues, read, write, fill }: ConflictCalls<Stored, Values>,
  ask: Ask<Stored, Values>,
): Promise<boolean> {
  let base = record;
  let mine = values;
  for (;;) {
    try {
      await write(mine, base);
      return true;
    } catch (failure) {
      if (toApiError(failure).kind !== 'conflict') throw failure;
      const newest = await read().catch(() => base);
      if (newest.versao === base.versao) throw failure;
      const edited = { loaded: toValues(base), mine, theirs: toValues(newest) };
      if (!isSameValue(edited.loaded, edited.theirs)) {
        const choice = await ask(edited, newest);
        if (choice === 'back') return false;
        mine = choice === 'keep' ? mergeEdits(edited) : edited.theirs;
        fill(mine, newest);
        if (choice === 'take') return false;
      }
      base = newest;
    }
  }
}
