import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Puts the address of the gateway into the page of the dev server; in production whoever serves the page does it. */
const runtimeConfiguration = (): Plugin => ({
  name: 'portal-runtime-configuration',
  apply: 'serve',
  transformIndexHtml: (html) =>
    html.replaceAll('%PORTAL_API_URL%', process.env.PORTAL_API_URL ?? 'http://localhost:8787'),
});

/**
 * What the sign-in page needs, in one file: forty small ones cost a request and some 7 kB of worse compression. What
 * takes the tokens out of the address stays outside, for it runs before anything else is loaded.
 */
const firstFile = [
  /node_modules\/(react|react-dom|scheduler|react-router|styled-components|stylis|openapi-fetch)\//,
  /node_modules\/jotai\/dist\/(react|vanilla)\/(?!utils)/,
  /node_modules\/lucide-react\/dist\/esm\/(Icon|context|createLucideIcon|shared)/,
  /packages\/api\/src\//,
  /packages\/domain\/src\/(access|roles\/(mapRoles|roleFlags|roles)\.)/,
  /packages\/ui\/src\/(tokens|theme|locale|actions|layout\/stack|navigation\/link|patterns\/auth-page)\//,
  /packages\/ui\/src\/feedback\/(error-state|notifications|spinner)\//,
  /packages\/ui\/src\/inputs\/(cnpj|password|text)-field\//,
  /packages\/ui\/src\/internal\/(editing|field|mask|layers|close-button|toneIcons|stateMessage)/,
  /apps\/portal\/src\/(app|session\/(?!takeTokens)|navigation\/(Navigation|Route|pageTitle))/,
  /apps\/portal\/src\/shared\/(address|brand|drafts|services|forms\/useOneAtATime|preferences\/preferenceAtoms)/,
  /apps\/portal\/src\/areas\/(home\/not-found|session\/(authentication\/Loading|sign-in\/(?!.*Schemas)|useHref))/,
];

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: path.join(import.meta.dirname, '../../node_modules/.cache/vite-portal'),
  plugins: [react(), runtimeConfiguration()],
  resolve: { dedupe: ['react', 'react-dom', 'styled-components'] },
  html: { cspNonce: '%CSP_NONCE%' },
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'portal', test: (id) => firstFile.some((part) => part.test(id)) }],
        },
      },
    },
  },
});
