const compact = { notation: 'compact', maximumFractionDigits: 1, signDisplay: 'negative' } as const;
const number = new Intl.NumberFormat('pt-BR', compact);
const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL', ...compact });

/** Writes a number in few characters, as on the axis of a chart: `1234567` → `1,2 mi`. What rounds to zero carries no sign. */
export function formatCompact(value: number): string {
  return number.format(value);
}

/** Writes an amount in reais in few characters: `1234567` → `R$ 1,2 mi`. */
export function formatCompactBrl(reais: number): string {
  return brl.format(reais);
}
