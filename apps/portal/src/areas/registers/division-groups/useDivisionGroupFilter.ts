import type { AppliedFilter, SelectOption } from '@portal/ui';
import { useAtom } from 'jotai';
import { useTypedFields } from '../../../shared/list/useTypedFields.ts';
import { managerLookup } from '../../../shared/lookups/filterLookups.ts';
import { useLookupOption } from '../../../shared/lookups/useLookupOption.ts';
import { divisionGroupList } from './divisionGroups.ts';

interface FilterFields {
  readonly nome: string;
  readonly gestor: SelectOption<number> | null;
}

/** The filter of the division groups: its fields, what is applied, and the acts on both (GRP-002 to GRP-004). */
export function useDivisionGroupFilter() {
  const [{ search, filters }, change] = useAtom(divisionGroupList.filterAtom);
  const manager = useLookupOption(managerLookup, filters.gestor);
  const applied: FilterFields = { nome: search, gestor: manager.option };
  const { fields, changed, set, forget } = useTypedFields(applied, { search, filters });

  const apply = ({ nome, gestor }: FilterFields) => {
    forget();
    change({ search: nome.trim(), filters: { gestor: gestor?.value ?? null } });
  };
  return {
    fields,
    set,
    search: () => {
      if (changed.gestor) manager.remember(changed.gestor);
      apply(fields);
    },
    clear: () => apply({ nome: '', gestor: null }),
    /** What the list is narrowed to, in words. */
    applied: [
      { id: 'nome', label: applied.nome && `Nome: ${applied.nome}` },
      { id: 'gestor', label: applied.gestor && `Gestor: ${applied.gestor.label}` },
    ].flatMap(({ id, label }): AppliedFilter[] => (label ? [{ id, label }] : [])),
    remove: (id: string) => apply({ ...applied, ...(id === 'nome' ? { nome: '' } : { gestor: null }) }),
  };
}

export type DivisionGroupFilter = ReturnType<typeof useDivisionGroupFilter>;
