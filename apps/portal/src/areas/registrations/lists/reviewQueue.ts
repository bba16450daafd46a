import type { PortalClient } from '@portal/api';
import { decisionButtons, type HeldRoles } from '@portal/domain';
import type { RegistrationListFilter } from './registrationAddress.ts';
import type { RegistrationList, RegistrationRow } from './registrationLists.ts';
import { flowOf } from './registrationRow.ts';

/** A registration that no area has decided upon. */
const UNDECIDED = {
  statusAprovacaoComercialSegundaAnalise: null,
  statusAprovacaoContabilidadeSegundaAnalise: null,
  etapaReprovacao: null,
};

/** Whether somebody with these roles decides on registrations of a list at all (table D). */
export function decidesIn({ facts }: Pick<RegistrationList, 'facts'>, roles: HeldRoles): boolean {
  return facts.statuses.some((statusFluxoCadastro) => {
    const flow = { ...UNDECIDED, statusFluxoCadastro };
    return decisionButtons({ flow, roles }).refuse.enabled;
  });
}

/** Whether a registration waits for a decision of somebody with these roles. Who may approve may refuse too (table D). */
export function waitsForRoles(row: RegistrationRow, roles: HeldRoles): boolean {
  return decisionButtons({ flow: flowOf(row), roles }).refuse.enabled;
}

/**
 * The registrations of a list, as it is narrowed and sorted, that wait for a decision of somebody with these roles.
 *
 * @throws what the list call is refused with.
 */
export async function readReviewQueue(
  api: PortalClient,
  { readAll }: Pick<RegistrationList, 'readAll'>,
  filter: RegistrationListFilter,
  roles: HeldRoles,
  signal?: AbortSignal,
): Promise<RegistrationRow[]> {
  const rows = await readAll(api, filter, signal);
  return rows.filter((row) => waitsForRoles(row, roles));
}
