import { BrandsPage } from './BrandsPage.tsx';
import { ecommerceBrands } from './ecommerceBrands.ts';

/** 'Marcas Ecommerce'. */
export function EcommerceBrandsPage() {
  return <BrandsPage register={ecommerceBrands} />;
}
EcommerceBrandsPage.prefetch = ecommerceBrands.list.rowsAtom.prefetchAtom;
