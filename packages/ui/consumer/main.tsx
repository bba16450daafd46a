/**
 * A page of somebody else, who installed the package: draws every component it exports, one after the other, and
 * tells the test in the document what it saw. `scripts/library.test.ts` builds and opens it.
 */
import * as ui from '@portal/ui';
import * as charts from '@portal/ui/charts';
import '@portal/ui/fonts.css';
import { createRoot } from 'react-dom/client';
import { examples } from '../src/internal/testing/examples.tsx';
import { failures, Page } from './Page.tsx';

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

document.addEventListener('securitypolicyviolation', (event) => {
  failures.push(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
});
window.addEventListener('error', (event) => failures.push(`error: ${event.message}`));
window.addEventListener('unhandledrejection', (event) => failures.push(`rejection: ${event.reason}`));

const place = document.createElement('div');
document.body.append(place);
const drawn: string[] = [];
await ui.prefetchParts(); // dialogs are there at once

for (const [name, example] of Object.entries(examples)) {
  const root = createRoot(place);
  root.render(
    <Page name={name} nonce={nonce}>
      {example}
    </Page>,
  );
  await new Promise((resolve) => setTimeout(resolve, 30)); // lazy parts arrive
  const shown = place.textContent !== '' || place.childElementCount > 0 || document.querySelector('[role]');
  if (shown) drawn.push(name);
  root.unmount();
}

/** A component is exported by a name in capitals; the provider is around every example. */
const components = Object.keys({ ...ui, ...charts }).filter(
  (name) => /^[A-Z]/.test(name) && name !== 'PortalProvider',
);
const rules = [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0);
document.documentElement.dataset.result = JSON.stringify({ components, drawn, failures, rules });
