import type { CategoryForm } from '@portal/domain';
import type { CategoryDialogProps } from '@portal/ui';
import type { ConflictField } from '../../../shared/conflict/compareEdits.ts';

type CategoryValues = Parameters<CategoryDialogProps['onSave']>[0];

/** The fields of the dialog by their names in the call (GAP-13). */
export const categoryNames = { descricao: 'description', sigla: 'sigla', kit: 'kit' } as const;

/** A category as the dialog of the library knows it. */
export function toCategoryValues({ descricao, sigla, kit }: CategoryForm): CategoryValues {
  return { description: descricao, sigla, kit: kit ?? false };
}

/** A category as the call knows it. */
export function toCategoryForm({ description, sigla, kit }: CategoryValues): CategoryForm {
  return { descricao: description, sigla, kit };
}

/** What two people may have changed, in words (D7). */
export const categoryConflictFields: readonly ConflictField<CategoryForm>[] = [
  { label: 'Descrição', text: ({ descricao }) => descricao },
  { label: 'Sigla', text: ({ sigla }) => sigla },
  { label: 'Kit', text: ({ kit }) => (kit ? 'Sim' : 'Não') },
];
