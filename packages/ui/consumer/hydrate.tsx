/**
 * Takes over what `server.tsx` has drawn, one component after the other, and tells the test in the document what React
 * found to be otherwise. The styles of the server stand in the page.
 */
import { hydrateRoot } from 'react-dom/client';
import { examples } from '../src/internal/testing/examples.tsx';
import { failures, Page } from './Page.tsx';

const markup: Record<string, string> = await (await fetch('./markup.json')).json();
let name = '';

for (const level of ['error', 'warn'] as const)
  console[level] = (...parts) => failures.push(`${name}: ${parts.map(String).join(' ')}`);

const hydrated: string[] = [];
for (const [shown, example] of Object.entries(examples)) {
  name = shown;
  const place = document.createElement('div');
  place.innerHTML = markup[name] ?? '';
  document.body.append(place);
  const { promise: drawn, resolve } = Promise.withResolvers<void>();
  const root = hydrateRoot(
    place,
    <Page name={name} nonce="of the page" onDrawn={resolve}>
      {example}
    </Page>,
    { onRecoverableError: (error) => failures.push(`${name}: ${error}`) },
  );
  await drawn;
  await new Promise((resolve) => setTimeout(resolve, 30)); // lazy parts arrive
  hydrated.push(name);
  root.unmount();
  place.remove();
}
document.documentElement.dataset.result = JSON.stringify({ hydrated, failures });
