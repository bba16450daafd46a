import { Button, ListPage } from '@portal/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { listQuery } from '../../../shared/list/listQuery.ts';
import { useListState } from '../../../shared/list/useListState.ts';
import { BrandDialog } from './BrandDialog.tsx';
import { BrandLeftOver } from './BrandLeftOver.tsx';
import { BrandRemoval } from './BrandRemoval.tsx';
import { BRANDS_PAGE_SIZE, type BrandRegister } from './brandRegister.ts';
import { useBrandColumns } from './useBrandColumns.tsx';

/** A register of brands: search, sort, pages, and a dialog to create and change (BRD-001 to BRD-034). */
export function BrandsPage({ register }: { register: BrandRegister }) {
  const openDialog = useSetAtom(register.dialogAtom);
  const brands = useAtomValue(register.brandsAtom);
  return (
    <ListPage
      title={register.title}
      actions={
        <Button variant="primary" onClick={() => openDialog({ brand: null, descricao: '' })}>
          Adicionar
        </Button>
      }
      state={useListState(register.filterAtom)}
      query={listQuery(brands, { rows: ({ marcas }) => marcas, defaultTotal: BRANDS_PAGE_SIZE })}
      columns={useBrandColumns(register)}
      getRowId={({ id }) => id}
      searchPlaceholder="Busque por código ou descrição"
      pageSize={BRANDS_PAGE_SIZE}
    >
      <BrandLeftOver register={register} />
      <BrandDialog register={register} />
      <BrandRemoval register={register} />
    </ListPage>
  );
}
