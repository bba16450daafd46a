/** Message for a search of products in lots without a filter (LOT-011). */
export const FILTER_MISSING_TEXT = 'Informe ao menos um filtro';

/** The nine filters of the batch pages, two of them the ends of the period (LOT-001 to LOT-009), by their names in the calls. */
export const BATCH_FILTERS = [
  'FornecedorId',
  'GestorId',
  'GrupoDivisaoId',
  'DivisaoId',
  'DataInicio',
  'DataFim',
  'FamiliaId',
  'CodigoProduto',
  'Status',
  'ClassificacaoDeRiscoId',
] as const;

/** Why products cannot be searched, null when they can: all filters are empty (LOT-011). */
export function batchSearchRefusal(
  filter: Readonly<Partial<Record<(typeof BATCH_FILTERS)[number], string | number | null | undefined>>>,
): string | null {
  const given = BATCH_FILTERS.some((name) => (filter[name] ?? '') !== '');
  return given ? null : FILTER_MISSING_TEXT;
}
