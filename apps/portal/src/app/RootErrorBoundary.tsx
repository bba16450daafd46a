import { isRouteErrorResponse, useRouteError } from 'react-router';
import { NotFoundPage } from '../areas/home/not-found/NotFoundPage.tsx';
import { RouteAnnouncer } from '../navigation/RouteAnnouncer.tsx';
import { RouteErrorBoundary } from './RouteErrorBoundary.tsx';

/** Stands in for a page that the portal has not, or for the whole portal when its frame fails. */
export function RootErrorBoundary() {
  const error = useRouteError();
  return (
    <>
      <RouteAnnouncer />
      {isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <RouteErrorBoundary />}
    </>
  );
}
