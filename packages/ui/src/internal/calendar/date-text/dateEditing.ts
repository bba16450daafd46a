import { storableText } from '@portal/formats';
import type { Formats } from '../../../locale/formats.ts';
import { type Edit, type EditRules, erasePlainly, insertPlainly } from '../../editing/edit.ts';
import { storableRules } from '../../editing/storableRules.ts';
import { wholeDate } from './dateText.ts';
import type { DateSeparator } from './plainDate.ts';

/** Digits of day, month and year. */
const capacities = [2, 2, 4] as const;

const isDigit = (character: string) => /^\d$/.test(character);
const isBetween = (character: string) => /^[/.\s-]$/.test(character);

/** A date that is being written: its groups of digits, and the place of the caret among them. */
interface Draft {
  groups: string[];
  group: number;
  offset: number;
}

function draftOf(text: string, caret: number, separator: DateSeparator): Draft {
  const before = text.slice(0, caret).split(separator);
  return { groups: text.split(separator), group: before.length - 1, offset: before.at(-1)?.length ?? 0 };
}

function written({ groups, group, offset }: Draft, separator: DateSeparator): Edit {
  const before = groups.slice(0, group).map((digits) => digits.length + 1);
  return { text: groups.join(separator), caret: before.reduce((sum, length) => sum + length, offset) };
}

/** Inserts a digit at the caret; in a full group it overwrites a digit or moves on to the next group. */
function withDigit({ groups, group, offset }: Draft, digit: string): Draft {
  if (offset === capacities[group] && group < 2) {
    const next = group + 1 < groups.length ? groups : [...groups, ''];
    return withDigit({ groups: next, group: group + 1, offset: 0 }, digit);
  }
  const capacity = capacities[group] ?? 0;
  const digits = groups[group] ?? '';
  const inserted = digits.slice(0, offset) + digit + digits.slice(offset);
  if (inserted.length <= capacity) return { groups: groups.with(group, inserted), group, offset: offset + 1 };
  if (offset === capacity) return { groups, group, offset };
  const isLast = group === groups.length - 1;
  if (isLast && group < 2) {
    const pushed = [...groups.with(group, inserted.slice(0, capacity)), inserted.slice(capacity)];
    return { groups: pushed, group, offset: offset + 1 };
  }
  const over = digits.slice(0, offset) + digit + digits.slice(offset + 1);
  return { groups: groups.with(group, over), group, offset: offset + 1 };
}

/** A slash ends the group: `1/` becomes 01, and the caret moves to the next group. */
function withSeparator(draft: Draft): Draft {
  const { groups, group, offset } = draft;
  if (offset === 0 || group === 2) return draft;
  const digits = groups[group] ?? '';
  const ended = groups.with(group, digits.padStart(2, '0'));
  return { groups: group + 1 < groups.length ? ended : [...ended, ''], group: group + 1, offset: 0 };
}

const typed = (draft: Draft, data: string): Draft =>
  [...data].reduce(
    (so, character) => (isDigit(character) ? withDigit(so, character) : withSeparator(so)),
    draft,
  );

const onlyDateCharacters = (text: string) => [...text].every((one) => isDigit(one) || isBetween(one));

/**
 * Writes the separators along while digits are typed, and leaves words and signs (`hoje`, `+30`) alone. A whole date
 * that is pasted takes the place of what was there.
 */
export function dateRules(separator: DateSeparator, formats: Formats): EditRules {
  // What begins with the sign of a period is no date without its day, but days back: `-30`.
  const inOrder = new RegExp(`^(?!-)\\d{0,2}(?:${separator}\\d{0,2}(?:${separator}\\d{0,4})?)?$`);
  const empty = (): Draft => ({ groups: [''], group: 0, offset: 0 });

  const whole = (text: string): Edit | null => {
    const date = wholeDate(text, formats.monthFirst);
    if (date === null) return null;
    const formatted = formats.date(date, separator);
    return { text: formatted, caret: formatted.length };
  };

  return {
    insert(before, data) {
      const storable = storableText(data);
      const clean = storable.normalize('NFKC');
      const pasted = clean.length > 1 ? whole(clean) : null;
      if (pasted) return pasted;
      const rest = insertPlainly(before, '');
      const isWord =
        !inOrder.test(rest.text) || !onlyDateCharacters(clean) || (rest.text === '' && /^-/.test(clean));
      if (isWord) return insertPlainly(before, clean.length === storable.length ? clean : storable);
      return written(typed(draftOf(rest.text, rest.caret, separator), clean.trim()), separator);
    },

    erase: erasePlainly,

    tidy(unchecked) {
      const edit = storableRules.tidy(unchecked);
      if (inOrder.test(edit.text)) return edit;
      const date = whole(edit.text);
      if (date) return date;
      if (!onlyDateCharacters(edit.text) || /^\s*-/.test(edit.text)) return edit;
      const { text } = written(typed(empty(), edit.text), separator);
      const caret =
        edit.caret >= edit.text.length
          ? text.length
          : written(typed(empty(), edit.text.slice(0, edit.caret)), separator).caret;
      return { text, caret: Math.min(caret, text.length) };
    },
  };
}
