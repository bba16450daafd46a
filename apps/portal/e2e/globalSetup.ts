import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { browserLaunchOptions } from '../../../scripts/browser.ts';
import { createPortalHost } from '../../../scripts/portalHost.ts';
import { freePort } from '../../../scripts/ports.ts';
import { startProgram, untilAnswers } from '../../../scripts/processes.ts';
import { root } from '../../../scripts/root.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built portal under its strict policy. */
    portalUrl: string;
    /** Address of the gateway the portal calls. */
    apiUrl: string;
    /** Endpoint of the one browser of the run. */
    browserEndpoint: string;
  }
}

/** One gateway with the real seed, one portal host and one browser for every end-to-end test. */
export default async function setup({ provide }: TestProject) {
  const built = path.join(root, 'apps/portal/dist');
  if (!existsSync(path.join(built, 'index.html')))
    throw new Error('The portal is not built: run "npm run build".');

  const temporary = await mkdtemp(path.join(tmpdir(), 'portal-e2e-'));
  const data = path.join(temporary, 'data');
  // A copy, since a build meanwhile would delete files that open pages still need.
  const folder = path.join(temporary, 'portal');
  await cp(built, folder, { recursive: true });
  const [gatewayPort, portalPort] = [await freePort(), await freePort()];
  const apiUrl = `http://localhost:${gatewayPort}`;
  const portalUrl = `http://localhost:${portalPort}`;

  const gateway = startProgram('Gateway', ['node', 'apps/gateway/src/main.ts', '--demo'], {
    GATEWAY_PORT: String(gatewayPort),
    GATEWAY_DATA: data,
    PORTAL_ORIGINS: portalUrl,
    GATEWAY_CHECK_ANSWERS: '1',
    // Each supplier that signs up calls from its own address, else the limit of one address ends the run.
    GATEWAY_TRUST_PROXY: '1',
  });
  const host = createPortalHost({ folder, apiUrl });
  await new Promise<void>((resolve) => host.listen(portalPort, resolve));
  const browser = await chromium.launchServer(await browserLaunchOptions());
  await untilAnswers(`${apiUrl}/pronto`, gateway);

  provide('portalUrl', portalUrl);
  provide('apiUrl', apiUrl);
  provide('browserEndpoint', browser.wsEndpoint());

  return async () => {
    await browser.close();
    host.closeAllConnections();
    host.close();
    await gateway.stop();
    await rm(temporary, { recursive: true, force: true });
  };
}
