import type { Schemas } from '@portal/api';
import { atom } from 'jotai';
import * as z from 'zod/mini';
import { enumerationItems, enumerationOptions, enumerationsAtom } from './enumerationsAtom.ts';

type Enumerations = Schemas['ProductEnumerations'];

const list = enumerationItems;

const productEnumerationsAtom = enumerationsAtom<Enumerations>({
  path: '/api/produtos/enumeracoes',
  read: (api) => api.GET('/api/produtos/enumeracoes'),
  key: 'portal.enumerations.produtos',
  schema: z.object({
    status: list,
    statusCadastros: list,
    tributacaoIcmsOrigensMercadorias: list,
    csts: list,
    fundoPobreza: list,
    pisConfins: list,
    cstPisConfins: list,
    spedItem: list,
    spedProduto: list,
    programacoes: list,
    tipoLiberacaoRequisicao: list,
    statusRequisicao: list,
    tipoPrazo: list,
  }),
});

/** Label of a value of a fixed list; the value itself until the lists are loaded. */
export const productLabelAtom = atom((get) => {
  const { data } = get(productEnumerationsAtom);
  return (name: keyof Enumerations, id: string | null): string | null =>
    data?.[name].find((item) => item.id === id)?.descricao ?? id;
});

/** Options of a fixed list; a stored value that is no longer in it stays an option. */
export const productOptionsAtom = atom((get) => {
  const { data } = get(productEnumerationsAtom);
  return (name: keyof Enumerations, stored?: string | null) => enumerationOptions(data?.[name], stored);
});
