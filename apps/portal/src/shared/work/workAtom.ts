import { toApiError } from '@portal/api';
import { WORK_ITEMS } from '@portal/domain';
import { atom } from 'jotai';
import { queryAtom } from '../server-state/queryAtom.ts';
import { DECIDED_BY_OTHERS } from '../server-state/queryClient.ts';
import { queriesAtom } from '../server-state/serverStateAtoms.ts';

const workListAtom = queryAtom((get) => ({
  ...get(queriesAtom).queryOptions('get', '/api/usuarios/trabalho'),
  ...DECIDED_BY_OTHERS,
}));

/** Asks for what waits for the user. */
export const workPrefetchAtom = workListAtom.prefetchAtom;

/** What waits for the user, in the order of the table of work (D29). Kinds of which nothing waits are left out. */
export const workAtom = atom((get) => {
  const { data, error, isFetching, refetch } = get(workListAtom);
  const lines = WORK_ITEMS.flatMap((item) => {
    const counted = data?.itens.find(({ chave }) => chave === item.key);
    return counted && counted.quantidade > 0 ? { ...item, ...counted } : [];
  });
  return {
    /** Undefined until they are read. */
    lines: data && lines,
    error: error && !data ? toApiError(error) : null,
    retrying: isFetching,
    onRetry: () => void refetch(),
  };
});

/** A kind of work with its numbers. */
export type WorkLine = NonNullable<ReturnType<(typeof workAtom)['read']>['lines']>[number];
