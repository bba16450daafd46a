import type { brandFields } from '@portal/domain';
import { inputsOf } from '../../../shared/editor/fieldInputs.tsx';
import { RecordDialog } from '../../../shared/records/RecordDialog.tsx';
import type { BrandRegister } from './createBrandRegister.ts';

const { Text } = inputsOf<typeof brandFields>();

const titles = { create: 'Cadastrar Marca', edit: 'Editar Marca' };

/** The dialog that creates and changes a brand (BRD-014 to BRD-019, BRD-029). */
export function BrandDialog({ register }: { register: BrandRegister }) {
  return (
    <RecordDialog register={register} titles={titles} size="sm">
      <Text name="descricao" />
    </RecordDialog>
  );
}
