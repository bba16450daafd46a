import { addDays, dateParts, firstPlainDate, lastPlainDate, type PlainDate, plainDate } from './plainDate.ts';

const known = (year: number, month: number, day: number): PlainDate | null => {
  const date = plainDate(year, month, day);
  return date !== null && date >= firstPlainDate && date <= lastPlainDate ? date : null;
};

const numbers = (match: RegExpExecArray) => match.slice(1).map(Number);

/** A time behind a date, as spreadsheets copy it; with a zone it would be an instant, whose day depends on where one is. */
const TIME = /(?<=\d)(?:T|,?\s+)\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?$/i;

/**
 * The date of a whole text, in the order of the language with a year of four digits or `YYYY-MM-DD`, without a time behind it;
 * null for anything less certain.
 */
export function wholeDate(text: string, monthFirst: boolean): PlainDate | null {
  const trimmed = text.normalize('NFKC').trim().replace(TIME, '');
  const yearLast =
    /^(\d{2})[/.-](\d{2})[/.-](\d{4})$/.exec(trimmed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(trimmed);
  if (yearLast) {
    const [first = 0, second = 0, year = 0] = numbers(yearLast);
    const date = monthFirst ? known(year, first, second) : known(year, second, first);
    if (date !== null) return date;
  }
  const yearFirst = /^(\d{4})[/.-]?(\d{2})[/.-]?(\d{2})$/.exec(trimmed);
  if (!yearFirst) return null;
  const [year = 0, month = 0, day = 0] = numbers(yearFirst);
  return known(year, month, day);
}

/** How a language writes dates, and what it calls the days around today. */
export interface DateWords {
  monthFirst: boolean;
  yesterday: string;
  today: string;
  tomorrow: string;
}

/** Lower case without accents: `Amanhã` and `amanha` are the same word. */
const plainWord = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();

/**
 * What a person means by a text once they are done with it: a whole date, `hoje`, `amanhã`, `ontem`, `+30`, `-7`,
 * `1207`, `12/07`, `120726` or `12/7/26`. No year is the year of today, two digits are of this century.
 */
export function understandDate(text: string, today: PlainDate, words: DateWords): PlainDate | null {
  const whole = wholeDate(text, words.monthFirst);
  if (whole !== null) return whole;
  const word = plainWord(text);
  const near = [words.yesterday, words.today, words.tomorrow].map(plainWord).indexOf(word);
  const offset = near >= 0 ? near - 1 : /^[+-]\s?\d{1,4}$/.test(word) ? Number(word.replace(/\s/, '')) : null;
  if (offset !== null) {
    const date = addDays(today, offset);
    return date >= firstPlainDate && date <= lastPlainDate ? date : null;
  }
  const match =
    /^(\d{1,2})[/.\s-]+(\d{1,2})(?:[/.\s-]+(\d{4}|\d{2}))?[/.\s-]*$/.exec(word) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})?$/.exec(word);
  if (!match) return null;
  const [, first, second, year] = match;
  const [day, month] = words.monthFirst ? [second, first] : [first, second];
  const years = year === undefined ? dateParts(today).year : Number(year) + (year.length === 2 ? 2000 : 0);
  return known(years, Number(month), Number(day));
}
