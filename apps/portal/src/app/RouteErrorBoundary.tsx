import { ErrorState } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { servicesAtom } from '../shared/services/servicesAtom.ts';
import { ChunkLoadError } from './lazyPage.ts';
import { reloadIfReplaced } from './reloadIfReplaced.ts';

const NOT_LOADED = 'Não foi possível carregar esta página. Verifique a conexão e tente novamente.';
const BROKEN = 'Algo de errado aconteceu. Tente novamente em breve.';

/** Shown for a page that failed; frame and navigation around it stay (NET-31). */
export function RouteErrorBoundary() {
  const error = useRouteError();
  const { startAfresh } = useAtomValue(servicesAtom);
  const notLoaded = error instanceof ChunkLoadError;
  useEffect(() => {
    if (notLoaded) void reloadIfReplaced();
  }, [notLoaded]);
  return (
    <ErrorState
      message={notLoaded ? NOT_LOADED : BROKEN}
      // A page that was never loaded needs a new document; one that failed may work with fresh data.
      onRetry={notLoaded ? () => location.reload() : startAfresh}
    />
  );
}
