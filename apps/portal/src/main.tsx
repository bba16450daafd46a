import { takeTokensFromAddress } from './session/takeTokensFromAddress.ts';
import { applyStoredPreferences } from './shared/preferences/storedPreferences.ts';

// First of all, before anything else is asked from any server (D5, D14).
const handedOver = takeTokensFromAddress(window);
applyStoredPreferences(document);

/** The portal itself could not be loaded: plain elements are all there is. */
function offerReload(): void {
  const text = document.createElement('p');
  text.textContent = 'Não foi possível carregar o portal.';
  const button = document.createElement('button');
  button.textContent = 'Tentar novamente';
  button.addEventListener('click', () => location.reload());
  document.getElementById('root')?.replaceChildren(text, button);
}

import('./app/start.tsx').then(({ start }) => start(handedOver), offerReload);
