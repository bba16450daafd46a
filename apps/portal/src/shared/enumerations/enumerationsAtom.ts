import { answerOf, type PortalClient } from '@portal/api';
import type { SelectOption } from '@portal/ui';
import * as z from 'zod/mini';
import { queryAtom } from '../server-state/queryAtom.ts';
import { FIXED_LIST } from '../server-state/queryClient.ts';
import { apiAtom, servicesAtom } from '../services/servicesAtom.ts';

interface EnumerationsCall<Lists> {
  readonly path: string;
  read(api: PortalClient): Promise<{ data?: Lists }>;
  /** Key in the session storage. */
  readonly key: `portal.enumerations.${string}`;
  /** Schema of the stored lists; anything else is loaded again. */
  readonly schema: z.ZodMiniType<Lists>;
}

/** A fixed list of values with labels. */
export const enumerationItems = z.array(z.object({ id: z.string(), descricao: z.string() }));

/**
 * The fixed lists of an area, loaded once per session and kept over a reload of the page (FND-064, FND-065, GAP-25).
 */
export function enumerationsAtom<Lists>({ path, read, key, schema }: EnumerationsCall<Lists>) {
  return queryAtom((get) => {
    const { tabCache } = get(servicesAtom);
    const api = get(apiAtom);
    return {
      queryKey: ['get', path],
      queryFn: async () => {
        const known = tabCache.read(key, schema.parse);
        if (known) return known;
        // Without the signal of the query: the page may be left, and the next one would load it again.
        const data = await answerOf(read(api));
        tabCache.keep(key, data);
        return data;
      },
      ...FIXED_LIST,
    };
  });
}

/** Options of a fixed list; a stored value that is no longer in it stays an option. */
export function enumerationOptions(
  items: z.output<typeof enumerationItems> | undefined,
  stored: string | null | undefined,
): SelectOption[] {
  const options = (items ?? []).map(({ id, descricao }) => ({ value: id, label: descricao }));
  const known = !stored || options.some(({ value }) => value === stored);
  return known ? options : [...options, { value: stored, label: stored }];
}
