import { isRouteErrorResponse, useRouteError } from 'react-router';
import { NotFoundPage } from '../areas/home/not-found/NotFoundPage.tsx';
import { RouteAnnouncer } from '../navigation/RouteAnnouncer.tsx';
import { RouteErrorBoundary } from './RouteErrorBoundary.tsx';

/** Shown for an unknown page, or when the frame of the portal fails. */
export function RootErrorBoundary() {
  const error = useRouteError();
  return (
    <>
      <RouteAnnouncer />
      {isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <RouteErrorBoundary />}
    </>
  );
}
