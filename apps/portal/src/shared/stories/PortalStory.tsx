import { createNotifications, PortalProvider } from '@portal/ui';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { createMemoryRouter } from 'react-router';
import { notifyBy } from '../../app/notifyBy.ts';
import { PortalContent } from '../../app/PortalApp.tsx';
import { createPortal } from '../../app/portal.ts';
import { RouterLink } from '../../navigation/RouterLink.tsx';
import { createMemoryStorage } from '../../session/browserStorage.ts';
import { type Session, storedSessionOf } from '../../session/Session.ts';
import { createDraftStore } from '../drafts/draftStore.ts';
import { storyGateway } from './gatewayHttp.ts';

export interface PortalStoryProps {
  /** Address that the portal is opened at. */
  path: string;
  /** Who is signed in, `null` for a visitor. */
  session: Session | null;
  /** What the user typed before and did not save, by page and form. */
  drafts?: Readonly<Record<string, unknown>>;
  /** Suffix of the e-mails of managers, where it is configured. */
  managerEmailSuffix?: string;
  /** A part of a page, shown alone in place of the page at the address. */
  section?: ReactNode;
  theme?: 'light' | 'dark';
  density?: 'comfortable' | 'compact';
}

function storageWith(session: Session | null): Storage {
  const storage = createMemoryStorage();
  for (const [key, value] of Object.entries(session ? storedSessionOf(session) : {})) {
    if (value !== null) storage.setItem(key, value);
  }
  return storage;
}

function tabStorageWith(session: Session | null, drafts: PortalStoryProps['drafts'] = {}): Storage {
  const storage = createMemoryStorage();
  const store = createDraftStore(storage, { get: () => session });
  for (const [place, values] of Object.entries(drafts)) {
    const [page = '', form = ''] = place.split(':');
    store.keep({ page, form }, values);
  }
  return storage;
}

/** The whole portal at an address: real router, guard, session and calls, each story with its own. */
export function PortalStory({
  path,
  session,
  drafts,
  managerEmailSuffix = '',
  section,
  theme = 'light',
  density = 'comfortable',
}: PortalStoryProps) {
  const channelName = useId();
  const [{ portal, notifications }] = useState(() => {
    const notifications = createNotifications();
    const portal = createPortal({
      apiUrl: storyGateway,
      managerEmailSuffix,
      notify: notifyBy(notifications),
      storage: storageWith(session),
      tabStorage: tabStorageWith(session, drafts),
      createRouter: (routes) =>
        createMemoryRouter(
          section === undefined ? routes : [{ path: '*', element: <main>{section}</main> }],
          {
            initialEntries: [path],
          },
        ),
      reload: () => void portal.router.revalidate(),
      channelName,
    });
    return { portal, notifications };
  });
  useEffect(() => () => portal.dispose(), [portal]);
  return (
    <PortalContent
      portal={portal}
      notifications={notifications}
      appearance={(content) => (
        <PortalProvider theme={theme} density={density} linkComponent={RouterLink}>
          {content}
        </PortalProvider>
      )}
    />
  );
}
