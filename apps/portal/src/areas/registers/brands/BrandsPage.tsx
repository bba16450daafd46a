import { codeColumns } from '../../../shared/list/codeColumns.ts';
import { lazyOverlay } from '../../../shared/loading/lazyOverlay.tsx';
import { RegisterPage } from '../register/RegisterPage.tsx';
import type { BrandRegister } from './createBrandRegister.ts';

const BrandDialog = lazyOverlay(async () => (await import('./BrandDialog.tsx')).BrandDialog);

const columns = codeColumns();

/** A register of brands: search, sort, pages, and a dialog to create and change (BRD-001 to BRD-034). */
export function BrandsPage({ register }: { register: BrandRegister }) {
  return (
    <RegisterPage
      register={register}
      columns={columns}
      searchPlaceholder="Busque por código ou descrição"
      draftTitle="Você tinha uma marca não salva"
      removalTitle="Excluir marca"
      nameOf={({ descricao }) => descricao}
    >
      <BrandDialog register={register} />
    </RegisterPage>
  );
}
