import type { SelectOption } from '@portal/ui';
import { useAtomValue, type WritableAtom } from 'jotai';
import { periodText } from '../../../../shared/list/periodText.ts';
import {
  divisionGroupLookup,
  divisionLookup,
  riskClassLookup,
} from '../../../../shared/lookups/catalogueLookups.ts';
import {
  familyLookup,
  managerLookup,
  supplierFilterLookup,
} from '../../../../shared/lookups/filterLookups.ts';
import { useLookupOption } from '../../../../shared/lookups/useLookupOption.ts';
import type { ListedFilters } from './catalogueFilter.ts';

/** The filter of a list of products, which has some of its fields. */
export interface FilteredList<Status extends string> {
  readonly filterAtom: WritableAtom<
    { readonly filters: ListedFilters<Status> },
    [change: { readonly search?: ''; readonly filters: ListedFilters<Status> }],
    void
  >;
  /** The statuses that it can be narrowed to. @default none */
  readonly statuses?: readonly SelectOption<Status>[];
}

/** What a list is narrowed to: the records behind the ids in the address, and all of it in words (FLT-001 to FLT-007). */
export function useAppliedFilter<Status extends string>({ filterAtom, statuses = [] }: FilteredList<Status>) {
  const { filters } = useAtomValue(filterAtom);
  const family = useLookupOption(familyLookup, filters.familia ?? null);
  const supplier = useLookupOption(supplierFilterLookup, filters.fornecedor ?? null);
  const division = useLookupOption(divisionLookup, filters.divisao ?? null);
  const group = useLookupOption(divisionGroupLookup, filters.grupo ?? null);
  const manager = useLookupOption(managerLookup, filters.gestor ?? null);
  const risk = useLookupOption(riskClassLookup, filters.risco ?? null);
  const codigo = `${filters.codigo ?? ''}`;
  const ean = filters.ean ?? '';
  const status = filters.status ?? null;
  const words: Record<string, string | null | undefined> = {
    Status: statuses.find(({ value }) => value === status)?.label,
    Família: family.option?.label,
    Fornecedor: supplier.option?.label,
    'Código do produto': codigo,
    Período: periodText(filters),
    'Grupo de divisão': group.option?.label,
    Divisão: division.option?.label,
    Gestor: manager.option?.label,
    Risco: risk.option?.label,
    EAN: ean,
  };
  return { filters, family, supplier, division, group, manager, risk, codigo, ean, status, words };
}
