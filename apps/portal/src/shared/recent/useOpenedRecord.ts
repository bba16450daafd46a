import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { servicesAtom } from '../services/servicesAtom.ts';
import { useTabName } from '../tab-name/useTabName.ts';

/**
 * Remembers the record of a page as opened last, and names it in the tab.
 *
 * @param href its address.
 * @param label its name, undefined until it is loaded.
 */
export function useOpenedRecord(href: string, label: string | undefined): void {
  const { recent } = useAtomValue(servicesAtom);
  useTabName(label);
  useEffect(() => {
    if (label) recent.add({ href, label });
  }, [recent, href, label]);
}
