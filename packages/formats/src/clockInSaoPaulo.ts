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

/** Date and time in São Paulo at an instant, as texts of two digits each, four for the year (D3). */
export function clockInSaoPaulo(instant: number | Date) {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of saoPaulo().formatToParts(instant)) parts[type] = value;
  const { year = '', month = '', day = '', hour = '', minute = '' } = parts;
  return { year: year.padStart(4, '0'), month, day, hour, minute };
}
