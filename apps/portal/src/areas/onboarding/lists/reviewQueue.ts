import type { PortalClient } from '@portal/api';
import { decisionButtons, type HeldRoles } from '@portal/domain';
import { readList } from '../../../shared/list-state/listCall.ts';
import { LARGEST_PAGE, readAllRows } from '../../../shared/list-state/readAllRows.ts';
import type { RegistrationListFilter } from './registrationAddress.ts';
import type { RegistrationListCall, RegistrationRow } from './registrationLists.ts';
import { flowOf } from './registrationRow.ts';

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
  call: RegistrationListCall,
  filter: RegistrationListFilter,
  roles: HeldRoles,
  signal?: AbortSignal,
): Promise<RegistrationRow[]> {
  const rows = await readAllRows((page) =>
    readList(api, call, { ...filter, page }, { pageSize: LARGEST_PAGE, ...(signal && { signal }) }),
  );
  return rows.filter((row) => waitsForRoles(row, roles));
}
