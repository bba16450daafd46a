import { takeTokensFromAddress } from './session/takeTokensFromAddress.ts';
import {
  applyStoredPreferences,
  readStored,
  storedNavigation,
} from './shared/preferences/storedPreferences.ts';

// Runs first, before anything is requested from any server (D5, D14).
const handedOver = takeTokensFromAddress(window);
applyStoredPreferences(document);

/** The portal itself could not be loaded, so only plain elements are available. */
function offerReload(): void {
  const text = document.createElement('p');
  text.textContent = 'Não foi possível carregar o portal.';
  const button = document.createElement('button');
  button.textContent = 'Tentar novamente';
  button.addEventListener('click', () => location.reload());
  document.getElementById('root')?.replaceChildren(text, button);
}

/** Shows the frame that stands in the built page (`frameInHtml.ts`) until the portal draws it. */
function showFrame(): void {
  const frame = document.querySelector<HTMLTemplateElement>(`#frame-${storedNavigation()}`);
  if (frame) document.getElementById('root')?.append(frame.content);
}

// What is shown first need not wait for the portal. A failure is told where it is used.
if (readStored('accessToken') !== null) {
  showFrame();
  Promise.all([import('./navigation/PortalShell.tsx'), import('./pages.ts')]).catch(() => {});
} else {
  const entrance = location.pathname.endsWith('/backoffice')
    ? import('./areas/session/sign-in/StaffSignInPage.tsx')
    : import('./areas/session/sign-in/SignInPage.tsx');
  entrance.catch(() => {});
}

import('./app/start.tsx').then(({ start }) => start(handedOver), offerReload);
