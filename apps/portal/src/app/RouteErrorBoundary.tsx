import { ErrorState } from '@portal/ui';
import { useRevalidator, useRouteError } from 'react-router';
import { ChunkLoadError } from './lazyPage.ts';

const NOT_LOADED = 'Não foi possível carregar esta página. Verifique a conexão e tente novamente.';
const BROKEN = 'Algo de errado aconteceu. Tente novamente em breve.';

/** Stands in for a page that failed; the frame around it stays, and so does the way on (NET-31). */
export function RouteErrorBoundary() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const notLoaded = error instanceof ChunkLoadError;
  // A page that was never loaded comes with the next document; one that broke may do better when drawn again.
  const retry = () => (notLoaded ? location.reload() : void revalidate());
  return <ErrorState message={notLoaded ? NOT_LOADED : BROKEN} onRetry={retry} />;
}
