import * as z from 'zod/mini';
import {
  barCodeInAddress,
  dayInAddress,
  type FilterValues,
  numberInAddress,
} from '../../../../shared/list/addressFilters.ts';

/** The filter of every list of products by its names in the address (FLT-001 to FLT-006, LOT-001 to LOT-007). */
const productFilters = {
  familia: numberInAddress,
  fornecedor: numberInAddress,
  codigo: numberInAddress,
  inicio: dayInAddress,
  fim: dayInAddress,
  divisao: numberInAddress,
  gestor: numberInAddress,
};

/** What only the catalogue is filtered by (FLT-007), and whether families or products are listed. */
export const catalogueFilters = {
  ...productFilters,
  ean: barCodeInAddress,
  lista: z.enum(['familias']),
};

/** What only products that are changed in lots are filtered by, besides their status (LOT-003, LOT-009). */
export const batchFilters = {
  ...productFilters,
  grupo: numberInAddress,
  risco: numberInAddress,
};

/** Values of the filter of a list, which has some of them. */
export type ListedFilters<Status> = Partial<
  Omit<FilterValues<typeof catalogueFilters & typeof batchFilters>, 'lista'> & {
    readonly status: Status | null;
  }
>;

/** No filter; the switch between families and products stays. */
export const NO_FILTERS = {
  familia: null,
  fornecedor: null,
  codigo: null,
  inicio: null,
  fim: null,
  divisao: null,
  gestor: null,
  ean: null,
  grupo: null,
  risco: null,
  status: null,
} as const satisfies ListedFilters<never>;

/** Names of the filter in the query of every list of products. */
const productTargets = {
  familia: 'FamiliaId',
  fornecedor: 'FornecedorId',
  codigo: 'CodigoProduto',
  inicio: 'DataInicio',
  fim: 'DataFim',
  divisao: 'DivisaoId',
  gestor: 'GestorId',
} as const;

/** Names of the catalogue filter in the query, the same for families and products. */
export const catalogueTargets = { ...productTargets, ean: 'GtinEan' } as const;

/** Names of the filter of products that are changed in lots in the query. */
export const batchTargets = {
  ...productTargets,
  grupo: 'GrupoDivisaoId',
  risco: 'ClassificacaoDeRiscoId',
  status: 'Status',
} as const;
