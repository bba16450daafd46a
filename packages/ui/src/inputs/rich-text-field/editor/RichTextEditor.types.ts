import type { RefCallback } from 'react';
import type { RichTextChange } from '../RichTextField.types.ts';

export interface RichTextEditorProps {
  /** Text to show. */
  value: string;
  /** Text of the last change. */
  lastChange: string;
  /** Id, label, message and state of the text, as attributes. */
  attributes: Record<string, string>;
  maxLength: number | undefined;
  placeholder: string | undefined;
  onChange: RichTextChange;
  textRef: RefCallback<HTMLElement>;
}
