const compact = { notation: 'compact', maximumFractionDigits: 1, signDisplay: 'negative' } as const;

/**
 * Writes a number in few characters, as on the axis of a chart: `1234567` → `1,2 mi`. What rounds to zero carries no sign.
 *
 * @param tag language, as `lang` of a page has it.
 */
export function formatCompact(value: number, tag = 'pt-BR'): string {
  return new Intl.NumberFormat(tag, compact).format(value);
}

/** Writes an amount in reais in few characters: `1234567` → `R$ 1,2 mi`. */
export function formatCompactBrl(reais: number, tag = 'pt-BR'): string {
  return new Intl.NumberFormat(tag, { style: 'currency', currency: 'BRL', ...compact }).format(reais);
}
