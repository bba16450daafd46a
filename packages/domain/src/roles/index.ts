export { FORBIDDEN_TEXT } from './forbiddenText.ts';
export { mapRoles } from './mapRoles.ts';
export {
  type HeldRoles,
  isAccountingOnly,
  isAdmin,
  isApproving,
  isComercial,
  isComercialValidator,
  isContabil,
  isDirector,
  isLinkGenerator,
  isSupplierOnly,
} from './roleFlags.ts';
export { ROLE_LABELS } from './roleLabels.ts';
export { ROLES, type Role } from './roles.ts';
