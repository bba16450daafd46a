import type { NextFlow } from '../registrations/applyAction.ts';
import { displayStatus } from '../registrations/displayStatus.ts';
import { isPendent, isWaitingForSupplier, type RegistrationFlow } from '../registrations/flowStatuses.ts';

const DAY_MS = 86_400_000;

/** A registration, as far as it decides whether its personal data are removed. */
export interface ForgettableRegistration extends RegistrationFlow {
  /** It has a partner code or was imported as a partner, whatever its status. */
  readonly isPartner: boolean;
  /** When it was refused, or last changed: fields, status or documents. */
  readonly changedAt: Date;
  /** When its personal data were removed; null for never. */
  readonly forgottenAt: Date | null;
}

/** The last instant before which a registration has to be unchanged for its personal data to be removed. */
export const forgottenBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/**
 * Whether the personal data of a registration are removed now (LGPD, art. 16): it was refused, or waits for a supplier
 * who has not changed it, for more than `days` days. Never that of a partner, an approved one, or one that waits for the
 * company. What was removed once is removed again only after a change.
 */
export function isForgotten(registration: ForgettableRegistration, now: Date, days: number): boolean {
  const { isPartner, changedAt, forgottenAt } = registration;
  const status = displayStatus(registration);
  const isOver = status === 'Reprovado' || isWaitingForSupplier(status) || isPendent(status);
  const isKnown = forgottenAt === null || forgottenAt < changedAt;
  return !isPartner && isOver && isKnown && changedAt < forgottenBefore(now, days);
}

/** A registration without data at its first step, where the supplier fills it in again. */
export function begunAnew(flow: NextFlow): NextFlow {
  return {
    ...flow,
    statusFluxoCadastro: 'Novo',
    statusAprovacaoComercialSegundaAnalise: null,
    statusAprovacaoContabilidadeSegundaAnalise: null,
  };
}

/** The state of a registration whose data were removed: a refused one stays as it is, another begins anew. */
export const forgottenState = (flow: NextFlow): NextFlow =>
  flow.statusFluxoCadastro === 'Reprovado' ? flow : begunAnew(flow);
