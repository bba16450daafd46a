import { useSetAtom } from 'jotai';
import { type ComponentType, createContext, use, useEffect, useEffectEvent } from 'react';
import { askAgain, type Unloaded } from './askAgain.tsx';
import { tellUnopenedAtom } from './tellUnopenedAtom.ts';

/** Closes what opens over a page, or in place of what the page shows: drawn around a `lazyOverlay`. */
export const CloseContext = createContext<(() => void) | null>(null);

/** In place of what could not be loaded: closes it, so that it can be opened again, and says so. */
const UnloadedOverlay: Unloaded = ({ error }) => {
  const close = use(CloseContext);
  if (!close) throw error;
  const tell = useSetAtom(tellUnopenedAtom);
  const giveUp = useEffectEvent(() => {
    tell();
    close();
  });
  useEffect(() => {
    const timer = setTimeout(giveUp); // once, where effects run twice
    return () => clearTimeout(timer);
  }, []);
  return null;
};

/** Fetches the overlays of the pages that were opened, and that may still have to come. */
const fetches = new Set<() => Promise<void>>();

/** Fetches ahead what opens over the pages that are there. What cannot be fetched is asked for again when it opens. */
export async function prefetchOverlays(): Promise<void> {
  await Promise.allSettled([...fetches].map((fetch) => fetch()));
}

/**
 * What opens over a page, as a dialog, or in place of what the page shows: loaded once the page rests, or when it is first
 * opened. Where it could not be loaded the page stays as it is, which is said, and it can be opened again.
 *
 * @example
 * const BrandDialog = lazyOverlay(async () => (await import('./BrandDialog.tsx')).BrandDialog);
 * <CloseContext value={close}>{isOpen && <BrandDialog />}</CloseContext>;
 */
export function lazyOverlay<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const fetch = async () => {
    await load();
    fetches.delete(fetch);
  };
  fetches.add(fetch);
  return askAgain(load, UnloadedOverlay);
}
