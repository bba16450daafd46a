import type { Schemas } from '@portal/api';
import { listOf } from '../../../shared/list/listOf.ts';
import { createLookup } from '../../../shared/lookups/createLookup.ts';
import type { Lookup } from '../../../shared/lookups/useLookup.ts';

/** Every manager, also those no longer active: their groups wait for somebody else. Read apart from the active ones. */
export const originManagerLookup: Lookup<Schemas['Manager'], number, 'cadastro'> = createLookup({
  call: listOf('/api/produtos/gestores', { search: 'busca', rows: 'gestores', query: { cadastro: true } }),
  option: ({ id, nome, ativo }) => ({
    value: id,
    label: nome,
    ...(ativo === false && { description: 'Inativo' }),
  }),
  failureMessage: 'Erro ao buscar gestores', // TRF-033
});
