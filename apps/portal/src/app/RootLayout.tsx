import { Outlet, ScrollRestoration } from 'react-router';
import { NavigationProgress } from '../navigation/NavigationProgress.tsx';
import { RouteAnnouncer } from '../navigation/RouteAnnouncer.tsx';

/** Around every page: navigation progress, its announcement, and scroll restoration. */
export function RootLayout() {
  return (
    <>
      <NavigationProgress />
      <RouteAnnouncer />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
