import { ErrorState } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { useRouteError } from 'react-router';
import { servicesAtom } from '../shared/services/servicesAtom.ts';
import { ChunkLoadError } from './lazyPage.ts';

const NOT_LOADED = 'Não foi possível carregar esta página. Verifique a conexão e tente novamente.';
const BROKEN = 'Algo de errado aconteceu. Tente novamente em breve.';

/** Stands in for a page that failed; the frame around it stays, and so does the way on (NET-31). */
export function RouteErrorBoundary() {
  const error = useRouteError();
  const { startAfresh } = useAtomValue(servicesAtom);
  const notLoaded = error instanceof ChunkLoadError;
  return (
    <ErrorState
      message={notLoaded ? NOT_LOADED : BROKEN}
      // A page that was never loaded comes with the next document; one that broke may do better with fresh data.
      onRetry={notLoaded ? () => location.reload() : startAfresh}
    />
  );
}
