/** A text and its caret after an edit. */
export interface Edit {
  text: string;
  caret: number;
}

/** Why a pasted number is not in the field as it was. */
export type NumberFault = 'noNumber' | 'notWhole' | 'negative' | 'tooLarge' | 'rounded';

/** Why another pasted text is not, or a check digit as it was typed. */
export type TextFault = 'misfit' | 'cut' | 'digit';

export type PasteFault = NumberFault | TextFault;

/** A text after something was pasted or typed. */
export interface PastedEdit<Fault extends PasteFault = TextFault> extends Edit {
  fault?: Fault | undefined;
}

/** A text and its selection before an edit. */
export interface SelectedText {
  text: string;
  start: number;
  end: number;
}

/** The result of an edit that could not be intercepted. */
export interface EditContext {
  /** The text in order that stood in the field before. */
  before: string;
  /** An input method typed it character by character. */
  composed: boolean;
}

/** How a field turns what a person does into the text it shows. */
export interface EditRules<Fault extends PasteFault = TextFault> {
  /** The text after `data` was typed, or pasted, over the selection. */
  insert(before: SelectedText, data: string, pasted?: boolean): PastedEdit<Fault>;
  /** The text after Backspace or Delete. */
  erase(before: SelectedText, direction: 'backward' | 'forward'): Edit;
  /** The text in order again after it changed in any other way: composition, drop, cut, autofill. */
  tidy(edit: Edit, context?: EditContext): Edit;
}

/** What a plain text field does with typed or pasted text. */
export function insertPlainly({ text, start, end }: SelectedText, data: string): Edit {
  return { text: text.slice(0, start) + data + text.slice(end), caret: start + data.length };
}

/** What a plain text field does on Backspace or Delete. */
export function erasePlainly({ text, start, end }: SelectedText, direction: 'backward' | 'forward'): Edit {
  const from = start === end && direction === 'backward' ? Math.max(0, start - 1) : start;
  const to = start === end && direction === 'forward' ? end + 1 : end;
  return { text: text.slice(0, from) + text.slice(to), caret: from };
}

/** The smallest stretch of `from` that has to be replaced to get `to`. */
export function changedRange(from: string, to: string): { start: number; end: number; replacement: string } {
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && from[start] === to[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && from.at(-1 - tail) === to.at(-1 - tail)) tail += 1;
  return { start, end: from.length - tail, replacement: to.slice(start, to.length - tail) };
}
