import type { FamilyAccess } from '@portal/domain';

/** A family that is edited in a registration request, where other rules say who may edit what than in the catalogue. */
export interface FamilyInRequest {
  /** Id of the family of the request, which the calls name. */
  readonly familyRequestId: number;
  readonly access: FamilyAccess;
  /** Whether it is still filled in, so that more of its fields are required. @default false */
  readonly filling?: boolean;
}
