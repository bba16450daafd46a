import { divisionGroupFields } from '@portal/domain';
import { PagedSelect, TextField } from '@portal/ui';
import { managerLookup } from '../../../shared/lookups/filterLookups.ts';
import { useLookup } from '../../../shared/lookups/useLookup.ts';
import type { DivisionGroupFilter } from './useDivisionGroupFilter.ts';

/** Name and manager: Enter or 'Pesquisar' narrows the list, which the address keeps (GRP-002 to GRP-004). */
export function DivisionGroupFilterFields({ filter: { fields, set } }: { filter: DivisionGroupFilter }) {
  const managers = useLookup(managerLookup);
  return (
    <>
      <TextField
        label="Nome do grupo"
        hideLabel
        placeholder="Nome do grupo"
        maxLength={divisionGroupFields.descricao.maxLength}
        value={fields.nome}
        onValueChange={(nome) => set({ nome })}
      />
      <PagedSelect
        {...managers.choice}
        label={divisionGroupFields.gestoresId.label}
        hideLabel
        placeholder={divisionGroupFields.gestoresId.label}
        value={fields.gestor}
        onValueChange={(gestor) => set({ gestor })}
      />
    </>
  );
}
