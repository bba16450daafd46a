/** The sides that act on a request and are waited for (SM-1 to SM-3), by their names. */
export const REQUEST_SIDES = [
  { value: 'Fornecedor', label: 'Fornecedor' },
  { value: 'Comercial', label: 'Comercial' },
  { value: 'Contabilidade', label: 'Contabilidade' },
] as const;

/** A side that acts on a request, or is waited for. */
export type RequestSide = (typeof REQUEST_SIDES)[number]['value'];
