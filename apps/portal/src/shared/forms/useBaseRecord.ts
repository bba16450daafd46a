import { useEffect, useEffectEvent, useState } from 'react';
import type { Versioned } from '../conflict/saveOnNewest.ts';

interface BaseRecordOptions<Stored extends Versioned> {
  /** The record as it was read last; `null` for one that is not stored yet. */
  read: Stored | null;
  /** Whether something unsaved stands in the form. */
  dirty: boolean;
  /** Shows a newer reading in the form. */
  fill(record: Stored): void;
}

/**
 * The record that a form was filled from, whose version goes with its save (D7). A newer reading fills the form anew
 * only while nothing is typed in it: else the save has to be refused, so that nobody's change is lost unseen.
 *
 * @returns the record, and how to go on from another one after a save or a conflict.
 */
export function useBaseRecord<Stored extends Versioned>({ read, dirty, fill }: BaseRecordOptions<Stored>) {
  const [base, setBase] = useState(read);
  const follow = useEffectEvent((record: Stored | null) => {
    if (!record || dirty || record.versao === base?.versao) return;
    setBase(record);
    fill(record);
  });
  useEffect(() => follow(read), [read]);
  return [base, setBase] as const;
}
