import { type ChangeEvent, type RefObject, useMemo } from 'react';
import type { EditRules } from '../editing/edit.ts';
import { useEditableText } from '../editing/useEditableText.ts';
import { format, type Mask } from './mask.ts';
import { maskRules } from './maskRules.ts';

interface MaskOptions {
  inputRef: RefObject<HTMLInputElement | null>;
  /** One that does not change while the field lives. */
  mask: Mask;
  /** How edits work next to a word in the field; stable. @default those of the mask */
  rules?: EditRules | undefined;
  /** The bare text, where the parent keeps it; written with its punctuation, it is read all the same. */
  value: string | undefined;
  defaultValue: string;
  /** Called on every change with the bare text. */
  onChange: (bare: string, event: ChangeEvent<HTMLInputElement>) => void;
}

/** Makes an input write its text into a mask; outside, only the bare text is known. */
export function useMask({ inputRef, mask, rules: given, value, defaultValue, onChange }: MaskOptions) {
  const rules = useMemo(() => given ?? maskRules(mask), [given, mask]);
  const { text, pasteFault, editing } = useEditableText({
    inputRef,
    rules,
    value: value === undefined ? undefined : format(mask, mask.clean(value)),
    defaultValue: format(mask, mask.clean(defaultValue)),
    onChange: (formatted, event) => onChange(mask.clean(formatted), event),
  });
  return { bare: mask.clean(text), pasteFault, editing };
}
