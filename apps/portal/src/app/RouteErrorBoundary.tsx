import { GENERIC_MESSAGE } from '@portal/api';
import { ErrorState } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { type Location, useLocation, useRouteError } from 'react-router';
import { ChunkLoadError } from '../shared/loading/lazyPage.ts';
import { reloadIfReplaced, reloadIfServed } from '../shared/loading/reloadForCode.ts';
import { servicesAtom } from '../shared/services/servicesAtom.ts';

const NOT_LOADED = 'Não foi possível carregar esta página. Verifique a conexão e tente novamente.';

/**
 * The visit at which code could not be loaded first. Browsers never ask again for a module that failed in this document, nor
 * for one that it imports (whatwg/html#6768), as while the first page began (`loadFiles.ts`), so that every later visit that
 * fails asks with a new document.
 */
let firstFailedVisit: Location | undefined;

/** Shown for a page that failed; frame and navigation around it stay (NET-31). */
export function RouteErrorBoundary() {
  const error = useRouteError();
  const visit = useLocation();
  const { startAfresh } = useAtomValue(servicesAtom);
  const notLoaded = error instanceof ChunkLoadError;
  useEffect(() => {
    if (!notLoaded) return;
    const left = new AbortController();
    firstFailedVisit ??= visit;
    void (visit === firstFailedVisit ? reloadIfReplaced(left.signal) : reloadIfServed(left.signal));
    return () => left.abort();
  }, [notLoaded, visit]);
  return (
    <ErrorState
      message={notLoaded ? NOT_LOADED : GENERIC_MESSAGE}
      // A page that was never loaded needs a new document; one that failed may work with fresh data.
      onRetry={notLoaded ? () => location.reload() : startAfresh}
    />
  );
}
