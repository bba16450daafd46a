import { takeTokensFromAddress } from './session/takeTokensFromAddress.ts';
import { applyStoredPreferences } from './shared/preferences/storedPreferences.ts';

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

import('./app/start.tsx').then(({ start }) => start(handedOver), offerReload);
