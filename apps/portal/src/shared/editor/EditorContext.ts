import type { FieldNames, FieldTable } from '@portal/domain';
import type { SelectOption } from '@portal/ui';
import { createContext, useContext } from 'react';
import type { Control, FieldValues, UseFormSetFocus } from 'react-hook-form';
import type { KnownRecords } from './knownRecords.ts';

/** Reasons by the names of fields; `null` or absent where there is none. */
export type Reasons = Readonly<Record<string, string | null | undefined>>;

/** What the fields of an editor share. */
export interface EditorContextValue {
  readonly fields: FieldTable;
  readonly control: Control<FieldValues, unknown, FieldValues>;
  /** Changes a value as if the user had typed it, see `useSchemaForm`. */
  readonly change: (name: string, value: unknown) => void;
  readonly setFocus: UseFormSetFocus<FieldValues>;
  readonly known: KnownRecords;
  /** What chosen values and records are called. */
  readonly names: FieldNames;
  /** Why the user may not edit a field, `null` where it is open: it is read. */
  lockOf(name: string): string | null;
  /** Whether no field can be changed, for a save is under way. */
  readonly saving: boolean;
  /** Why the values close a field: it is disabled and says so. */
  readonly closed: Reasons;
  /** The values of a fixed list to choose from; a stored one stays a choice. */
  optionsOf(list: string, stored: string | null): readonly SelectOption<string>[];
}

const EditorContext = createContext<EditorContextValue | null>(null);

export const EditorProvider = EditorContext.Provider;

/** The editor around a field. */
export function useEditorContext(): EditorContextValue {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('No editor around this field');
  return editor;
}
