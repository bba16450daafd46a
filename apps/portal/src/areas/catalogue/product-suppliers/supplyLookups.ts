import type { Schemas } from '@portal/api';
import { type SelectOption, supplierOptionLabel } from '@portal/ui';
import { listOf } from '../../../shared/list/listOf.ts';
import { createLookup } from '../../../shared/lookups/createLookup.ts';

/** A supplier as people read it: "code - trade name". */
export function supplierOption({
  id,
  codigo,
  nomeFantasia,
}: Schemas['SupplierOption']): SelectOption<number> {
  return { value: id, label: supplierOptionLabel(codigo, nomeFantasia) };
}

/** A unit as people read it. */
export function unitOption({ id, siglaDescricao }: Schemas['Unit']): SelectOption<number> {
  return { value: id, label: siglaDescricao };
}

/** Approved suppliers (LNK-032, LNK-020). */
export const supplierLookup = createLookup({
  call: listOf('/api/fornecedores/lista', { search: 'busca', rows: 'fornecedores' }),
  option: supplierOption,
  failureMessage: 'Erro ao buscar fornecedores',
});

/** Units of purchase (LNK-033, LNK-034). */
export const unitLookup = createLookup({
  call: listOf('/api/produtos/unidades', { search: 'descricao', rows: 'unidade' }),
  option: unitOption,
  failureMessage: 'Erro ao buscar unidades',
});
