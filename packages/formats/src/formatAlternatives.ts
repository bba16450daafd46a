const alternatives = new Intl.ListFormat('pt-BR', { type: 'disjunction' });

/** Names what one may choose from: `['PNG', 'DOC', 'PDF']` → `PNG, DOC ou PDF`. */
export function formatAlternatives(texts: readonly string[]): string {
  return alternatives.format(texts);
}
