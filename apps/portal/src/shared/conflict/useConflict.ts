import { useState } from 'react';
import type { ConflictDialogProps, ConflictQuestion } from './ConflictDialog.tsx';
import { type ConflictField, compareEdits, type EditedValues } from './compareEdits.ts';
import {
  type ConflictCalls,
  type ConflictChoice,
  chooseOnNewest,
  saveOnNewest,
  type Versioned,
} from './saveOnNewest.ts';

interface ConflictOptions<Stored extends Versioned, Values extends object>
  extends ConflictCalls<Stored, Values> {
  /** The fields of the form in its order, for the dialog. */
  readonly fields: readonly ConflictField<Values>[];
  /** Who saved a version, if the record has it. */
  changedBy?(record: Stored): string | null;
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
 * and a dialog shows the changes and lets the user choose.
 *
 * @example const conflict = useConflict({ record: brand, fields: [{ label: 'Descrição', text: ({ descricao }) =>
 * descricao }], toValues: ({ descricao }) => ({ descricao }), read: () => readBrand(brand.id), write: (values,
 * record) => updateBrand(record, values), // sends ifMatch(record) fill: (values, record) => showInForm(values,
 * record), }); const form = useSchemaForm({ …, onSubmit: conflict.save }); return <><BrandForm {...form}
 * /><ConflictDialog {...conflict.dialogProps} /></>;
 */
export function useConflict<Stored extends Versioned, Values extends object>({
  fields,
  changedBy,
  ...calls
}: ConflictOptions<Stored, Values>): ConflictSave<Stored, Values> {
  const [asked, setAsked] = useState<(ConflictQuestion & { answer(choice: ConflictChoice): void }) | null>(
    null,
  );
  const ask = (edited: EditedValues<Values>, newest: Stored) => {
    const rows = compareEdits(edited, fields);
    return new Promise<ConflictChoice>((answer) => {
      setAsked({ rows, changedBy: changedBy?.(newest) ?? null, answer });
    });
  };
  return {
    save: (values) => saveOnNewest(values, calls, ask),
    review: (edited, newest) => void chooseOnNewest(edited, newest, calls, ask),
    dialogProps: {
      question: asked,
      onChoose: (choice) => {
        setAsked(null);
        asked?.answer(choice);
      },
    },
  };
}
