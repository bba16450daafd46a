import { type HeldRoles, isAccountingOnly, isContabil } from '../roles/roleFlags.ts';
import type { Role } from '../roles/roles.ts';
import type { FamilySection } from './familyFields.ts';

/** Which call saves the family: POST family, PUT family or PUT taxation. */
export type FamilySave = 'create' | 'update' | 'updateTaxation';

/** What a user may do with a family form. */
export interface FamilyAccess {
  /** The call that saves, `null` when the user may not save. */
  save: FamilySave | null;
  /** Why the user may not save, as a message; `null` when saving is allowed. */
  saveReason: string | null;
  /** Why a section is read-only, `null` where it may be edited. */
  locks: Record<FamilySection, string | null>;
}

const EDITORS: readonly Role[] = ['Comercial', 'Diretoria', 'ComericalGeradorLink', 'ComercialAprovadores'];
const CREATORS: readonly Role[] = [...EDITORS, 'Fornecedor'];

const NO_PERMISSION = 'Você não tem permissão para alterar a família';
const ACCOUNTING_EDITS_TAXATION = 'A contabilidade altera somente a tributação';

/** Why commercial does not change the taxation of a family. */
export const TAXATION_BY_ACCOUNTING = 'A tributação é alterada pela contabilidade';
const NO_FAMILY_FOR_ACCOUNTING = 'A contabilidade não cadastra famílias';

function every(reason: string | null): FamilyAccess['locks'] {
  return {
    identity: reason,
    taxation: reason,
    prices: reason,
    fiscalCodes: reason,
    competitors: reason,
    details: reason,
  };
}

/** A family that the user may only read, for one reason. */
export function lockedFamily(reason: string): FamilyAccess {
  return { save: null, saveReason: reason, locks: every(reason) };
}

/** Whether a user may calculate margin and gross value; suppliers see neither. */
export function mayCalculateMargin(roles: HeldRoles): boolean {
  return isContabil(roles) || roles.some((role) => EDITORS.includes(role));
}

/**
 * What a user may edit of a family, and with which call it is saved (FAM-037 to FAM-045). Page and gateway both use it (D6).
 *
 * - Accounting and not commercial: the taxation of a family that exists, prices included, since the call carries them
 *   (FAM-037, FAM-043 to FAM-045); no new family (CON-57).
 * - The other editors: the family, its taxation only when they are accounting too (FAM-002, FAM-038, GAP-60).
 * - A new family is open as a whole to whoever may create one, the supplier included (FAM-039, FMC-015, CON-58).
 *
 * @param family the family on screen, `null` for a new one.
 */
export function familyAccess(roles: HeldRoles, family: object | null): FamilyAccess {
  const holdsOne = (allowed: readonly Role[]) => roles.some((role) => allowed.includes(role));
  if (isAccountingOnly(roles)) {
    if (family === null) return lockedFamily(NO_FAMILY_FOR_ACCOUNTING);
    return {
      save: 'updateTaxation',
      saveReason: null,
      locks: { ...every(ACCOUNTING_EDITS_TAXATION), taxation: null, prices: null },
    };
  }
  if (family === null) {
    return holdsOne(CREATORS)
      ? { save: 'create', saveReason: null, locks: every(null) }
      : lockedFamily(NO_PERMISSION);
  }
  if (!holdsOne(EDITORS)) return lockedFamily(NO_PERMISSION);
  const taxation = isContabil(roles) ? null : TAXATION_BY_ACCOUNTING;
  return { save: 'update', saveReason: null, locks: { ...every(null), taxation } };
}
