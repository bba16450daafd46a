import type { Schemas } from '@portal/api';
import type { SelectOption } from '@portal/ui';
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { z } from 'zod';
import { LOOKUP } from '../server-state/queryClient.ts';
import { portalQueryClientAtom, queriesAtom } from '../server-state/serverStateAtoms.ts';
import { servicesAtom } from '../services/servicesAtom.ts';

type Enumerations = Schemas['ProductEnumerations'];

const KEY = 'portal.enumerations.produtos';

const list = z.array(z.object({ id: z.string(), descricao: z.string() }));
const enumerationsSchema: z.ZodType<Enumerations> = z.object({
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
});

/** The fixed lists of products: read once a session, also when the page is loaded again (FND-064, FND-065, GAP-25). */
const productEnumerationsAtom = atomWithQuery(
  (get) => {
    const { queryFn, ...options } = get(queriesAtom).queryOptions('get', '/api/produtos/enumeracoes');
    const { tabCache } = get(servicesAtom);
    return {
      ...options,
      queryFn: async ({ queryKey, client, meta }: Parameters<typeof queryFn>[0]) => {
        const known = tabCache.read(KEY, enumerationsSchema.parse);
        if (known) return known;
        // With a signal of its own: whoever asked may leave, and the next to come would ask again.
        const { signal } = new AbortController();
        const read = await queryFn({ queryKey, client, meta, signal });
        tabCache.keep(KEY, read);
        return read;
      },
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      meta: LOOKUP,
    };
  },
  (get) => get(portalQueryClientAtom),
);

/** Tells the label of a value of a fixed list; the value itself while the lists are not there. */
export const productLabelAtom = atom((get) => {
  const { data } = get(productEnumerationsAtom);
  return (name: keyof Enumerations, id: string | null): string | null =>
    data?.[name].find((item) => item.id === id)?.descricao ?? id;
});

/** The values of a fixed list to choose from; a stored one that is no longer among them stays a choice. */
export const productOptionsAtom = atom((get) => {
  const { data } = get(productEnumerationsAtom);
  return (name: keyof Enumerations, stored?: string | null): SelectOption[] => {
    const options = (data?.[name] ?? []).map(({ id, descricao }) => ({ value: id, label: descricao }));
    const known = !stored || options.some(({ value }) => value === stored);
    return known ? options : [...options, { value: stored, label: stored }];
  };
});
