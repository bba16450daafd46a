import { writeDate } from '@portal/formats';

/** The period of a filter: days as `YYYY-MM-DD`; left out or `null` where an end is open. */
interface Period {
  readonly inicio?: string | null;
  readonly fim?: string | null;
}

/** A period in words, `null` when both ends are open (FND-089). */
export function periodText({ inicio = null, fim = null }: Period): string | null {
  const from = inicio && writeDate(inicio, '-');
  const to = fim && writeDate(fim, '-');
  if (from && to) return `${from} a ${to}`;
  return from ? `a partir de ${from}` : to && `até ${to}`;
}
