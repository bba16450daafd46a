import { type NotificationStore, Notifications, PortalProvider } from '@portal/ui';
import '@portal/ui/fonts.css';
import { Provider, useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-router/dom';
import { RouterLink } from '../navigation/RouterLink.tsx';
import { SpokenError } from '../shared/announcement/SpokenError.tsx';
import { tellUnopenedAtom } from '../shared/loading/tellUnopenedAtom.ts';
import { densityAtom, themeAtom } from '../shared/preferences/preferenceAtoms.ts';
import type { Portal } from './portal.ts';
import { reportFailure } from './reportFailure.ts';

interface PortalContentProps {
  portal: Portal;
  notifications: NotificationStore;
  /** Takes what a boundary around a page caught. @default reportFailure */
  onPageError?: (error: unknown) => void;
  /** Providers around the pages: theme, density and texts. */
  appearance(content: ReactNode): ReactNode;
}

/** State of the signed-in user, pages and notifications. */
export function PortalContent({
  portal,
  notifications,
  onPageError = reportFailure,
  appearance,
}: PortalContentProps) {
  const { store, generation } = useSyncExternalStore(portal.states.onRenewal, portal.states.current);
  return (
    <Provider key={generation} store={store}>
      {appearance(
        <>
          <RouterProvider router={portal.router} onError={onPageError} />
          <SpokenError />
          <Notifications store={notifications} />
        </>,
      )}
    </Provider>
  );
}

interface AppearanceProps {
  nonce: string | undefined;
  children: ReactNode;
}

function ChosenAppearance({ nonce, children }: AppearanceProps) {
  const theme = useAtomValue(themeAtom);
  const density = useAtomValue(densityAtom);
  const tellUnopened = useSetAtom(tellUnopenedAtom);
  return (
    <PortalProvider
      theme={theme}
      density={density}
      linkComponent={RouterLink}
      onLoadError={tellUnopened}
      {...(nonce ? { nonce } : {})}
    >
      {children}
    </PortalProvider>
  );
}

interface PortalAppProps extends Omit<PortalContentProps, 'appearance'> {
  /** Nonce of the page's content security policy. */
  nonce?: string | undefined;
}

/** The whole portal, in the theme and density of the user. */
export function PortalApp({ nonce, ...rest }: PortalAppProps) {
  return (
    <PortalContent
      {...rest}
      appearance={(content) => <ChosenAppearance nonce={nonce}>{content}</ChosenAppearance>}
    />
  );
}
