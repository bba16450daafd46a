import { createNotifications } from '@portal/ui';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { openStorage } from '../session/browserStorage.ts';
import { renewStanding } from '../session/openSession.ts';
import type { HandedOver } from '../session/takeTokensFromAddress.ts';
import { readConfiguration } from './configuration.ts';
import { reportUncaughtErrors, sendErrorReport } from './errorReports.ts';
import { notifyBy } from './notifyBy.ts';
import { PortalApp } from './PortalApp.tsx';
import { createPortal } from './portal.ts';
import { reportFailure } from './reportFailure.ts';

function onPageError(error: unknown): void {
  reportFailure(error);
  sendErrorReport(error);
}

/** Starts the portal. */
export function start(handedOver: HandedOver | null): void {
  const { apiUrl, managerEmailSuffix, nonce } = readConfiguration(document);
  reportUncaughtErrors();
  const notifications = createNotifications();
  const { storage, blocked } = openStorage('localStorage');
  const portal = createPortal({
    apiUrl,
    managerEmailSuffix,
    handedOver,
    notify: notifyBy(notifications),
    storage,
    storageBlocked: blocked,
    tabStorage: openStorage('sessionStorage').storage,
    createRouter: (routes) => createBrowserRouter(routes),
    reload: (to) => (to === null ? location.reload() : location.replace(to)),
  });
  void renewStanding(portal.services);
  const root = document.getElementById('root') ?? document.body;
  // The router reports errors that its boundaries catch, once.
  const reactRoot = createRoot(root, { onCaughtError: () => {} });
  // The first drawing too gives way to the browser.
  startTransition(() =>
    reactRoot.render(
      <StrictMode>
        <PortalApp portal={portal} notifications={notifications} onPageError={onPageError} nonce={nonce} />
      </StrictMode>,
    ),
  );
}
