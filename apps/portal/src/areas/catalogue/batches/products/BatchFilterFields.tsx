import { PagedSelect } from '@portal/ui';
import { divisionGroupLookup, riskClassLookup } from '../../../../shared/lookups/catalogueLookups.ts';
import { useLookup } from '../../../../shared/lookups/useLookup.ts';
import {
  DivisionField,
  type FilterFieldProps,
  ManagerField,
  ProductFields,
} from '../../products/list/productFilterFields.tsx';

/** The fields behind 'Mais filtros': groups are those of the manager or supplier, divisions those of the group or supplier (LOT-002 to LOT-009). */
export function BatchFilterFields({ filter }: FilterFieldProps) {
  const { fields, set } = filter;
  const gestor = fields.gestor?.value;
  const grupo = fields.grupo?.value;
  const fornecedor = fields.fornecedor?.value;
  const supplied = fornecedor === undefined ? {} : { fornecedorId: fornecedor };
  const groupsOf = { ...supplied, ...(gestor !== undefined && { gestorId: gestor }) };
  const divisionsOf = { ...supplied, ...(grupo !== undefined && { grupoDivisaoId: grupo }) };
  const groups = useLookup(divisionGroupLookup, groupsOf);
  const risks = useLookup(riskClassLookup);
  return (
    <>
      <ProductFields filter={filter} />
      <ManagerField filter={filter} />
      <PagedSelect
        {...groups.choice}
        label="Grupo de divisão"
        placeholder="Todos"
        value={fields.grupo}
        onValueChange={(next) => set({ grupo: next })}
      />
      <DivisionField filter={filter} of={divisionsOf} />
      <PagedSelect
        {...risks.choice}
        label="Classificação de risco"
        placeholder="Todas"
        value={fields.risco}
        onValueChange={(risco) => set({ risco })}
      />
    </>
  );
}
