import { storedAtom } from '../shared/preferences/preferenceAtoms.ts';
import {
  NAVIGATION_KEY,
  type Navigation,
  storedNavigation,
} from '../shared/preferences/storedPreferences.ts';

/** How the side navigation was left on this device. */
export const navigationAtom = storedAtom<Navigation>(NAVIGATION_KEY, storedNavigation);
