import { Outlet, ScrollRestoration } from 'react-router';
import { NavigationProgress } from '../navigation/NavigationProgress.tsx';
import { RouteAnnouncer } from '../navigation/RouteAnnouncer.tsx';

/** Stands around every page: progress of a navigation, its announcement, and where the page was scrolled to. */
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
