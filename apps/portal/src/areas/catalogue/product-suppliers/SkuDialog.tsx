import type { skuFields } from '@portal/domain';
import { Stack } from '@portal/ui';
import { inputsOf } from '../../../shared/editor/fieldInputs.tsx';
import { RecordDialog } from '../../../shared/records/RecordDialog.tsx';
import type { SkuRegister } from './skuRegister.ts';

const { Flag, Text } = inputsOf<typeof skuFields>();

const titles = { create: 'Adicionar SKU', edit: 'Editar SKU' };

/** The dialog that adds and changes a SKU (LNK-025 to LNK-027, GAP-40). */
export function SkuDialog({ register }: { register: SkuRegister }) {
  return (
    <RecordDialog register={register} titles={titles} size="sm">
      <Stack>
        <Text name="sku" />
        <Flag name="principal" />
      </Stack>
    </RecordDialog>
  );
}
