/** What happens to a request, to one of its families or to one of its products. */
export const REQUEST_EVENT_KINDS = [
  'Aberta',
  'FamiliaCriada',
  'FamiliaAlterada',
  'TributacaoAlterada',
  'ProdutoCriado',
  'ProdutoAlterado',
  'FamiliaConcluida',
  'Enviada',
  'FamiliaValidada',
  'TributacaoValidada',
  'FamiliaRecusada',
  'ProdutoValidado',
  'ProdutoRecusado',
  'FamiliaExcluida',
] as const;

/** Kind of an event of a request. */
export type RequestEventKind = (typeof REQUEST_EVENT_KINDS)[number];

/** For whom somebody acts on a request, and who is waited for. */
export type RequestSide = 'Fornecedor' | 'Comercial' | 'Contabilidade';

/** Acts of accounting, whichever roles the user holds besides. */
const ACCOUNTING_KINDS: readonly RequestEventKind[] = ['TributacaoAlterada', 'TributacaoValidada'];

/** For whom a user acted: the supplier for itself, staff for accounting in taxation and else for commercial (SM-1, SM-2). */
export function requestEventSide(kind: RequestEventKind, bySupplier: boolean): RequestSide {
  if (bySupplier) return 'Fornecedor';
  return ACCOUNTING_KINDS.includes(kind) ? 'Contabilidade' : 'Comercial';
}
