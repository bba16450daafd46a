import { build } from 'vite';
import { gzipSync } from 'node:zlib';
const parts = {
  reactdom: `import {createRoot} from 'react-dom/client'; import {StrictMode} from 'react'; console.log(createRoot, StrictMode)`,
  router: `import {createBrowserRouter, Outlet, ScrollRestoration, useLocation, Link, useSearchParams, useNavigation} from 'react-router'; import {RouterProvider} from 'react-router/dom'; console.log(createBrowserRouter, RouterProvider, Outlet, ScrollRestoration, useLocation, Link, useSearchParams,useNavigation)`,
  routerNoDom: `import {createBrowserRouter, RouterProvider, Outlet, ScrollRestoration, useLocation, Link, useSearchParams, useNavigation} from 'react-router'; console.log(createBrowserRouter, RouterProvider, Outlet, ScrollRestoration, useLocation, Link, useSearchParams,useNavigation)`,
  jotai: `import {atom, Provider, useAtomValue, createStore} from 'jotai'; console.log(atom, Provider, useAtomValue, createStore)`,
  jtq: `import {queryClientAtom} from 'jotai-tanstack-query'; console.log(queryClientAtom)`,
  query: `import {QueryClient, QueryClientProvider} from '@tanstack/react-query'; console.log(QueryClient, QueryClientProvider)`,
  oaq: `import c from 'openapi-react-query'; console.log(c)`,
  rhf: `import {useForm, useController} from 'react-hook-form'; console.log(useForm, useController)`,
  resolver: `import {zodResolver} from '@hookform/resolvers/zod'; console.log(zodResolver)`,
  zod: `import {z} from 'zod'; console.log(z.object({a: z.string().min(1).email().transform(x=>x)}).safeParse({}))`,
  zodmini: `import * as z from 'zod/mini'; console.log(z.object({a: z.string().check(z.minLength(1))}).safeParse({}))`,
  styled: `import styled, {StyleSheetManager, createGlobalStyle} from 'styled-components'; console.log(styled.div\`color: red;\`, StyleSheetManager, createGlobalStyle)`,
  floating: `import {useFloating, FloatingPortal, FloatingFocusManager, useDismiss, useInteractions, useRole, FloatingOverlay} from '@floating-ui/react'; console.log(useFloating, FloatingPortal, FloatingFocusManager, useDismiss, useInteractions, useRole, FloatingOverlay)`,
  mergeRefs: `import {useMergeRefs} from '@floating-ui/react'; console.log(useMergeRefs)`,
  api: `import {createPortalClient} from '@portal/api'; console.log(createPortalClient)`,
  domain: `import {guard, supplierSignInSchema, routes} from '@portal/domain'; console.log(guard, routes)`,
  domainSchemas: `import {guard, supplierSignInSchema, staffSignInSchema, routes} from '@portal/domain'; console.log(guard, supplierSignInSchema, staffSignInSchema, routes)`,
};
const only = process.argv.slice(2);
for (const [name, code] of Object.entries(parts)) {
  if (only.length && !only.includes(name)) continue;
  const r = await build({ configFile: false, root: import.meta.dirname, logLevel: 'error', plugins: [{ name: 'v', resolveId: (id) => id === 'virtual:m' ? import.meta.dirname + '/virtual.js' : null, load: (id) => id.endsWith('/virtual.js') ? code : null }],
    build: { write: false, rollupOptions: { input: 'virtual:m', external: name==='reactdom'?[]:[/^react$/, /^react-dom/, /^react\/jsx/] } } });
  const out = (Array.isArray(r) ? r[0] : r).output;
  console.log(name, out.filter(o => o.type === 'chunk').reduce((s, o) => s + gzipSync(o.code, {level: 9}).length, 0));
}
