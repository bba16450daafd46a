import { PagedSelect } from '@portal/ui';
import { useMemo } from 'react';
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
  const supplied = useMemo(
    () => (fornecedor === undefined ? {} : { fornecedorId: fornecedor }),
    [fornecedor],
  );
  const groupsOf = useMemo(
    () => ({ ...supplied, ...(gestor !== undefined && { gestorId: gestor }) }),
    [supplied, gestor],
  );
  const divisionsOf = useMemo(
    () => ({ ...supplied, ...(grupo !== undefined && { grupoDivisaoId: grupo }) }),
    [supplied, grupo],
  );
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
