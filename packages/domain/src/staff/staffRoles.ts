import * as z from 'zod/mini';
import { ROLE_LABELS } from '../roles/roleLabels.ts';
import { ROLES, type Role } from '../roles/roles.ts';

/** A role that members of staff hold: all but that of suppliers (FND-052). */
export type StaffRole = Exclude<Role, 'Fornecedor'>;

/** The roles of staff, in the order of `ROLES`. */
export const STAFF_ROLES: readonly StaffRole[] = ROLES.filter((role) => role !== 'Fornecedor');

/**
 * Roles that a member of staff may hold together: one or several (FND-051), `ComercialValidadores` only beside
 * `Comercial`, since it opens no page alone (CON-08). Comes out in the order of `ROLES`, each once.
 */
export const staffRoles = z.pipe(
  z.array(z.enum(STAFF_ROLES, { error: 'Escolha funções da lista' })).check(
    z.minLength(1, 'Escolha ao menos uma função'),
    z.refine(
      (roles) => !roles.includes('ComercialValidadores') || roles.includes('Comercial'),
      `${ROLE_LABELS.ComercialValidadores} vale somente junto de ${ROLE_LABELS.Comercial}`,
    ),
  ),
  z.transform((roles) => STAFF_ROLES.filter((role) => roles.includes(role))),
);
