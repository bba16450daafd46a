import type { FocusEventHandler, Ref } from 'react';
import type { FieldRootProps } from '../../internal/field/Field.tsx';
import type { FieldProps } from '../../internal/field/fieldProps.ts';

/** Called on every change: sanitised HTML, `''` for no words, and the words without markup. */
export type RichTextChange = (html: string, details: { text: string }) => void;

export interface RichTextFieldProps extends FieldProps, Omit<FieldRootProps, 'children'> {
  /** The text in HTML, where the parent keeps it; what rich text may not have is left out. */
  value?: string | undefined;
  /** The text at first in HTML, where the field keeps its own. @default '' */
  defaultValue?: string | undefined;
  /** Called on every change, never in capitals (D18). */
  onValueChange?: RichTextChange | undefined;
  /** Most characters of text, markup not counted; a count appears when few are left. */
  maxLength?: number | undefined;
  /** Example of a text. */
  placeholder?: string | undefined;
  /** Lines there is room for at first; it grows with the text. @default 6 */
  minRows?: number | undefined;
  /** The text that can be edited, once it is loaded; `ref` is the root element. */
  inputRef?: Ref<HTMLElement> | undefined;
  /** Focus left both text and toolbar. */
  onBlur?: FocusEventHandler<HTMLDivElement> | undefined;
}
