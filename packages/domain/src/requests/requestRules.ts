import { isTodayOrLater } from '@portal/formats';
import { type HeldRoles, isComercial, isLinkGenerator } from '../roles/roleFlags.ts';
import { STAFF } from '../roles/roles.ts';

/** The fields of a request that the rules read. */
export interface RequestToSend {
  /** Whether it was sent already (REQ1-008). */
  readonly cadastroEnviado: boolean;
  /** Last day on which it can be sent, in the wire form `YYYY-MM-DD` (REQ1-007). */
  readonly dataExpiracao: string;
  /** Its families (REQ1-009). */
  readonly solicitacaoCadastroFamilias: readonly { readonly statusFornecedor: string }[];
}

/**
 * State of a request: `sent`, `expired` (its last day is over), `incomplete` (the supplier has not concluded every
 * family) or `ready` to be sent.
 */
export type RequestState = 'sent' | 'expired' | 'incomplete' | 'ready';

/** Why a request cannot be sent, by its state; gateway and page use the same messages. */
export const REQUEST_REFUSALS: Readonly<Record<Exclude<RequestState, 'ready'>, string>> = {
  sent: 'Solicitação já enviada',
  expired: 'Solicitação expirada',
  incomplete: 'Conclua o cadastro de todas as famílias antes de enviar',
};

/**
 * Whether the last day of a request is over: its date is shown in red and it cannot be sent (GAP-55).
 *
 * @param dataExpiracao in the wire form `YYYY-MM-DD`; anything else counts as over.
 * @param now the current instant; its day in America/Sao_Paulo counts.
 */
export function isRequestExpired(dataExpiracao: string, now: Date): boolean {
  return !isTodayOrLater(dataExpiracao, now);
}

/** The families of a request that the supplier has not concluded. */
export function unfinishedFamilies<Family extends { readonly statusFornecedor: string }>(
  families: readonly Family[],
): Family[] {
  return families.filter(({ statusFornecedor }) => statusFornecedor !== 'Concluido');
}

/**
 * State of a request (REQ1-015, REQ1-016, GAP-55). A request without a family is incomplete: there is nothing to
 * send.
 *
 * @param now the current instant.
 */
export function requestState(request: RequestToSend, now: Date): RequestState {
  const { cadastroEnviado, dataExpiracao, solicitacaoCadastroFamilias: families } = request;
  if (cadastroEnviado) return 'sent';
  if (isRequestExpired(dataExpiracao, now)) return 'expired';
  const complete = families.length > 0 && unfinishedFamilies(families).length === 0;
  return complete ? 'ready' : 'incomplete';
}

/**
 * Why a request cannot be sent, as a message for the user; null when it can (REQ1-015, GAP-55). The page disables
 * Enviar with it, the gateway refuses with it.
 *
 * @param now the current instant.
 */
export function requestSendRefusal(request: RequestToSend, now: Date): string | null {
  const state = requestState(request, now);
  return state === 'ready' ? null : REQUEST_REFUSALS[state];
}

/** Whether a request can be sent now (REQ1-015, GAP-55). */
export function canSendRequest(request: RequestToSend, now: Date): boolean {
  return requestState(request, now) === 'ready';
}

/** Why a user may not open requests, as a message; null for who may (SOL-011, RTE-015, RTE-037). */
export function openingRefusal(roles: HeldRoles): string | null {
  return isComercial(roles) || isLinkGenerator(roles)
    ? null
    : 'Somente o comercial e os geradores de link abrem solicitações';
}

/** Whether a user sees the requests of all suppliers (RTE-013); suppliers see their own (D6). */
export function readsEveryRequest(roles: HeldRoles): boolean {
  return roles.some((role) => STAFF.includes(role));
}

/** Whether a user sends the requests of all suppliers (SM-1); suppliers send their own (D6). */
export function sendsEveryRequest(roles: HeldRoles): boolean {
  return isComercial(roles) || isLinkGenerator(roles);
}

/** Whether Enviar is shown to a user: to suppliers and to users who open requests (SM-1). */
export function sendsRequests(roles: HeldRoles): boolean {
  return roles.includes('Fornecedor') || sendsEveryRequest(roles);
}

/** Whether opening a family of a request asks for a new family first, since it has no name yet (REQ1-003). */
export function asksForNewFamily({ familiaNome }: { readonly familiaNome: string | null }): boolean {
  return familiaNome === null || familiaNome.trim() === '';
}
