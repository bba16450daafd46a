import { CatalogueListPage } from './CatalogueListPage.tsx';
import { createCatalogueList } from './catalogueList.ts';

const operation = createCatalogueList('product-operation');

/** 'Operação de produtos': the catalogue page under its own address (RTE-009, G-36). */
export function OperationPage() {
  return <CatalogueListPage list={operation} />;
}
OperationPage.prefetch = operation.prefetchAtom;
