import { useEffect, useEffectEvent, useState } from 'react';
import type { Versioned } from '../conflict/saveOnNewest.ts';

interface BaseRecordOptions<Stored extends Versioned> {
  /** The latest record; `null` for one that is not stored yet. */
  read: Stored | null;
  /** Whether the form is dirty. */
  dirty: boolean;
  /** Shows a newer record in the form. */
  fill(record: Stored): void;
}

/**
 * The record that a form was filled with; its version is sent with the save (D7). A newer record fills the form only
 * while it is not dirty; otherwise the save must be refused, so that no change is lost unseen.
 *
 * @returns the record, and a setter for after a save or a conflict.
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
