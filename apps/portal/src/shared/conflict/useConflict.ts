import { useState } from 'react';
import type { ConflictDialogProps } from './ConflictDialog.tsx';
import { type ConflictField, type ConflictRow, compareEdits, type EditedValues } from './compareEdits.ts';
import {
  type ConflictCalls,
  type ConflictChoice,
  type ConflictNotice,
  chooseOnNewest,
  saveOnNewest,
  type Versioned,
} from './saveOnNewest.ts';

interface ConflictOptions<Stored extends Versioned, Values extends object>
  extends ConflictCalls<Stored, Values> {
  /** The fields of the form in its order, for the dialog. */
  readonly fields: readonly ConflictField<Values>[];
}

interface Question {
  readonly rows: readonly ConflictRow[];
  readonly notice: ConflictNotice | null;
  answer(choice: ConflictChoice): void;
}

/** Result of `useConflict`. */
interface ConflictSave<Stored, Values> {
  /**
   * Saves; asks the user first when somebody else has saved meanwhile. It is pending while the dialog is open, so
   * that nothing is sent twice, and rejects with the error of the save, for the fields of the form.
   *
   * @returns whether it was saved.
   */
  save(values: Values): Promise<boolean>;
  /** Shows what somebody else saved meanwhile before anything is sent, with the same choice. */
  review(edited: EditedValues<Values>, newest: Stored): void;
  /** Props of the page's `ConflictDialog`. */
  readonly dialogProps: ConflictDialogProps;
}

/**
 * Saves of a record that two people may edit at once (D7): the second save is refused, its input stays in the form,
 * and a dialog shows the changes and lets the user choose. Pages have it from `useEditor`.
 */
export function useConflict<Stored extends Versioned, Values extends object>({
  fields,
  ...calls
}: ConflictOptions<Stored, Values>): ConflictSave<Stored, Values> {
  const [asked, setAsked] = useState<Question | null>(null);
  const ask = (edited: EditedValues<Values>, notice: ConflictNotice | null) => {
    const rows = compareEdits(edited, fields);
    return new Promise<ConflictChoice>((answer) => setAsked({ rows, notice, answer }));
  };
  return {
    save: (values) => saveOnNewest(values, calls, ask),
    review: (edited, newest) => void chooseOnNewest(edited, newest, calls, ask, null),
    dialogProps: {
      rows: asked?.rows ?? null,
      notice: asked?.notice ?? null,
      onChoose: (choice) => {
        setAsked(null);
        asked?.answer(choice);
      },
    },
  };
}
