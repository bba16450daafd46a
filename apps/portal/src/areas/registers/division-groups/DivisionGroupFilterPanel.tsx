import { divisionGroupFields } from '@portal/domain';
import { FilterPanel, PagedSelect, TextField } from '@portal/ui';
import { MANAGER_SEARCH_DELAY_MS, managerLookup } from '../../../shared/lookups/filterLookups.ts';
import { useLookup } from '../../../shared/lookups/useLookup.ts';
import { useDivisionGroupFilter } from './useDivisionGroupFilter.ts';

/** Name and manager: Enter or 'Pesquisar' narrows the list, which the address keeps (GRP-002 to GRP-004). */
export function DivisionGroupFilterPanel() {
  const { fields, set, search, clear, applied, remove } = useDivisionGroupFilter();
  const managers = useLookup(managerLookup, undefined);
  return (
    <FilterPanel applied={applied} onRemove={remove} onSearch={search} onClear={clear}>
      <TextField
        label="Nome do grupo"
        maxLength={100}
        reserveMessage={false}
        value={fields.nome}
        onValueChange={(nome) => set({ nome })}
      />
      <PagedSelect
        {...managers.choice}
        label={divisionGroupFields.gestoresId.label}
        placeholder="Todos"
        reserveMessage={false}
        searchDelayMs={MANAGER_SEARCH_DELAY_MS}
        value={fields.gestor}
        onValueChange={(gestor) => set({ gestor })}
      />
    </FilterPanel>
  );
}
