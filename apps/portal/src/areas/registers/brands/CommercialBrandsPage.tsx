import { BrandsPage } from './BrandsPage.tsx';
import { commercialBrands } from './commercialBrands.ts';

/** 'Marcas Comercial'. */
export function CommercialBrandsPage() {
  return <BrandsPage register={commercialBrands} />;
}
CommercialBrandsPage.prefetch = commercialBrands.list.rowsAtom.prefetchAtom;
