import { BRAND_DESCRIPTION_MAX, type BrandForm } from '@portal/domain';
import { TextField } from '@portal/ui';
import { useAtomValue } from 'jotai';
import type { ConflictField } from '../../../shared/conflict/compareEdits.ts';
import { useFormField } from '../../../shared/forms/useFormField.ts';
import { RecordDialog } from '../../../shared/records/RecordDialog.tsx';
import type { RecordDialogState } from '../../../shared/records/recordRegister.ts';
import { useRecordForm } from '../../../shared/records/useRecordForm.ts';
import type { Brand, BrandRegister } from './createBrandRegister.ts';

const loadSchema = async () => (await import('@portal/domain')).brandSchema;

const conflictFields: readonly ConflictField<BrandForm>[] = [
  { label: 'Descrição', text: ({ descricao }) => descricao },
];

interface OpenDialogProps {
  register: BrandRegister;
  opened: RecordDialogState<Brand, BrandForm>;
}

function OpenDialog({ register, opened }: OpenDialogProps) {
  const form = useRecordForm({ register, opened, loadSchema, fields: conflictFields });
  return (
    <RecordDialog form={form} title={opened.record ? 'Editar Marca' : 'Cadastrar Marca'} size="sm">
      <TextField
        {...useFormField(form.control, 'descricao')}
        label="Descrição"
        required
        maxLength={BRAND_DESCRIPTION_MAX}
      />
    </RecordDialog>
  );
}

/** The dialog that creates and changes a brand (BRD-014 to BRD-019, BRD-029). */
export function BrandDialog({ register }: { register: BrandRegister }) {
  const opened = useAtomValue(register.dialogAtom);
  return opened && <OpenDialog register={register} opened={opened} />;
}
