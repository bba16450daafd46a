import { supplierOptionLabel } from '@portal/ui';
import { listOf } from '../list/listOf.ts';
import { byId, createLookup } from './createLookup.ts';

/** Families, by code and name. */
export const familyLookup = createLookup({
  call: listOf('/api/produtos/familias', { search: 'busca', rows: 'familias' }),
  pageOf: byId(
    listOf('/api/produtos/familias', { search: 'busca', rows: 'familias', filters: { id: 'FamiliaId' } }),
  ),
  option: ({ id, nome }) => ({ value: id, label: nome }),
});

/** Suppliers of a filter, 30 a page, as "code - trade name" (FLT-010, CON-34). */
export const supplierFilterLookup = createLookup({
  call: listOf('/api/fornecedores/lista', { search: 'busca', rows: 'fornecedores' }),
  pageOf: byId(
    listOf('/api/fornecedores/lista', {
      search: 'busca',
      rows: 'fornecedores',
      filters: { id: 'FornecedorId' },
    }),
  ),
  option: ({ id, codigo, nomeFantasia }) => ({ value: id, label: supplierOptionLabel(codigo, nomeFantasia) }),
  pageSize: 30,
  failureMessage: 'Erro ao buscar fornecedores', // FND-084
});

/** Active managers, 20 a page, searched 500 ms after the last key (FLT-012, GRP-044 to GRP-050). */
export const managerLookup = createLookup({
  call: listOf('/api/produtos/gestores', { search: 'busca', rows: 'gestores' }),
  option: ({ id, nome }) => ({ value: id, label: nome }),
  failureMessage: 'Erro ao buscar gestores', // GRP-042, TRF-033
});

/** Brands of the e-commerce register. */
export const ecommerceBrandLookup = createLookup({
  call: listOf('/api/produtos/ecommerces', { search: 'busca', rows: 'marcas' }),
  option: ({ id, descricao }) => ({ value: id, label: descricao }),
});
