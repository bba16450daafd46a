/** Message of a picker of a manager that is empty (GRP-018, TRF-005). */
export const MANAGER_MISSING_TEXT = 'Selecione um gestor';

/** Most division groups that one transfer moves, and one page of the list holds (TRF-007). */
export const TRANSFER_MAX = 10_000;

/** Texts of the checks of a transfer, one place for page and gateway (TRF-024 to TRF-027). */
export const TRANSFER_REFUSALS = {
  origin: 'Selecione um gestor de origem',
  destination: 'Selecione um gestor de destino',
  groups: 'Selecione pelo menos um grupo de divisão para alterar o gestor',
  same: 'Os gestores origem e destino não podem ser iguais',
} as const;

/** Why a transfer is refused. */
export interface TransferRefusal {
  /** The check that failed. */
  readonly check: keyof typeof TRANSFER_REFUSALS;
  /** Message for the user. */
  readonly text: string;
  /** Kind of the notification. */
  readonly tone: 'warning' | 'negative';
}

function refusal(check: TransferRefusal['check']): TransferRefusal {
  return { check, text: TRANSFER_REFUSALS[check], tone: check === 'groups' ? 'negative' : 'warning' };
}

/**
 * Why division groups cannot be moved to another manager: the first of the four checks that fails (TRF-024 to
 * TRF-028); null when the transfer is allowed.
 *
 * @param origin id of the manager who has the groups; null when none is chosen.
 * @param destination id of the manager who gets them; null when none is chosen.
 * @param groups ids of the chosen groups.
 */
export function transferRefusal(
  origin: number | null,
  destination: number | null,
  groups: { readonly length: number },
): TransferRefusal | null {
  if (origin === null) return refusal('origin');
  if (destination === null) return refusal('destination');
  if (groups.length === 0) return refusal('groups');
  return origin === destination ? refusal('same') : null;
}
