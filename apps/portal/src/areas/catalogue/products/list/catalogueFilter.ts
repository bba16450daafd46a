import { formatPeriodEnd } from '@portal/formats';
import { z } from 'zod';
import {
  barCodeInAddress,
  dayInAddress,
  type FilterValues,
  numberInAddress,
} from '../../../../shared/list/addressFilters.ts';

/** The catalogue filter by its names in the address (FLT-001 to FLT-007), and what is listed: families or products. */
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

/** No filter at all; what is listed stays. */
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

/** Query values of the catalogue filter, the same for families and products. */
export function catalogueFilterQuery(filters: CatalogueFilters) {
  const { familia, fornecedor, codigo, inicio, fim, divisao, gestor, ean } = filters;
  return {
    ...(familia !== null && { FamiliaId: familia }),
    ...(fornecedor !== null && { FornecedorId: fornecedor }),
    ...(codigo !== null && { CodigoProduto: codigo }),
    ...(inicio !== null && { DataInicio: inicio }),
    ...(fim !== null && { DataFim: fim }),
    ...(divisao !== null && { DivisaoId: divisao }),
    ...(gestor !== null && { GestorId: gestor }),
    ...(ean !== null && { GtinEan: ean }),
  };
}

/** A period in words, `null` when both ends are open (FND-089). */
export function periodText({ inicio, fim }: Pick<CatalogueFilters, 'inicio' | 'fim'>): string | null {
  const from = inicio === null ? null : formatPeriodEnd(inicio);
  const to = fim === null ? null : formatPeriodEnd(fim);
  if (from && to) return `${from} a ${to}`;
  if (from) return `a partir de ${from}`;
  return to && `até ${to}`;
}
