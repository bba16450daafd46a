import { CATEGORY_DESCRIPTION_MAX, type SupplierCategoryForm } from '@portal/domain';
import { TextField } from '@portal/ui';
import { useAtomValue } from 'jotai';
import type { ConflictField } from '../../../shared/conflict/compareEdits.ts';
import { useFormField } from '../../../shared/forms/useFormField.ts';
import { RecordDialog } from '../../../shared/records/RecordDialog.tsx';
import type { RecordDialogState } from '../../../shared/records/recordRegister.ts';
import { useRecordForm } from '../../../shared/records/useRecordForm.ts';
import type { SupplierCategory } from './supplierCategoryList.ts';
import { supplierCategoryRegister } from './supplierCategoryRegister.ts';

const loadSchema = async () => (await import('@portal/domain')).supplierCategorySchema;

const conflictFields: readonly ConflictField<SupplierCategoryForm>[] = [
  { label: 'Descrição', text: ({ descricao }) => descricao },
];

interface OpenDialogProps {
  opened: RecordDialogState<SupplierCategory, SupplierCategoryForm>;
}

function OpenDialog({ opened }: OpenDialogProps) {
  const form = useRecordForm({
    register: supplierCategoryRegister,
    opened,
    loadSchema,
    fields: conflictFields,
  });
  return (
    <RecordDialog form={form} title={opened.record ? 'Editar Categoria' : 'Cadastrar Categoria'} size="sm">
      <TextField
        {...useFormField(form.control, 'descricao')}
        label="Descrição"
        required
        maxLength={CATEGORY_DESCRIPTION_MAX}
      />
    </RecordDialog>
  );
}

/** The dialog that creates and changes a category of suppliers (GAP-58). */
export function SupplierCategoryDialog() {
  const opened = useAtomValue(supplierCategoryRegister.dialogAtom);
  return opened && <OpenDialog opened={opened} />;
}
