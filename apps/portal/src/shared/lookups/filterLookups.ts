import { answerOf, type Schemas } from '@portal/api';
import { pageQuery } from '@portal/domain';
import { supplierOptionLabel } from '@portal/ui';
import { type Lookup, lookupPage } from './useLookup.ts';

/** Families, by code and name. */
export const familyLookup: Lookup<Schemas['FamilyListItem'], number> = {
  path: '/api/produtos/familias',
  read: async (api, { search, page, signal }) => {
    const query = { ...(search && { busca: search }), ...pageQuery({ page, pageSize: 20 }) };
    const { familias, meta } = await answerOf(
      api.GET('/api/produtos/familias', { params: { query }, signal }),
    );
    return lookupPage(familias, meta);
  },
  pageOf: async (api, FamiliaId, signal) => {
    const query = { FamiliaId, ...pageQuery({ page: 1, pageSize: 1 }) };
    const { familias, meta } = await answerOf(
      api.GET('/api/produtos/familias', { params: { query }, signal }),
    );
    return lookupPage(familias, meta);
  },
  option: ({ id, nome }) => ({ value: id, label: nome }),
};

/** Suppliers of a filter, 30 a page, as "code - trade name" (FLT-010, CON-34). */
export const supplierFilterLookup: Lookup<Schemas['SupplierOption'], number> = {
  path: '/api/fornecedores/lista',
  read: async (api, { search, page, signal }) => {
    const query = { ...(search && { busca: search }), ...pageQuery({ page, pageSize: 30 }) };
    const { fornecedores, meta } = await answerOf(
      api.GET('/api/fornecedores/lista', { params: { query }, signal }),
    );
    return lookupPage(fornecedores, meta);
  },
  option: ({ id, codigo, nomeFantasia }) => ({ value: id, label: supplierOptionLabel(codigo, nomeFantasia) }),
  failureMessage: 'Erro ao buscar fornecedores', // FND-084
};

/** Rest after the last keystroke in a search for managers, in milliseconds (GRP-048). */
export const MANAGER_SEARCH_DELAY_MS = 500;

/** Active managers, 20 a page (FLT-012, GRP-044 to GRP-050). */
export const managerLookup: Lookup<Schemas['Manager'], number> = {
  path: '/api/produtos/gestores',
  read: async (api, { search, page, signal }) => {
    const query = { ...(search && { busca: search }), ...pageQuery({ page, pageSize: 20 }) };
    const { gestores, meta } = await answerOf(
      api.GET('/api/produtos/gestores', { params: { query }, signal }),
    );
    return lookupPage(gestores, meta);
  },
  option: ({ id, nome }) => ({ value: id, label: nome }),
  failureMessage: 'Erro ao buscar gestores', // GRP-042, TRF-033
};

/** Brands of the e-commerce register, 30 a page. */
export const ecommerceBrandLookup: Lookup<Schemas['Brand'], number> = {
  path: '/api/produtos/ecommerces',
  read: async (api, { search, page, signal }) => {
    const query = { ...(search && { busca: search }), ...pageQuery({ page, pageSize: 30 }) };
    const { marcas, meta } = await answerOf(
      api.GET('/api/produtos/ecommerces', { params: { query }, signal }),
    );
    return lookupPage(marcas, meta);
  },
  option: ({ id, descricao }) => ({ value: id, label: descricao }),
};
