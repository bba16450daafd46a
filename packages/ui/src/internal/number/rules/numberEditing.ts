import {
  changedRange,
  type Edit,
  type EditContext,
  type EditRules,
  type NumberFault,
  type SelectedText,
} from '../../editing/edit.ts';
import { unitsOf, type WrittenNumber } from '../units.ts';
import { parsePastedNumber } from './parsePastedNumber.ts';

/** What a kind of number field makes of keys and of whole numbers. */
interface NumberEditing {
  decimals: number;
  allowNegative: boolean;
  /** Bare digits pasted between others join them; else they are a number of their own. */
  joinsPasted: boolean;
  /** The text after one character was typed over the selection; nothing where it has no place. */
  type(before: SelectedText, character: string): Edit | null;
  /** The text after Backspace or Delete. */
  erase: EditRules['erase'];
  /** Whether a text is one that typing can make. */
  inOrder(text: string): boolean;
  /** Writes a number that came in whole. */
  write(units: number, written: WrittenNumber): string;
}

/** Most characters that are read as a number, with its unit and spaces around it. */
const mostRead = 200;

/** Caret position with `count` characters other than separators after it, directly behind the one before it. */
export function caretBefore(
  text: string,
  count: number,
  isSeparator: (character: string) => boolean,
): number {
  let caret = text.length;
  for (let seen = 0; seen < count && caret > 0; ) {
    caret -= 1;
    if (!isSeparator(text.charAt(caret))) seen += 1;
  }
  while (caret > 0 && isSeparator(text.charAt(caret - 1))) caret -= 1;
  return caret;
}

/** The change of the text, found from the caret: in `11` it shows which `1` is new. */
function changeOf(before: string, { text, caret }: Edit) {
  const grown = text.length - before.length;
  if (grown > 0 && caret >= grown && before === text.slice(0, caret - grown) + text.slice(caret))
    return { start: caret - grown, end: caret - grown, replacement: text.slice(caret - grown, caret) };
  if (grown < 0 && text === before.slice(0, caret) + before.slice(caret - grown))
    return { start: caret, end: caret - grown, replacement: '' };
  return changedRange(before, text);
}

/** The rules of a number field: keys one by one, pasted and filled-in texts by what they mean. */
export function numberRules(editing: NumberEditing): EditRules<NumberFault> {
  const { decimals, allowNegative } = editing;

  /** Types one character after the other and skips those that do not fit; `complete` is false then. */
  const typeEach = (before: SelectedText, data: string) => {
    let selected = before;
    let complete = true;
    for (const character of data) {
      const edit = editing.type(selected, character);
      if (edit) selected = { text: edit.text, start: edit.caret, end: edit.caret };
      else complete = false;
    }
    return { edit: { text: selected.text, caret: selected.end }, complete };
  };

  /** A whole number's text; none where it is no number, or none that belongs here. */
  const readWhole = (data: string): { text?: string | undefined; fault?: NumberFault | undefined } => {
    const written = parsePastedNumber(data);
    if (!written) return { fault: 'noNumber' };
    const units = unitsOf(written, decimals);
    if (Number.isNaN(units)) return { fault: 'tooLarge' };
    if (units < 0 && !allowNegative) return { fault: 'negative' };
    const isRounded = /[1-9]/.test(written.fraction.slice(decimals));
    // To round a half piece to a whole one is to change what was meant.
    if (decimals === 0 && isRounded) return { fault: 'notWhole' };
    return { text: editing.write(units, written), ...(isRounded && { fault: 'rounded' }) };
  };

  return {
    insert(before, data, pasted = false) {
      if (data.length > mostRead) return { text: before.text, caret: before.end, fault: 'noNumber' };
      const typed = data.normalize('NFKC').trim();
      if (typed.length <= 1 && !pasted) return typeEach(before, typed).edit;
      const isPart = before.start > 0 || before.end < before.text.length;
      if (editing.joinsPasted && isPart && /^\d+$/.test(typed)) {
        const { edit, complete } = typeEach(before, typed);
        return complete ? edit : { text: before.text, caret: before.end, fault: 'tooLarge' };
      }
      const { text = before.text, fault } = readWhole(data);
      return { text, caret: text.length, fault };
    },
    erase: editing.erase,
    tidy(edit: Edit, { before, composed }: EditContext = { before: '', composed: false }) {
      if (edit.text.length > mostRead) return { text: before, caret: before.length };
      if (editing.inOrder(edit.text)) return edit;
      const { start, end, replacement } = changeOf(before, edit);
      const selected = { text: before, start, end };
      const typed = replacement.normalize('NFKC');
      if (replacement === '') return editing.erase(selected, 'backward');
      if (composed || typed.length === 1) return typeEach(selected, typed).edit;
      const { text = before } = readWhole(edit.text);
      return { text, caret: text.length };
    },
  };
}
