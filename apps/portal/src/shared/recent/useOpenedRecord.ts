import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { servicesAtom } from '../services/servicesAtom.ts';

/**
 * Remembers the record of a page as opened last.
 *
 * @param href its address.
 * @param label its name, undefined until it is loaded.
 */
export function useOpenedRecord(href: string, label: string | undefined): void {
  const { recent } = useAtomValue(servicesAtom);
  useEffect(() => {
    if (label) recent.add({ href, label });
  }, [recent, href, label]);
}
