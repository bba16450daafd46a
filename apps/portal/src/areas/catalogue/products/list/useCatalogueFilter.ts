import type { AppliedFilter, DateRange, SelectOption } from '@portal/ui';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { type CatalogueFilters, catalogueFilters, NO_CATALOGUE_FILTERS } from './catalogueFilter.ts';
import type { CatalogueList } from './catalogueList.ts';
import { useAppliedFilter } from './useAppliedFilter.ts';

/** Values of the filter fields. */
interface FilterFields {
  readonly familia: SelectOption<number> | null;
  readonly fornecedor: SelectOption<number> | null;
  readonly divisao: SelectOption<number> | null;
  readonly gestor: SelectOption<number> | null;
  readonly codigo: string;
  readonly ean: string;
  readonly periodo: DateRange;
  /** Error of the period, while it is partly typed. */
  readonly problemaPeriodo: string | undefined;
}

const NOT_DIGITS = { codigo: 'Digite o código em números', ean: 'Digite até 14 números' } as const;

const NO_PROBLEMS = { codigo: undefined, ean: undefined, periodo: undefined };

/** Error of a text that has to be digits; an empty one is no filter. */
function digitsProblem(name: keyof typeof NOT_DIGITS, text: string): string | undefined {
  return text === '' || catalogueFilters[name].safeParse(text).success ? undefined : NOT_DIGITS[name];
}

/** The catalogue filter: its fields, the applied values, and their actions (FLT-001 to FLT-012). */
export function useCatalogueFilter(list: CatalogueList) {
  const change = useSetAtom(list.products.filterAtom);
  const { filters, family, supplier, division, manager, codigo, ean, words } = useAppliedFilter(list);

  const applied: FilterFields = {
    familia: family.option,
    fornecedor: supplier.option,
    divisao: division.option,
    gestor: manager.option,
    codigo,
    ean,
    periodo: { from: filters.inicio, to: filters.fim },
    problemaPeriodo: undefined,
  };

  // Typed values stay until the address changes, as after Back.
  const address = JSON.stringify(filters);
  const [typed, setTyped] = useState<{ on: string; fields: Partial<FilterFields> }>({ on: '', fields: {} });
  const [refused, setRefused] = useState(false);
  const changed = typed.on === address ? typed.fields : {};
  const fields = { ...applied, ...changed };
  const problems = {
    codigo: digitsProblem('codigo', fields.codigo),
    ean: digitsProblem('ean', fields.ean),
    periodo: fields.problemaPeriodo,
  };

  const hasProblem = Object.values(problems).some((problem) => problem !== undefined);

  const apply = (next: Partial<CatalogueFilters>) => {
    setTyped({ on: address, fields: {} });
    setRefused(false);
    change({ filters: next });
  };

  const set = (next: Partial<FilterFields>) =>
    setTyped((before) => ({
      on: address,
      fields: { ...(before.on === address && before.fields), ...next },
    }));

  /** Applies what stands in the fields. */
  const applyFields = ({ familia, fornecedor, divisao, gestor, codigo, ean, periodo }: FilterFields) => {
    if (changed.familia) family.remember(changed.familia);
    if (fornecedor) supplier.remember(fornecedor);
    if (changed.divisao) division.remember(changed.divisao);
    if (changed.gestor) manager.remember(changed.gestor);
    apply({
      familia: familia?.value ?? null,
      fornecedor: fornecedor?.value ?? null,
      divisao: divisao?.value ?? null,
      gestor: gestor?.value ?? null,
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
    chooseSupplier: (fornecedor: FilterFields['fornecedor']) => {
      if (hasProblem) set({ fornecedor });
      else applyFields({ ...fields, fornecedor });
    },
    clear: () => {
      setTyped({ on: address, fields: {} });
      setRefused(false);
      change({ search: '', filters: NO_CATALOGUE_FILTERS });
    },
    chips,
    /** How many of the fields behind 'Mais filtros' are set. */
    moreCount: chips.filter(({ id }) => id !== 'Fornecedor').length,
    remove: (id: string) => apply(REMOVALS[id] ?? {}),
  };
}

export type CatalogueFilter = ReturnType<typeof useCatalogueFilter>;

/** Removes the filter of each chip. */
const REMOVALS: Record<string, Partial<CatalogueFilters>> = {
  Família: { familia: null },
  Fornecedor: { fornecedor: null },
  'Código do produto': { codigo: null },
  Período: { inicio: null, fim: null },
  Divisão: { divisao: null },
  Gestor: { gestor: null },
  EAN: { ean: null },
};
