import type { skuFields } from '@portal/domain';
import { Stack } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { inputsOf } from '../../../shared/editor/fieldInputs.tsx';
import { RecordDialog } from '../../../shared/records/RecordDialog.tsx';
import { type OpenedRecord, useRecordForm } from '../../../shared/records/useRecordForm.ts';
import type { SkuRegister } from './skuRegister.ts';

const { Flag, Text } = inputsOf<typeof skuFields>();

function OpenDialog({ register, opened }: OpenedRecord<SkuRegister>) {
  const form = useRecordForm({ register, opened });
  return (
    <RecordDialog form={form} title={opened.record ? 'Editar SKU' : 'Adicionar SKU'} size="sm">
      <Stack>
        <Text name="sku" />
        <Flag name="principal" />
      </Stack>
    </RecordDialog>
  );
}

/** The dialog that adds and changes a SKU (LNK-025 to LNK-027, GAP-40). */
export function SkuDialog({ register }: { register: SkuRegister }) {
  const opened = useAtomValue(register.dialogAtom);
  return opened && <OpenDialog register={register} opened={opened} />;
}
