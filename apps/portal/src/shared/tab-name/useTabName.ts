import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** What the page shows, as the tab of the browser says it before the title of the page; `null` for the page alone. */
export const tabNameAtom = atom<string | null>(null);

/**
 * Says in the tab of the browser what its page shows, so that two tabs of one page can be told apart.
 *
 * @param name of a record, undefined until it is loaded.
 */
export function useTabName(name: string | undefined): void {
  const setName = useSetAtom(tabNameAtom);
  useEffect(() => {
    if (!name) return;
    setName(name);
    return () => setName(null);
  }, [name, setName]);
}
