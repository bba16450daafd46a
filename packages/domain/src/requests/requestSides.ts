/** The sides that act on a request and are waited for (SM-1 to SM-3), with the labels of the list's filter. */
export const REQUEST_SIDES = [
  { value: 'Fornecedor', label: 'Aguardando fornecedor' },
  { value: 'Comercial', label: 'Aguardando comercial' },
  { value: 'Contabilidade', label: 'Aguardando contabilidade' },
] as const;

/** A side that acts on a request, or is waited for. */
export type RequestSide = (typeof REQUEST_SIDES)[number]['value'];
