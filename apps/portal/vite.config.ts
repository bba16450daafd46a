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

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: path.join(import.meta.dirname, '../../node_modules/.cache/vite-portal'),
  plugins: [react(), runtimeConfiguration()],
  resolve: { dedupe: ['react', 'react-dom', 'styled-components'] },
  html: { cspNonce: '%CSP_NONCE%' },
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
  },
});
