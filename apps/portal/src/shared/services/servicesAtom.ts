import type { PortalClient } from '@portal/api';
import { atom } from 'jotai';
import type { DataRouter } from 'react-router';
import type { SessionEndNote } from '../../session/sessionEnd.ts';
import type { SessionStore } from '../../session/sessionStore.ts';
import type { WaitingSignUpNote } from '../../session/waitingSignUp.ts';
import type { DraftStore } from '../drafts/draftStore.ts';
import type { RecentRecords } from '../recent/recentRecords.ts';
import type { Notify } from './Notify.ts';
import type { TabCache } from './tabCache.ts';

/** Services of pages and atoms, created once per portal and once per story. */
export interface Services {
  /** The client for calls of the contract. */
  readonly api: PortalClient;
  readonly session: SessionStore;
  readonly drafts: DraftStore;
  readonly recent: RecentRecords;
  /** Storage of this device, for what each user keeps in it. */
  readonly storage: Storage;
  readonly tabCache: TabCache;
  readonly sessionEnd: SessionEndNote;
  readonly waitingSignUp: WaitingSignUpNote;
  /** Whether the browser refuses to store anything: session and the rest of `storage` then end with the page. */
  readonly storageBlocked: boolean;
  readonly notify: Notify;
  /** Origin of the gateway: files may be downloaded from it directly (D16). */
  readonly gatewayOrigin: string;
  /** Configured suffix of managers' e-mails (D10), `''` for none. */
  readonly managerEmailSuffix: string;
  readonly router: Pick<DataRouter, 'navigate' | 'state' | 'subscribe' | 'revalidate'>;
  /** Calls back whenever the user changes or leaves: what is under way for them ends. */
  onSessionEnd(end: () => void): void;
  /** Drops all state and data and renders the pages again, as the retry after a failure. */
  startAfresh(): void;
  /** Ends the session in every tab and goes to the sign-in page of the user (FND-046 to FND-048). */
  signOut(): void;
}

/** The services of the current portal; set before the first render. */
export const servicesOrNullAtom = atom<Services | null>(null);

export const servicesAtom = atom((get) => {
  const services = get(servicesOrNullAtom);
  if (!services) throw new Error('No portal around this atom');
  return services;
});

export const apiAtom = atom((get) => get(servicesAtom).api);
export const notifyAtom = atom((get) => get(servicesAtom).notify);
