import type { FamilyAccess, FamilyForm, FamilyLocks } from '@portal/domain';
import { createContext, useContext } from 'react';
import type { Control, UseFormSetValue } from 'react-hook-form';
import type { KnownRecords } from './knownRecords.ts';
import type { SentFamily } from './saveFamilyAtom.ts';

/** What the fields of a family form share. */
export interface FamilyFormContextValue {
  readonly control: Control<FamilyForm, unknown, SentFamily>;
  readonly setValue: UseFormSetValue<FamilyForm>;
  readonly known: KnownRecords;
  /** Why the user may not edit a section, `null` where editing is allowed. */
  readonly locks: FamilyAccess['locks'];
  /** Why the values close a field. */
  readonly ruled: FamilyLocks;
}

const FamilyFormContext = createContext<FamilyFormContextValue | null>(null);

export const FamilyFormProvider = FamilyFormContext.Provider;

/** The form around a field. */
export function useFamilyFormContext(): FamilyFormContextValue {
  const form = useContext(FamilyFormContext);
  if (!form) throw new Error('No family form around this field');
  return form;
}
