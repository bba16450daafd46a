import type { PortalClient } from '@portal/api';
import { decisionButtons, type HeldRoles } from '@portal/domain';
import type { RegistrationListFilter } from './registrationAddress.ts';
import type { RegistrationList, RegistrationRow } from './registrationLists.ts';
import { flowOf } from './registrationRow.ts';

/** A registration without a decision of any area. */
const UNDECIDED = {
  statusAprovacaoComercialSegundaAnalise: null,
  statusAprovacaoContabilidadeSegundaAnalise: null,
  etapaReprovacao: null,
};

/** Whether users with these roles decide on registrations of a list (table D). */
export function decidesIn({ facts }: Pick<RegistrationList, 'facts'>, roles: HeldRoles): boolean {
  return facts.statuses.some((statusFluxoCadastro) => {
    const flow = { ...UNDECIDED, statusFluxoCadastro };
    return decisionButtons({ flow, roles }).refuse.enabled;
  });
}

/** Whether a registration waits for a decision of users with these roles. Who may approve may also refuse (table D). */
export function waitsForRoles(row: RegistrationRow, roles: HeldRoles): boolean {
  return decisionButtons({ flow: flowOf(row), roles }).refuse.enabled;
}

/**
 * The registrations of a list, filtered and sorted as it is, that wait for a decision of users with these roles.
 *
 * @throws the error of the list call.
 */
export async function readReviewQueue(
  api: PortalClient,
  { readQueue }: Pick<RegistrationList, 'readQueue'>,
  filter: RegistrationListFilter,
  roles: HeldRoles,
  signal?: AbortSignal,
): Promise<RegistrationRow[]> {
  const rows = await readQueue(api, filter, signal);
  return rows.filter((row) => waitsForRoles(row, roles));
}
