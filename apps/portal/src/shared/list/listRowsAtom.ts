import type { Schemas } from '@portal/api';
import { keepPreviousData } from '@tanstack/react-query';
import type { Atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { portalQueryClientAtom } from '../server-state/serverStateAtoms.ts';
import { apiAtom } from '../services/servicesAtom.ts';
import { type ListCall, readList } from './listCall.ts';

/**
 * The rows of a list under its filter. The page before stays in sight while another is read.
 *
 * @param pageSize rows a page.
 */
export function listRowsAtom<Filter, Query, Data extends { meta: Schemas['ListMeta'] }, Row>(
  filterAtom: Atom<Filter>,
  call: ListCall<Filter, Query, Data, Row>,
  pageSize: number,
) {
  return atomWithQuery(
    (get) => {
      const api = get(apiAtom);
      const filter = get(filterAtom);
      return {
        // Of its own under the path: what is kept are rows, and not the answer.
        queryKey: ['get', call.path, 'list', call.query(filter, pageSize)],
        queryFn: ({ signal }) => readList(api, call, filter, { pageSize, signal }),
        placeholderData: keepPreviousData,
      };
    },
    (get) => get(portalQueryClientAtom),
  );
}
