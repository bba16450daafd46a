import { type HeldRoles, isApproving, isComercial, isContabil, isDirector } from '../roles/roleFlags.ts';
import { type Role, STAFF } from '../roles/roles.ts';

/** Who acts on a registration (State machine, table A). */
export type RegistrationActor =
  | 'supplier'
  | 'staffEditor'
  | 'approver'
  | 'accounting'
  | 'director'
  | 'commercial'
  | 'system';

/** Staff that changes the data of registrations (table B, G-22). */
export const REGISTRATION_EDITORS: readonly Role[] = ['Comercial', 'ComercialAprovadores', 'Contabil'];

/** Whether a user sees registrations as staff (ONB-018). */
export function isRegistrationStaff(roles: HeldRoles): boolean {
  return roles.some((role) => STAFF.includes(role));
}

/** Whether a user fills in the own registration; users who are also staff of registrations act as staff. */
export function isRegistrationSupplier(roles: HeldRoles): boolean {
  return roles.includes('Fornecedor') && !isRegistrationStaff(roles);
}

/** The actors that a user may be for registrations (C-14, G-22). */
export function actorsOf(roles: HeldRoles | 'system'): RegistrationActor[] {
  if (roles === 'system') return ['system'];
  const actors: [RegistrationActor, boolean][] = [
    ['supplier', isRegistrationSupplier(roles)],
    ['staffEditor', roles.some((role) => REGISTRATION_EDITORS.includes(role))],
    ['approver', isApproving(roles)],
    ['accounting', isContabil(roles)],
    ['director', isDirector(roles)],
    ['commercial', isComercial(roles)],
  ];
  return actors.filter(([, holds]) => holds).map(([actor]) => actor);
}

/** Whether 'Usar Regra Fiscal na Entrada de NF' and 'Código' are shown: to staff only (ST4-030, ONB-084, C-11). */
export function seesStaffFields(roles: HeldRoles): boolean {
  return isRegistrationStaff(roles);
}

/** Fields of a registration that no supplier ever sees, nor their changes (ST4-030, C-11). */
export const STAFF_ONLY_FIELDS: ReadonlySet<string> = new Set(['utilizaRegraFiscalEntradaNf']);

/** Whether a user may change 'Usar Regra Fiscal na Entrada de NF': accounting users only (ST4-031, C-11). */
export function mayChangeEntryTaxRule(roles: HeldRoles): boolean {
  return isContabil(roles);
}
