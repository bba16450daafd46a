import type { PortalClient } from '@portal/api';
import { atom } from 'jotai';
import type { DataRouter } from 'react-router';
import type { SessionStore } from '../../session/sessionStore.ts';
import type { DraftStore } from '../drafts/draftStore.ts';
import type { Notify } from './Notify.ts';
import type { TabCache } from './tabCache.ts';

/** What pages and atoms stand on, made once for the portal and once for each story. */
export interface Services {
  /** Calls of the contract. */
  readonly api: PortalClient;
  readonly session: SessionStore;
  readonly drafts: DraftStore;
  readonly tabCache: TabCache;
  readonly notify: Notify;
  /** Origin of the gateway: files may be saved straight from it (D16). */
  readonly gatewayOrigin: string;
  /** Configured suffix of the e-mails of managers (D10), `''` where there is none. */
  readonly managerEmailSuffix: string;
  readonly router: Pick<DataRouter, 'navigate' | 'state' | 'subscribe' | 'revalidate'>;
  /** Forgets state and data of the pages and draws them again: the way on after a failure. */
  startAfresh(): void;
  /** Ends the session in every tab and goes to the sign-in page of the user (FND-046 to FND-048). */
  signOut(): void;
}

/** The services of the portal around; set before the first render. */
export const servicesOrNullAtom = atom<Services | null>(null);

export const servicesAtom = atom((get) => {
  const services = get(servicesOrNullAtom);
  if (!services) throw new Error('No portal around this atom');
  return services;
});

export const apiAtom = atom((get) => get(servicesAtom).api);
export const notifyAtom = atom((get) => get(servicesAtom).notify);
