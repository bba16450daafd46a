import type { Role } from './roles.ts';

/** Roles of a signed-in user. */
export type HeldRoles = readonly Role[];

/** Commercial user: role Comercial (FND-053, GAP-24). */
export function isComercial(roles: HeldRoles): boolean {
  return roles.includes('Comercial');
}

/** Product validator of commercial: role ComercialValidadores (FND-054, CON-08, GAP-24). */
export function isComercialValidator(roles: HeldRoles): boolean {
  return roles.includes('ComercialValidadores');
}

/** Accounting user: role Contabil (FND-055, GAP-24). */
export function isContabil(roles: HeldRoles): boolean {
  return roles.includes('Contabil');
}

/** Link generator: role ComericalGeradorLink (FND-056, GAP-24). */
export function isLinkGenerator(roles: HeldRoles): boolean {
  return roles.includes('ComericalGeradorLink');
}

/** Director: role Diretoria (FND-057, GAP-24). */
export function isDirector(roles: HeldRoles): boolean {
  return roles.includes('Diretoria');
}

/** Approver: role ComercialAprovadores (FND-058, GAP-24). */
export function isApproving(roles: HeldRoles): boolean {
  return roles.includes('ComercialAprovadores');
}

/** Accounting and not commercial: sees the family read-only except its taxation (GAP-24, CON-56). */
export function isAccountingOnly(roles: HeldRoles): boolean {
  return isContabil(roles) && !isComercial(roles);
}

/** Supplier and nothing else: sent from home to the own registration (FND-031, FND-032, C-36). */
export function isSupplierOnly(roles: HeldRoles): boolean {
  return roles.length > 0 && roles.every((role) => role === 'Fornecedor');
}

/** Admin: any staff user, that is whoever holds a role besides Fornecedor (CON-09, C-11 of the onboarding area). */
export function isAdmin(roles: HeldRoles): boolean {
  return roles.some((role) => role !== 'Fornecedor');
}
