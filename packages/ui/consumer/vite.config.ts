import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** As in any new application, with the place of the nonce marked for whoever serves the page. */
export default defineConfig({
  plugins: [react()],
  html: { cspNonce: '%CSP_NONCE%' },
  build: { rolldownOptions: { input: ['index.html', 'hydrate.html', 'small.html'] } },
  logLevel: 'error',
});
