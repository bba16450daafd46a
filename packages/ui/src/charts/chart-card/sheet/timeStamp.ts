const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function partsOf(instant: Date): Record<string, string> {
  return Object.fromEntries(parts.formatToParts(instant).map(({ type, value }) => [type, value]));
}

/** Date and time in São Paulo as a header shows them: DD/MM/YYYY HH:mm. */
export function timeStamp(instant: Date): string {
  const { day, month, year, hour, minute } = partsOf(instant);
  return `${day}/${month}/${year} ${hour}:${minute}`;
}

const unsafe = /[^\p{L}\p{N}._-]+/gu;

/** A file name with date and time in São Paulo: `analise-grafica-YYYY-MM-DD-HHmm.png`. */
export function stampedName(stem: string, instant: Date, extension: 'png' | 'csv'): string {
  const { day, month, year, hour, minute } = partsOf(instant);
  const safe = stem.replaceAll(unsafe, '-').replaceAll(/^[-.]+|[-.]+$/g, '');
  return `${safe || 'grafico'}-${year}-${month}-${day}-${hour}${minute}.${extension}`;
}
