import { DEFAULT_MANAGER_EMAIL_SUFFIX, isEmailSuffix, type ManagerForm } from '@portal/domain';
import type { ManagerDialogProps } from '@portal/ui';
import type { ConflictField } from '../../../shared/conflict/compareEdits.ts';
import type { ManagerRecord } from './managerList.ts';

type Manager = Parameters<ManagerDialogProps['onSave']>[0];

/** The fields of the dialog by their names in the call (GAP-13). */
export const managerNames = {
  matricula: 'registration',
  nome: 'name',
  email: 'email',
  ativo: 'active',
} as const;

/** A manager as the dialog of the library knows it; active unless said otherwise (GAP-59). */
export function toManagerValues({ matricula, nome, email, ativo }: ManagerForm) {
  return { registration: matricula, name: nome, email, active: ativo ?? true };
}

/** A stored manager as the dialog of the library knows it. */
export function toStoredManager(manager: ManagerRecord): Manager {
  return { codigo: manager.codigo, ...toManagerValues(manager) };
}

/** A manager as the call knows it. */
export function toManagerForm({ registration, name, email, active }: Omit<Manager, 'codigo'>): ManagerForm {
  return { matricula: registration, nome: name, email, ativo: active };
}

/** What two people may have changed, in words (D7). */
export const managerConflictFields: readonly ConflictField<ManagerForm>[] = [
  { label: 'Nome', text: ({ nome }) => nome },
  { label: 'Ativo', text: ({ ativo }) => (ativo ? 'Sim' : 'Não') },
];

/** The suffix of the e-mails of managers as it is configured, or the one that holds where nobody did (D10, GAP-07). */
export function emailSuffixOf(configured: string): string {
  return isEmailSuffix(configured) ? configured : DEFAULT_MANAGER_EMAIL_SUFFIX;
}
