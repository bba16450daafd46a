import { isTodayOrLater } from '@portal/formats';
import { type HeldRoles, isComercial, isLinkGenerator } from '../roles/roleFlags.ts';
import type { Role } from '../roles/roles.ts';

/** What the rules read of a registration request. */
export interface RequestToSend {
  /** Whether it was sent already (REQ1-008). */
  readonly cadastroEnviado: boolean;
  /** Last day on which it can be sent, in the wire form `YYYY-MM-DD` (REQ1-007). */
  readonly dataExpiracao: string;
  /** Its families (REQ1-009). */
  readonly solicitacaoCadastroFamilias: readonly { readonly statusFornecedor: string }[];
}

/**
 * Where a registration request stands: `sent`, `expired` (its last day is over), `incomplete` (the supplier has not
 * concluded every family) or `ready` to be sent.
 */
export type RequestState = 'sent' | 'expired' | 'incomplete' | 'ready';

/** Why a request is not sent, by its state; gateway and screen say the same. */
export const REQUEST_REFUSALS: Readonly<Record<Exclude<RequestState, 'ready'>, string>> = {
  sent: 'Solicitação já enviada',
  expired: 'Solicitação expirada',
  incomplete: 'Conclua o cadastro de todas as famílias antes de enviar',
};

const STAFF_READERS: readonly Role[] = [
  'Comercial',
  'Contabil',
  'Diretoria',
  'ComericalGeradorLink',
  'ComercialAprovadores',
];

/**
 * Whether the last day of a request is over: its date is shown in red and it cannot be sent (GAP-55).
 *
 * @param dataExpiracao in the wire form `YYYY-MM-DD`; anything else counts as over.
 * @param now the present instant; the day it falls on is that of America/Sao_Paulo.
 */
export function isRequestExpired(dataExpiracao: string, now: Date): boolean {
  return !isTodayOrLater(dataExpiracao, now);
}

/**
 * Where a request stands (REQ1-015, REQ1-016, GAP-55). A request without a family is incomplete: there is nothing to
 * send.
 *
 * @param now the present instant.
 */
export function requestState(request: RequestToSend, now: Date): RequestState {
  const { cadastroEnviado, dataExpiracao, solicitacaoCadastroFamilias: families } = request;
  if (cadastroEnviado) return 'sent';
  if (isRequestExpired(dataExpiracao, now)) return 'expired';
  const complete =
    families.length > 0 && families.every(({ statusFornecedor }) => statusFornecedor === 'Concluido');
  return complete ? 'ready' : 'incomplete';
}

/**
 * Why a request cannot be sent, in words for the user; null when it can (REQ1-015, GAP-55). The screen disables Enviar
 * with this reason, the gateway refuses with it.
 *
 * @param now the present instant.
 */
export function requestSendRefusal(request: RequestToSend, now: Date): string | null {
  const state = requestState(request, now);
  return state === 'ready' ? null : REQUEST_REFUSALS[state];
}

/** Whether a request can be sent now (REQ1-015, GAP-55). */
export function canSendRequest(request: RequestToSend, now: Date): boolean {
  return requestState(request, now) === 'ready';
}

/** Whether somebody sees the requests of every supplier (RTE-013); a supplier sees its own (D6). */
export function readsEveryRequest(roles: HeldRoles): boolean {
  return roles.some((role) => STAFF_READERS.includes(role));
}

/** Whether somebody sends the requests of every supplier (SM-1); a supplier sends its own (D6). */
export function sendsEveryRequest(roles: HeldRoles): boolean {
  return isComercial(roles) || isLinkGenerator(roles);
}

/** Whether somebody is shown Enviar at all: a supplier or who opens requests (SM-1). */
export function sendsRequests(roles: HeldRoles): boolean {
  return roles.includes('Fornecedor') || sendsEveryRequest(roles);
}

/** Whether opening a family of a request asks for a new family first, since it has no name yet (REQ1-003). */
export function asksForNewFamily({ familiaNome }: { readonly familiaNome: string | null }): boolean {
  return familiaNome === null || familiaNome.trim() === '';
}
