import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPortalHost } from './portalHost.ts';
import { freePort } from './ports.ts';
import { startProgram, untilAnswers } from './processes.ts';
import { root } from './root.ts';

/** The built portal with a gateway of its own. */
export interface ServedPortal {
  portalUrl: string;
  apiUrl: string;
  stop(): Promise<void>;
}

/**
 * Serves the built portal under its strict policy, with a gateway that holds the demo data, both on free ports and
 * with nothing left of them afterwards.
 *
 * @param env more of the gateway's environment.
 */
export async function servePortal(env: Record<string, string> = {}): Promise<ServedPortal> {
  const built = path.join(root, 'apps/portal/dist');
  if (!existsSync(path.join(built, 'index.html')))
    throw new Error('The portal is not built: run "npm run build".');

  const temporary = await mkdtemp(path.join(tmpdir(), 'portal-served-'));
  // A copy, since a build meanwhile would delete files that open pages still need.
  const folder = path.join(temporary, 'portal');
  await cp(built, folder, { recursive: true });
  const [gatewayPort, portalPort] = [await freePort(), await freePort()];
  const apiUrl = `http://localhost:${gatewayPort}`;
  const portalUrl = `http://localhost:${portalPort}`;

  const gateway = startProgram('Gateway', ['node', 'apps/gateway/src/main.ts', '--demo'], {
    GATEWAY_PORT: String(gatewayPort),
    GATEWAY_DATA: path.join(temporary, 'data'),
    PORTAL_ORIGINS: portalUrl,
    ...env,
  });
  const host = createPortalHost({ folder, apiUrl });
  await new Promise<void>((resolve) => host.listen(portalPort, resolve));
  await untilAnswers(`${apiUrl}/pronto`, gateway);

  return {
    portalUrl,
    apiUrl,
    async stop() {
      host.closeAllConnections();
      host.close();
      await gateway.stop();
      await rm(temporary, { recursive: true, force: true });
    },
  };
}
