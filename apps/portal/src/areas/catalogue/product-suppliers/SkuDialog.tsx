import { SKU_MAX, type SkuForm } from '@portal/domain';
import { Checkbox, Stack, TextField } from '@portal/ui';
import { useAtomValue } from 'jotai';
import type { ConflictField } from '../../../shared/conflict/compareEdits.ts';
import { useCheckedField } from '../../../shared/forms/useCheckedField.ts';
import { useFormField } from '../../../shared/forms/useFormField.ts';
import { RecordDialog } from '../../../shared/records/RecordDialog.tsx';
import type { RecordDialogState } from '../../../shared/records/recordRegister.ts';
import { useRecordForm } from '../../../shared/records/useRecordForm.ts';
import { yesOrNo } from '../valueTexts.ts';
import type { Sku, SkuRegister } from './skuRegister.ts';

const loadSchema = async () => (await import('@portal/domain')).skuSchema;

const conflictFields: readonly ConflictField<SkuForm>[] = [
  { label: 'SKU', text: ({ sku }) => sku },
  { label: 'Principal', text: ({ principal }) => yesOrNo(principal) },
];

interface OpenSkuDialogProps {
  register: SkuRegister;
  opened: RecordDialogState<Sku, SkuForm>;
}

function OpenSkuDialog({ register, opened }: OpenSkuDialogProps) {
  const form = useRecordForm({ register, opened, loadSchema, fields: conflictFields });
  return (
    <RecordDialog form={form} title={opened.record ? 'Editar SKU' : 'Adicionar SKU'} size="sm">
      <Stack>
        <TextField
          {...useFormField(form.control, 'sku')}
          label="SKU"
          required
          upperCase={false} // it is the supplier's own code
          maxLength={SKU_MAX}
        />
        <Checkbox {...useCheckedField(form.control, 'principal')} label="Principal" />
      </Stack>
    </RecordDialog>
  );
}

/** The dialog that adds and changes a SKU (LNK-025 to LNK-027, GAP-40). */
export function SkuDialog({ register }: { register: SkuRegister }) {
  const opened = useAtomValue(register.dialogAtom);
  return opened && <OpenSkuDialog register={register} opened={opened} />;
}
