import { listOf } from '../../../shared/list/listOf.ts';
import { createLookup } from '../../../shared/lookups/createLookup.ts';

/** Every manager, also those no longer active: their groups wait for somebody else. */
export const originManagerLookup = createLookup({
  call: listOf('/api/produtos/gestores', { search: 'busca', rows: 'gestores', query: { cadastro: true } }),
  option: ({ id, nome, ativo }) => ({
    value: id,
    label: nome,
    ...(ativo === false && { description: 'Inativo' }),
  }),
  failureMessage: 'Erro ao buscar gestores', // TRF-033
});
