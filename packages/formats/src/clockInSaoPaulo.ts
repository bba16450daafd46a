import { onFirstUse } from './onFirstUse.ts';

const saoPaulo = onFirstUse(
  () =>
    new Intl.DateTimeFormat('pt-BR', {
      timeZone: 'America/Sao_Paulo',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

/**
 * The time in which São Paulo is three hours behind UTC all year: from the end of its last summer time (Decreto
 * 9.772/2019) to the earliest spring that could bring another. The first `Intl.DateTimeFormat` of a page takes some 10 ms
 * until it writes anything, so that a list is drawn without it.
 */
const WITHOUT_SUMMER_TIME = { from: Date.UTC(2019, 1, 17, 2), before: Date.UTC(2027, 9, 1) };
const BEHIND_UTC_MS = 3 * 60 * 60 * 1000;

/** Date and time in São Paulo at an instant, as texts of two digits each, four for the year (D3). */
export function clockInSaoPaulo(instant: number | Date) {
  const ms = Number(instant);
  if (ms >= WITHOUT_SUMMER_TIME.from && ms < WITHOUT_SUMMER_TIME.before) {
    const clock = new Date(ms - BEHIND_UTC_MS).toISOString();
    return {
      year: clock.slice(0, 4),
      month: clock.slice(5, 7),
      day: clock.slice(8, 10),
      hour: clock.slice(11, 13),
      minute: clock.slice(14, 16),
    };
  }
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of saoPaulo().formatToParts(instant)) parts[type] = value;
  const { year = '', month = '', day = '', hour = '', minute = '' } = parts;
  return { year: year.padStart(4, '0'), month, day, hour, minute };
}
