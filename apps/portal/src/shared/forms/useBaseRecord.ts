import { useEffect, useEffectEvent, useState } from 'react';
import type { Versioned } from '../conflict/saveOnNewest.ts';

interface BaseRecordOptions<Stored extends Versioned> {
  /** The latest record; `null` for one that is not stored yet. */
  read: Stored | null;
  /** Whether the form is dirty. */
  dirty: boolean;
  /** Whether the two records show different values in the form. */
  differs(before: Stored, now: Stored): boolean;
  /** Whether the form shows just the values of a record, as of one's own save whose answer was lost. */
  shows(record: Stored): boolean;
  /** Shows a newer record in the form; over a new one, which has just been created, what was typed since stays. */
  fill(record: Stored, before: Stored | null): void;
}

/**
 * The record that a form was filled with; its version is sent with the save (D7). A newer record is taken as it is where the
 * form shows nothing of the change, as a document that was sent: what the form says of its fields stays. Otherwise it fills
 * the form while that is not dirty, or shows just its values; over what is typed it waits, so that the form can say it, and
 * until then a save is refused: no change is lost unseen. An older one, as of a read that began before a save, is none.
 *
 * @returns the record, a setter for after a save or a conflict, and the newer record that waits.
 */
export function useBaseRecord<Stored extends Versioned>({
  read,
  dirty,
  differs,
  shows,
  fill,
}: BaseRecordOptions<Stored>) {
  const [base, setBase] = useState(read);
  const isNewer = read !== null && base !== null && read.versao > base.versao;
  const waiting = dirty && isNewer && differs(base, read) && !shows(read) ? read : null;
  const follow = useEffectEvent((record: Stored | null) => {
    if (!record || waiting || (base && record.versao <= base.versao)) return;
    setBase(record);
    if (!base || (dirty ? shows(record) : differs(base, record))) fill(record, base);
  });
  useEffect(() => follow(read), [read]);
  /** What waited is shown once nothing is typed any more; after a save the reading is older than the record. */
  const catchUp = useEffectEvent(() => {
    if (isNewer) follow(read);
  });
  useEffect(() => {
    if (!dirty) catchUp();
  }, [dirty]);
  return { base, setBase, waiting } as const;
}
