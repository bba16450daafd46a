import { BAR_CODE_MAX } from '@portal/domain';
import type { AppliedFilter, DateRange, SelectOption } from '@portal/ui';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTypedFields } from '../../../../shared/list/useTypedFields.ts';
import { catalogueFilters, type ListedFilters, NO_FILTERS } from './catalogueFilter.ts';
import { type FilteredList, useAppliedFilter } from './useAppliedFilter.ts';

/** Values of the filter fields. */
export interface FilterFields {
  readonly familia: SelectOption<number> | null;
  readonly fornecedor: SelectOption<number> | null;
  readonly divisao: SelectOption<number> | null;
  readonly gestor: SelectOption<number> | null;
  readonly grupo: SelectOption<number> | null;
  readonly risco: SelectOption<number> | null;
  readonly codigo: string;
  readonly ean: string;
  readonly periodo: DateRange;
  /** Error of the period, while it is partly typed. */
  readonly problemaPeriodo: string | undefined;
}

const NOT_DIGITS = {
  codigo: 'Digite o código em números',
  ean: `Digite até ${BAR_CODE_MAX} números`,
} as const;

/** Errors of fields that cannot be applied as they are. */
export type FilterProblems = Readonly<Record<'codigo' | 'ean' | 'periodo', string | undefined>>;

const NO_PROBLEMS: FilterProblems = { codigo: undefined, ean: undefined, periodo: undefined };

/** Error of a text that has to be digits; an empty one is no filter. */
function digitsProblem(name: keyof typeof NOT_DIGITS, text: string): string | undefined {
  return text === '' || catalogueFilters[name].safeParse(text).success ? undefined : NOT_DIGITS[name];
}

/** The filter of a list of products: its fields, the applied values, and their actions (FLT-001 to FLT-012, LOT-001 to LOT-011). */
export function useCatalogueFilter<Status extends string = never>(list: FilteredList<Status>) {
  type Fields = FilterFields & { readonly status: Status | null };
  const change = useSetAtom(list.filterAtom);
  const { filters, family, supplier, division, group, manager, risk, codigo, ean, status, words } =
    useAppliedFilter(list);

  const applied: Fields = {
    familia: family.option,
    fornecedor: supplier.option,
    divisao: division.option,
    gestor: manager.option,
    grupo: group.option,
    risco: risk.option,
    status,
    codigo,
    ean,
    periodo: { from: filters.inicio ?? null, to: filters.fim ?? null },
    problemaPeriodo: undefined,
  };

  const { fields, changed, set, forget } = useTypedFields(applied, filters);
  const [refused, setRefused] = useState(false);
  const problems: FilterProblems = {
    codigo: digitsProblem('codigo', fields.codigo),
    ean: digitsProblem('ean', fields.ean),
    periodo: fields.problemaPeriodo,
  };

  const hasProblem = Object.values(problems).some((problem) => problem !== undefined);

  const apply = (next: ListedFilters<Status>) => {
    forget();
    setRefused(false);
    change({ filters: next });
  };

  /** Applies what stands in the fields. */
  const applyFields = (fields: Fields) => {
    const { familia, fornecedor, divisao, gestor, grupo, risco, codigo, ean, periodo } = fields;
    if (changed.familia) family.remember(changed.familia);
    if (fornecedor) supplier.remember(fornecedor);
    if (changed.divisao) division.remember(changed.divisao);
    if (changed.gestor) manager.remember(changed.gestor);
    if (changed.grupo) group.remember(changed.grupo);
    if (changed.risco) risk.remember(changed.risco);
    apply({
      familia: familia?.value ?? null,
      fornecedor: fornecedor?.value ?? null,
      divisao: divisao?.value ?? null,
      gestor: gestor?.value ?? null,
      grupo: grupo?.value ?? null,
      risco: risco?.value ?? null,
      status: fields.status,
      codigo: codigo === '' ? null : Number(codigo),
      ean: ean || null,
      inicio: periodo.from,
      fim: periodo.to,
    });
  };

  /** The applied filters as chips. */
  const chips = Object.entries(words).flatMap(([id, text]): AppliedFilter[] =>
    text ? [{ id, label: `${id}: ${text}` }] : [],
  );

  return {
    fields,
    /** Errors, shown after a search was refused. */
    errors: refused ? problems : NO_PROBLEMS,
    set,
    search: () => {
      setRefused(hasProblem);
      if (!hasProblem) applyFields(fields);
    },
    /** Searches for a supplier at once, with what stands in the other fields unless one of them is wrong. */
    chooseSupplier: (fornecedor: Fields['fornecedor']) => {
      if (hasProblem) set({ fornecedor });
      else applyFields({ ...fields, fornecedor });
    },
    clear: () => {
      forget();
      setRefused(false);
      change({ search: '', filters: NO_FILTERS });
    },
    /** What is applied, by the labels of the fields. */
    words,
    chips,
    /** How many of the fields behind 'Mais filtros' are set. */
    moreCount: chips.filter(({ id }) => id !== 'Fornecedor' && id !== 'Status').length,
    remove: (id: string) => apply(REMOVALS[id] ?? {}),
  };
}

/** Removes the filter of each chip. */
const REMOVALS: Record<string, ListedFilters<never>> = {
  Status: { status: null },
  'Grupo de divisão': { grupo: null },
  Risco: { risco: null },
  Família: { familia: null },
  Fornecedor: { fornecedor: null },
  'Código do produto': { codigo: null },
  Período: { inicio: null, fim: null },
  Divisão: { divisao: null },
  Gestor: { gestor: null },
  EAN: { ean: null },
};
