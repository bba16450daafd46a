import { type Route, routes } from '@portal/domain';
import type { MiddlewareFunction, RouteObject } from 'react-router';
import { LoadingPage } from '../areas/session/authentication/LoadingPage.tsx';
import { type LoadPage, openPages } from '../openPages.ts';
import type { Opening } from '../pages.ts';
import { lazyPage } from '../shared/loading/lazyPage.ts';
import { prefetchErrorReports } from './errorReports.ts';
import { RootErrorBoundary } from './RootErrorBoundary.tsx';
import { RootLayout } from './RootLayout.tsx';
import { RouteErrorBoundary } from './RouteErrorBoundary.tsx';

const openRoutes = routes.filter((route) => route.roles === 'open');
const insideRoutes = routes.filter((route) => route.roles !== 'open');

function pageRoute({ path, name }: Route, load: LoadPage): RouteObject {
  return { path, id: name, lazy: lazyPage(load), ErrorBoundary: RouteErrorBoundary };
}

/**
 * Routes of the router: the route table of the domain with its pages, behind one guard.
 *
 * @param opening where the page stands that is being opened.
 */
export function createRoutes(guard: MiddlewareFunction, opening: () => Opening): RouteObject[] {
  return [
    {
      id: 'root',
      middleware: [guard],
      Component: RootLayout,
      ErrorBoundary: RootErrorBoundary,
      HydrateFallback: LoadingPage,
      children: [
        { id: 'open', children: openRoutes.map((route) => pageRoute(route, openPages[route.name])) },
        {
          id: 'inside',
          lazy: lazyPage(async () => {
            prefetchErrorReports();
            return (await import('../navigation/PortalShell.tsx')).PortalShell;
          }),
          children: insideRoutes.map((route) =>
            pageRoute(route, async () => (await import('../pages.ts')).openPage(route.name, opening)),
          ),
        },
      ],
    },
  ];
}
