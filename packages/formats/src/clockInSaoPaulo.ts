import { onFirstUse } from './onFirstUse.ts';

const saoPaulo = onFirstUse(
  () =>
    // Swedish writes them in the order of ISO.
    new Intl.DateTimeFormat('sv-SE', {
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
  const isWithout = ms >= WITHOUT_SUMMER_TIME.from && ms < WITHOUT_SUMMER_TIME.before;
  const clock = isWithout ? new Date(ms - BEHIND_UTC_MS).toISOString() : saoPaulo().format(instant);
  const [year = '', month = '', day = '', hour = '', minute = ''] = clock.split(/\D/);
  return { year: year.padStart(4, '0'), month, day, hour, minute };
}
