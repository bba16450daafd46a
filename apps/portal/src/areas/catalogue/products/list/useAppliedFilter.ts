import { useAtomValue } from 'jotai';
import { divisionLookup } from '../../../../shared/lookups/catalogueLookups.ts';
import {
  familyLookup,
  managerLookup,
  supplierFilterLookup,
} from '../../../../shared/lookups/filterLookups.ts';
import { useLookupOption } from '../../../../shared/lookups/useLookupOption.ts';
import { periodText } from './catalogueFilter.ts';
import type { CatalogueList } from './catalogueList.ts';

/** What a list is narrowed to: the records behind the ids in the address, and all of it in words (FLT-001 to FLT-007). */
export function useAppliedFilter({ products }: CatalogueList) {
  const { filters } = useAtomValue(products.filterAtom);
  const family = useLookupOption(familyLookup, filters.familia);
  const supplier = useLookupOption(supplierFilterLookup, filters.fornecedor);
  const division = useLookupOption(divisionLookup, filters.divisao);
  const manager = useLookupOption(managerLookup, filters.gestor);
  const codigo = filters.codigo === null ? '' : String(filters.codigo);
  const ean = filters.ean ?? '';
  const words: Record<string, string | null | undefined> = {
    Família: family.option?.label,
    Fornecedor: supplier.option?.label,
    'Código do produto': codigo,
    Período: periodText(filters),
    Divisão: division.option?.label,
    Gestor: manager.option?.label,
    EAN: ean,
  };
  return { filters, family, supplier, division, manager, codigo, ean, words };
}
