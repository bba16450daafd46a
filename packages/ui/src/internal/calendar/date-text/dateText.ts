import { addDays, dateParts, firstPlainDate, lastPlainDate, type PlainDate, plainDate } from './plainDate.ts';

const known = (year: number, month: number, day: number): PlainDate | null => {
  const date = plainDate(year, month, day);
  return date !== null && date >= firstPlainDate && date <= lastPlainDate ? date : null;
};

const numbers = (match: RegExpExecArray) => match.slice(1).map(Number);

/** The date of a whole text, day first with a year of four digits or `YYYY-MM-DD`; null for anything less certain. */
export function wholeDate(text: string): PlainDate | null {
  const trimmed = text.normalize('NFKC').trim();
  const dayFirst =
    /^(\d{2})[/.-](\d{2})[/.-](\d{4})$/.exec(trimmed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(trimmed);
  if (dayFirst) {
    const [day = 0, month = 0, year = 0] = numbers(dayFirst);
    const date = known(year, month, day);
    if (date !== null) return date;
  }
  const yearFirst = /^(\d{4})[/.-]?(\d{2})[/.-]?(\d{2})$/.exec(trimmed);
  if (!yearFirst) return null;
  const [year = 0, month = 0, day = 0] = numbers(yearFirst);
  return known(year, month, day);
}

const daysFromToday: Readonly<Record<string, number>> = { ontem: -1, hoje: 0, amanha: 1 };

/** Lower case without accents: `Amanhã` and `amanha` are the same word. */
const plainWord = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();

/**
 * What a person means by a text once they are done with it: a whole date, `hoje`, `amanhã`, `ontem`, `+30`, `-7`,
 * `1207`, `12/07`, `120726` or `12/7/26`. No year is the year of today, two digits are of this century.
 */
export function understandDate(text: string, today: PlainDate): PlainDate | null {
  const whole = wholeDate(text);
  if (whole !== null) return whole;
  const word = plainWord(text);
  const offset =
    daysFromToday[word] ?? (/^[+-]\s?\d{1,4}$/.test(word) ? Number(word.replace(/\s/, '')) : null);
  if (offset !== null) {
    const date = addDays(today, offset);
    return date >= firstPlainDate && date <= lastPlainDate ? date : null;
  }
  const match =
    /^(\d{1,2})[/.\s-]+(\d{1,2})(?:[/.\s-]+(\d{4}|\d{2}))?[/.\s-]*$/.exec(word) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})?$/.exec(word);
  if (!match) return null;
  const [, day, month, year] = match;
  const years = year === undefined ? dateParts(today).year : Number(year) + (year.length === 2 ? 2000 : 0);
  return known(years, Number(month), Number(day));
}
