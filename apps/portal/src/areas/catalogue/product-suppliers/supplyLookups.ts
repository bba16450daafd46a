import { answerOf, type Schemas } from '@portal/api';
import { pageQuery } from '@portal/domain';
import { type SelectOption, supplierOptionLabel } from '@portal/ui';
import { type Lookup, lookupPage } from '../../../shared/lookups/useLookup.ts';

const paged = (page: number) => pageQuery({ page, pageSize: 20 });

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
export const supplierLookup: Lookup<Schemas['SupplierOption'], number> = {
  path: '/api/fornecedores/lista',
  read: async (api, { search, page, signal }) => {
    const query = { ...(search && { busca: search }), ...paged(page) };
    const { fornecedores, meta } = await answerOf(
      api.GET('/api/fornecedores/lista', { params: { query }, signal }),
    );
    return lookupPage(fornecedores, meta);
  },
  option: supplierOption,
  failureMessage: 'Erro ao buscar fornecedores',
};

/** Units of purchase (LNK-033, LNK-034). */
export const unitLookup: Lookup<Schemas['Unit'], number> = {
  path: '/api/produtos/unidades',
  read: async (api, { search, page, signal }) => {
    const query = { ...(search && { descricao: search }), ...paged(page) };
    const { unidade, meta } = await answerOf(
      api.GET('/api/produtos/unidades', { params: { query }, signal }),
    );
    return lookupPage(unidade, meta);
  },
  option: unitOption,
  failureMessage: 'Erro ao buscar unidades',
};
