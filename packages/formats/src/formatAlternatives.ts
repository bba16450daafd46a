/**
 * Names what one may choose from: `['PNG', 'DOC', 'PDF']` → `PNG, DOC ou PDF`.
 *
 * @param tag language, as `lang` of a page has it.
 */
export function formatAlternatives(texts: readonly string[], tag = 'pt-BR'): string {
  return new Intl.ListFormat(tag, { type: 'disjunction' }).format(texts);
}
