/** `npm run serve`: the built portal under its strict policy, together with the gateway. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isEmailSuffix } from '@portal/domain';
import { createPortalHost } from './portalHost.ts';
import { isTaken, ports } from './ports.ts';
import { startProgram, untilAnswers } from './processes.ts';
import { root } from './root.ts';

const folder = path.join(root, 'apps/portal/dist');
const portalUrl = `http://localhost:${ports.portal}`;
const apiUrl = process.env.PORTAL_API_URL ?? `http://localhost:${ports.gateway}`;

function refuse(reason: string): never {
  console.error(reason);
  process.exit(1);
}

if (!existsSync(path.join(folder, 'index.html')))
  refuse('The portal is not built: run "npm run build" first.');
if (await isTaken(ports.portal))
  refuse(`Portal: port ${ports.portal} is taken. Choose another with PORTAL_PORT.`);

const managerEmailSuffix = process.env.PORTAL_MANAGER_EMAIL_SUFFIX;
if (managerEmailSuffix && !isEmailSuffix(managerEmailSuffix))
  refuse(
    `PORTAL_MANAGER_EMAIL_SUFFIX is no suffix of e-mails such as @empresa.com.br: ${managerEmailSuffix}`,
  );

const ownGateway = process.env.PORTAL_API_URL === undefined;
if (ownGateway && (await isTaken(ports.gateway))) {
  refuse(`Gateway: port ${ports.gateway} is taken. Choose another with GATEWAY_PORT.`);
}
const host = createPortalHost({
  folder,
  apiUrl,
  managerEmailSuffix,
  storeUrl: process.env.S3_ENDPOINT?.trim(),
});

const stop = async (exitCode: number) => {
  host.close();
  await gateway?.stop();
  process.exit(exitCode);
};
/** Ends the other one too. */
const fail = (reason: string) => {
  console.error(reason);
  void stop(1);
};
const gateway = ownGateway
  ? startProgram(
      'Gateway',
      ['node', 'apps/gateway/src/main.ts', ...process.argv.slice(2)],
      {
        GATEWAY_PORT: String(ports.gateway),
        PORTAL_ORIGINS: process.env.PORTAL_ORIGINS?.trim() || portalUrl,
      },
      fail,
    )
  : undefined;
process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));
host.on('error', (error) => fail(`Portal: ${error.message}`));

if (gateway) await untilAnswers(`${apiUrl}/pronto`, gateway);
host.listen(ports.portal, () => console.log(`Portal   ${portalUrl}\nGateway  ${apiUrl}\nCtrl+C ends both.`));
