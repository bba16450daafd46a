import { batchSearchRefusal } from '@portal/domain';
import type { FilteredList } from '../../products/list/useAppliedFilter.ts';
import { useCatalogueFilter } from '../../products/list/useCatalogueFilter.ts';

/** The filter of products to decide or change: nothing is searched while all nine fields are empty (LOT-001 to LOT-011). */
export function useBatchFilter<Status extends string>(list: FilteredList<Status>) {
  const filter = useCatalogueFilter(list);
  const { fornecedor, gestor, grupo, divisao, periodo, familia, codigo, status, risco } = filter.fields;
  return {
    ...filter,
    /** Why nothing can be searched yet. */
    refusal: batchSearchRefusal({
      FornecedorId: fornecedor?.value,
      GestorId: gestor?.value,
      GrupoDivisaoId: grupo?.value,
      DivisaoId: divisao?.value,
      DataInicio: periodo.from,
      DataFim: periodo.to,
      FamiliaId: familia?.value,
      CodigoProduto: codigo,
      Status: status,
      ClassificacaoDeRiscoId: risco?.value,
    }),
  };
}
