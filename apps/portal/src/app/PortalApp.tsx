import { type NotificationStore, Notifications, PortalProvider } from '@portal/ui';
import { Provider, useAtomValue } from 'jotai';
import { type ReactNode, useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-router/dom';
import { RouterLink } from '../navigation/RouterLink.tsx';
import { densityAtom, themeAtom } from '../shared/preferences/preferenceAtoms.ts';
import type { Portal } from './portal.ts';

interface PortalAppProps {
  portal: Portal;
  notifications: NotificationStore;
  /** Nonce of the content security policy of the page. */
  nonce?: string | undefined;
}

function Appearance({ nonce, children }: { nonce: string | undefined; children: ReactNode }) {
  const theme = useAtomValue(themeAtom);
  const density = useAtomValue(densityAtom);
  return (
    <PortalProvider theme={theme} density={density} linkComponent={RouterLink} {...(nonce ? { nonce } : {})}>
      {children}
    </PortalProvider>
  );
}

/** The whole portal: state and data of the user who is signed in, appearance, pages and notifications. */
export function PortalApp({ portal, notifications, nonce }: PortalAppProps) {
  const { store, generation } = useSyncExternalStore(portal.onNewState, portal.state);
  return (
    <Provider key={generation} store={store}>
      <Appearance nonce={nonce}>
        <RouterProvider router={portal.router} />
        <Notifications store={notifications} />
      </Appearance>
    </Provider>
  );
}
