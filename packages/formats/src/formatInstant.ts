import { EMPTY_TEXT, INVALID_DATE_TEXT } from './placeholderTexts.ts';
import { readInstant } from './readInstant.ts';

const saoPaulo = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

interface WallClock {
  readonly date: string;
  readonly time: string;
}

function wallClock(milliseconds: number): WallClock {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of saoPaulo.formatToParts(milliseconds)) parts[type] = value;
  return {
    date: `${parts.day}/${parts.month}/${parts.year?.padStart(4, '0')}`,
    time: `${parts.hour}:${parts.minute}`,
  };
}

function describe(iso: string | null | undefined, write: (clock: WallClock) => string): string {
  if (iso === null || iso === undefined || iso === '') return EMPTY_TEXT;
  const milliseconds = readInstant(iso);
  return milliseconds === null ? INVALID_DATE_TEXT : write(wallClock(milliseconds));
}

/**
 * Formats the day of an instant as seen in America/Sao_Paulo, whatever the zone of the reader:
 * `2026-01-15T01:30:00Z` → `14/01/2026` (D3, FND-087).
 *
 * @param iso instant in ISO form with offset. For a date without time use `formatDate`.
 * @returns `-` for an empty value, `Data inválida` for anything else, a text without offset included.
 */
export function formatInstant(iso: string | null | undefined): string {
  return describe(iso, (clock) => clock.date);
}

/**
 * Formats an instant with its time as seen in America/Sao_Paulo: `2026-01-15T01:30:00Z` → `14/01/2026 22:30` (D3).
 *
 * @param iso instant in ISO form with offset.
 * @returns `-` for an empty value, `Data inválida` for anything else, a text without offset included.
 */
export function formatInstantDateTime(iso: string | null | undefined): string {
  return describe(iso, (clock) => `${clock.date} ${clock.time}`);
}
