import { addDays, daysBetween, daysInMonth } from '@portal/formats';

/** National holidays on fixed days, from the year of the law where it is recent. */
const FIXED_HOLIDAYS: Readonly<Record<string, { readonly name: string; readonly since?: number }>> = {
  '01-01': { name: 'Confraternização Universal' },
  '04-21': { name: 'Tiradentes' },
  '05-01': { name: 'Dia do Trabalho' },
  '09-07': { name: 'Independência do Brasil' },
  '10-12': { name: 'Nossa Senhora Aparecida' },
  '11-02': { name: 'Finados' },
  '11-15': { name: 'Proclamação da República' },
  '11-20': { name: 'Dia da Consciência Negra', since: 2024 },
  '12-25': { name: 'Natal' },
  '12-31': { name: 'Bancos sem atendimento ao público' },
};

/** Days without banks that move with Easter, by their distance from it. */
const EASTER_HOLIDAYS: Readonly<Record<number, string>> = {
  [-48]: 'Carnaval',
  [-47]: 'Carnaval',
  [-2]: 'Sexta-feira Santa',
  60: 'Corpus Christi',
};

/** Easter Sunday of a year of the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const leaps = Math.floor(century / 4);
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leaps - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * shift + 114;
  return `${year}-${String(Math.floor(days / 31)).padStart(2, '0')}-${String((days % 31) + 1).padStart(2, '0')}`;
}

/**
 * Why banks are closed on a day, null when they are open: a weekend, a national holiday, Carnival, Good Friday or Corpus
 * Christi (CMN resolution 4.880/2020), or the last day of the year. A hint; bills are paid on the next day then.
 */
export function bankClosure(date: string): string | null {
  const year = Number(date.slice(0, 4));
  const fixed = FIXED_HOLIDAYS[date.slice(5)];
  if (fixed !== undefined && year >= (fixed.since ?? 0)) return fixed.name;
  const fromEaster = daysBetween(easterOf(year), date);
  const moving = EASTER_HOLIDAYS[fromEaster];
  if (moving !== undefined) return moving;
  const weekday = new Date(date).getUTCDay();
  if (weekday === 6) return 'Sábado';
  return weekday === 0 ? 'Domingo' : null;
}

/** The day itself, or the first one after it on which banks are open. */
export function nextBankDay(date: string): string {
  let day = date;
  while (bankClosure(day) !== null) day = addDays(day, 1);
  return day;
}

/** A day of the month of a date; the last one where the month is shorter. */
export function dayOfMonth(date: string, day: number): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return `${date.slice(0, 8)}${String(Math.min(day, daysInMonth(year, month))).padStart(2, '0')}`;
}
