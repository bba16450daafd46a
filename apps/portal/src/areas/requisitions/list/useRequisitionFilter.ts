import {
  isRequisitionStatus,
  type RequisitionStatus,
  requisitionFields,
  requisitionFilterRefusal,
} from '@portal/domain';
import type { AppliedFilter, DateRange, SelectOption } from '@portal/ui';
import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { productOptionsAtom } from '../../../shared/enumerations/productEnumerationsAtom.ts';
import { idsOf } from '../../../shared/list/addressFilters.ts';
import { periodText } from '../../../shared/list/periodText.ts';
import { useTypedFields } from '../../../shared/list/useTypedFields.ts';
import { tagLookup } from '../../../shared/lookups/catalogueLookups.ts';
import { managerLookup, supplierFilterLookup } from '../../../shared/lookups/filterLookups.ts';
import { useLookupOption, useLookupOptions } from '../../../shared/lookups/useLookupOption.ts';
import { isReleaseType, type RequisitionFilters, type RequisitionsList } from './requisitionLists.ts';

interface Fields {
  readonly gestor: SelectOption<number> | null;
  readonly liberacao: RequisitionFilters['liberacao'];
  readonly fornecedor: SelectOption<number> | null;
  readonly periodo: DateRange;
  /** Error of the period, while it is partly typed. */
  readonly problemaPeriodo: string | undefined;
  readonly status: RequisitionStatus | null;
  readonly tags: readonly SelectOption<number>[];
}

const NO_FILTERS = {
  gestor: null,
  liberacao: null,
  fornecedor: null,
  inicio: null,
  fim: null,
  status: null,
  tags: null,
} as const satisfies RequisitionFilters;

/** The options whose ids the address can hold. */
const optionsIn = <Value extends string>(
  options: readonly SelectOption[],
  isKnown: (id: string) => id is Value,
): SelectOption<Value>[] => options.flatMap(({ value, label }) => (isKnown(value) ? [{ value, label }] : []));

const PERIOD = 'Faturamento';
const { gestorId, tipoLiberacao, fornecedorId, tags: tagField } = requisitionFields;

/** Takes the filter of each chip back. */
const REMOVALS: Readonly<Record<string, Partial<RequisitionFilters>>> = {
  Status: { status: null },
  [fornecedorId.label]: { fornecedor: null },
  [gestorId.label]: { gestor: null },
  [tipoLiberacao.label]: { liberacao: null },
  [PERIOD]: { inicio: null, fim: null },
  [tagField.label]: { tags: null },
};

/** The search filter of a list of requisitions: its fields, what is applied in words, and 'Pesquisar' (RQL-001 to RQL-010). */
export function useRequisitionFilter({ filterAtom, fixedStatus }: RequisitionsList) {
  const [{ filters }, change] = useAtom(filterAtom);
  const optionsOf = useAtomValue(productOptionsAtom);
  const manager = useLookupOption(managerLookup, filters.gestor);
  const supplier = useLookupOption(supplierFilterLookup, filters.fornecedor);
  const tags = useLookupOptions(tagLookup, idsOf(filters.tags));
  const releases = optionsIn(optionsOf('tipoLiberacaoRequisicao', filters.liberacao), isReleaseType);
  const statuses = optionsIn(optionsOf('statusRequisicao', filters.status), isRequisitionStatus);
  const [refused, setRefused] = useState(false);
  const applied: Fields = {
    gestor: manager.option,
    liberacao: filters.liberacao,
    fornecedor: supplier.option,
    periodo: { from: filters.inicio, to: filters.fim },
    problemaPeriodo: undefined,
    status: filters.status,
    tags: tags.options,
  };
  const { fields, changed, set, forget } = useTypedFields(applied, filters);
  const { from, to } = fields.periodo;
  const problem =
    fields.problemaPeriodo ?? requisitionFilterRefusal({ initialDate: from, finalData: to }) ?? undefined;

  const apply = (next: Partial<RequisitionFilters>) => {
    forget();
    setRefused(false);
    change({ filters: next });
  };

  const labelOf = (options: readonly SelectOption[], id: string | null) =>
    id === null ? null : options.find(({ value }) => value === id)?.label;

  const words: Readonly<Record<string, string | null | undefined>> = {
    ...(fixedStatus === null && { Status: labelOf(statuses, filters.status) }),
    [fornecedorId.label]: supplier.option?.label,
    [gestorId.label]: manager.option?.label,
    [tipoLiberacao.label]: labelOf(releases, filters.liberacao),
    [PERIOD]: periodText(filters),
    [tagField.label]: tags.options.map(({ label }) => label).join(', '),
  };
  const chips = Object.entries(words).flatMap(([id, text]): AppliedFilter[] =>
    text ? [{ id, label: `${id}: ${text}` }] : [],
  );

  return {
    fields,
    /** Options of the two fixed lists (RQF-009, RQL-011). */
    releases,
    statuses,
    /** Error of the period, shown after a search was refused. */
    periodError: refused ? problem : undefined,
    set,
    search: () => {
      setRefused(problem !== undefined);
      if (problem !== undefined) return;
      if (changed.gestor) manager.remember(changed.gestor);
      if (changed.fornecedor) supplier.remember(changed.fornecedor);
      for (const tag of changed.tags ?? []) tags.remember(tag);
      apply({
        gestor: fields.gestor?.value ?? null,
        liberacao: fields.liberacao,
        fornecedor: fields.fornecedor?.value ?? null,
        inicio: from,
        fim: to,
        status: fixedStatus === null ? fields.status : null,
        tags: fields.tags.map(({ value }) => value).join(',') || null,
      });
    },
    clear: () => apply(NO_FILTERS),
    remove: (id: string) => apply(REMOVALS[id] ?? {}),
    /** What is applied, in words, for the name of a file. */
    words: Object.values(words),
    chips,
    /** How many of the fields behind 'Mais filtros' are set. */
    moreCount: chips.filter(({ id }) => id !== fornecedorId.label && id !== 'Status').length,
  };
}

export type RequisitionFilter = ReturnType<typeof useRequisitionFilter>;
