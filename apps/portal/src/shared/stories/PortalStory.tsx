import type { StaticRouteName } from '@portal/domain';
import { createNotifications, PortalProvider } from '@portal/ui';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { createMemoryRouter } from 'react-router';
import * as z from 'zod/mini';
import { notifyBy } from '../../app/notifyBy.ts';
import { PortalContent } from '../../app/PortalApp.tsx';
import { createPortal } from '../../app/portal.ts';
import { RouterLink } from '../../navigation/RouterLink.tsx';
import { createMemoryStorage } from '../../session/browserStorage.ts';
import { type Session, storedSessionOf } from '../../session/Session.ts';
import { createSessionEndNote, type SessionEndNote } from '../../session/sessionEnd.ts';
import type { HandedOver } from '../../session/takeTokensFromAddress.ts';
import { createWaitingSignUp, type WaitingSignUp } from '../../session/waitingSignUp.ts';
import type { ActOfBatch, Batch } from '../batch/createBatch.ts';
import type { VersionedItem } from '../batch/keptBatches.ts';
import { createKeptBatches } from '../batch/keptBatches.ts';
import { createDraftStore } from '../drafts/draftStore.ts';
import { createRecentRecords, type RecentRecord } from '../recent/recentRecords.ts';
import { storyGateway } from './gatewayHttp.ts';

interface InterruptedBatch {
  page: StaticRouteName;
  batch: Batch<VersionedItem, ActOfBatch>;
}

export interface PortalStoryProps {
  /** Address at which the portal opens. */
  path: string;
  /** The signed-in user, `null` for a visitor. */
  session: Session | null;
  /** Drafts of an earlier visit, by page and form. */
  drafts?: Readonly<Record<string, unknown>>;
  /** Why the session of this tab ended before. */
  sessionEnd?: Parameters<SessionEndNote['keep']>;
  /** A sign-up of this tab that waits for its code. */
  waitingSignUp?: WaitingSignUp;
  /** Tokens of the address. */
  handedOver?: HandedOver;
  /** Whether the browser refuses to store the session. */
  storageBlocked?: boolean;
  /** What the user opened before, the last one first. */
  recent?: readonly RecentRecord[];
  /** A batch of the user whose tab was closed in the middle. */
  interrupted?: InterruptedBatch;
  /** Configured suffix of managers' e-mails. */
  managerEmailSuffix?: string;
  /** A part of a page, rendered instead of the page at the address. */
  section?: ReactNode;
  theme?: 'light' | 'dark';
  density?: 'comfortable' | 'compact';
}

function storageWith(
  session: Session | null,
  recent: readonly RecentRecord[],
  interrupted: InterruptedBatch | undefined,
): Storage {
  const storage = createMemoryStorage();
  for (const [key, value] of Object.entries(session ? storedSessionOf(session) : {})) {
    if (value !== null) storage.setItem(key, value);
  }
  const records = createRecentRecords(storage, { get: () => session });
  for (const record of recent.toReversed()) records.add(record);
  if (interrupted) {
    const { page, batch } = interrupted;
    createKeptBatches(page, z.object({ id: z.string() })).keep(
      { storage, session: { get: () => session } },
      batch,
    );
  }
  return storage;
}

function tabStorageWith(
  session: Session | null,
  drafts: PortalStoryProps['drafts'] = {},
  sessionEnd: PortalStoryProps['sessionEnd'],
  waitingSignUp: WaitingSignUp | undefined,
): Storage {
  const storage = createMemoryStorage();
  if (sessionEnd) createSessionEndNote(storage).keep(...sessionEnd);
  if (waitingSignUp) createWaitingSignUp(storage).keep(waitingSignUp);
  const store = createDraftStore(storage, { get: () => session });
  for (const [place, values] of Object.entries(drafts)) {
    const [page = '', form = ''] = place.split(':');
    store.keep({ page, form }, values);
  }
  return storage;
}

/** The whole portal at an address, with its own router, guard, session and client per story. */
export function PortalStory({
  path,
  session,
  drafts,
  sessionEnd,
  waitingSignUp,
  handedOver,
  storageBlocked = false,
  recent = [],
  interrupted,
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
      storage: storageWith(session, recent, interrupted),
      storageBlocked,
      handedOver: handedOver ?? null,
      tabStorage: tabStorageWith(session, drafts, sessionEnd, waitingSignUp),
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
