import type { brandFields } from '@portal/domain';
import { Stack } from '@portal/ui';
import { inputsOf } from '../../../shared/editor/fieldInputs.tsx';
import { NamesakeNotice } from '../../../shared/namesakes/NamesakeNotice.tsx';
import { RecordDialog } from '../../../shared/records/RecordDialog.tsx';
import type { Brand, BrandRegister } from './createBrandRegister.ts';

const { Text, useField } = inputsOf<typeof brandFields>();

const titles = { create: 'Cadastrar Marca', edit: 'Editar Marca' };

function BrandNamesakes({ register, brand }: { register: BrandRegister; brand: Brand | null }) {
  const { value, error } = useField('descricao');
  return (
    <NamesakeNotice
      register={register.named}
      name={value}
      stored={brand && { id: brand.id, name: brand.descricao }}
      refused={error !== undefined}
    />
  );
}

/** The dialog that creates and changes a brand (BRD-014 to BRD-019, BRD-029). */
export function BrandDialog({ register }: { register: BrandRegister }) {
  return (
    <RecordDialog register={register} titles={titles} size="sm">
      {(brand) => (
        <Stack gap="sm">
          <Text name="descricao" />
          <BrandNamesakes register={register} brand={brand} />
        </Stack>
      )}
    </RecordDialog>
  );
}
