import { answerOf, type Schemas } from '@portal/api';
import { pageQuery } from '@portal/domain';
import { type Lookup, lookupPage } from '../../../shared/lookups/useLookup.ts';

/** Every manager, also those no longer active: their groups wait for somebody else. Read apart from the active ones. */
export const originManagerLookup: Lookup<Schemas['Manager'], number, 'cadastro'> = {
  path: '/api/produtos/gestores',
  read: async (api, { search, page, signal }) => {
    const query = { cadastro: true, ...(search && { busca: search }), ...pageQuery({ page, pageSize: 20 }) };
    const { gestores, meta } = await answerOf(
      api.GET('/api/produtos/gestores', { params: { query }, signal }),
    );
    return lookupPage(gestores, meta);
  },
  option: ({ id, nome, ativo }) => ({
    value: id,
    label: nome,
    ...(ativo === false && { description: 'Inativo' }),
  }),
  failureMessage: 'Erro ao buscar gestores', // TRF-033
};
