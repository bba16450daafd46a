import { writeDate } from '@portal/formats';
import { z } from 'zod';
import {
  barCodeInAddress,
  dayInAddress,
  type FilterValues,
  numberInAddress,
} from '../../../../shared/list/addressFilters.ts';

/**
 * The catalogue filter by its names in the address (FLT-001 to FLT-007), and whether families or products are
 * listed.
 */
export const catalogueFilters = {
  familia: numberInAddress,
  fornecedor: numberInAddress,
  codigo: numberInAddress,
  inicio: dayInAddress,
  fim: dayInAddress,
  divisao: numberInAddress,
  gestor: numberInAddress,
  ean: barCodeInAddress,
  lista: z.enum(['familias']),
};

export type CatalogueFilters = FilterValues<typeof catalogueFilters>;

/** No filter; the switch between families and products stays. */
export const NO_CATALOGUE_FILTERS = {
  familia: null,
  fornecedor: null,
  codigo: null,
  inicio: null,
  fim: null,
  divisao: null,
  gestor: null,
  ean: null,
} as const satisfies Omit<CatalogueFilters, 'lista'>;

/** Names of the catalogue filter in the query, the same for families and products. */
export const catalogueTargets = {
  familia: 'FamiliaId',
  fornecedor: 'FornecedorId',
  codigo: 'CodigoProduto',
  inicio: 'DataInicio',
  fim: 'DataFim',
  divisao: 'DivisaoId',
  gestor: 'GestorId',
  ean: 'GtinEan',
} as const;

/** A period as text, `null` when both ends are open (FND-089). */
export function periodText({ inicio, fim }: Pick<CatalogueFilters, 'inicio' | 'fim'>): string | null {
  const from = inicio === null ? null : writeDate(inicio, '-');
  const to = fim === null ? null : writeDate(fim, '-');
  if (from && to) return `${from} a ${to}`;
  if (from) return `a partir de ${from}`;
  return to && `até ${to}`;
}
