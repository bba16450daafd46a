import { clockInSaoPaulo } from './clockInSaoPaulo.ts';
import { EMPTY_TEXT, INVALID_DATE_TEXT } from './placeholderTexts.ts';
import { readInstant } from './readInstant.ts';

type Clock = ReturnType<typeof clockInSaoPaulo>;

const dayOf = ({ day, month, year }: Clock) => `${day}/${month}/${year}`;

function describe(iso: string | null | undefined, write: (clock: Clock) => string): string {
  if (!iso) return EMPTY_TEXT;
  const milliseconds = readInstant(iso);
  return milliseconds === null ? INVALID_DATE_TEXT : write(clockInSaoPaulo(milliseconds));
}

/**
 * Formats the day of an instant as seen in America/Sao_Paulo, whatever the zone of the reader:
 * `2026-01-15T01:30:00Z` → `14/01/2026` (D3, FND-087).
 *
 * @param iso instant in ISO form with offset. For a date without time use `formatDate`.
 * @returns `-` for an empty value, `Data inválida` for anything else, a text without offset included.
 */
export function formatInstant(iso: string | null | undefined): string {
  return describe(iso, dayOf);
}

/**
 * Formats an instant with its time as seen in America/Sao_Paulo: `2026-01-15T01:30:00Z` → `14/01/2026 22:30` (D3).
 *
 * @param iso instant in ISO form with offset.
 * @returns `-` for an empty value, `Data inválida` for anything else, a text without offset included.
 */
export function formatInstantDateTime(iso: string | null | undefined): string {
  return describe(iso, (clock) => `${dayOf(clock)} ${clock.hour}:${clock.minute}`);
}

/**
 * Formats the time of an instant as seen in America/Sao_Paulo: `2026-01-15T01:30:00Z` → `22:30`.
 *
 * @param iso instant in ISO form with offset.
 * @returns `-` for an empty value, `Data inválida` for anything else, a text without offset included.
 */
export function formatInstantTime(iso: string | null | undefined): string {
  return describe(iso, ({ hour, minute }) => `${hour}:${minute}`);
}
