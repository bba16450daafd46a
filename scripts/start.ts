/** `npm start`: gateway, portal and Storybook on this machine, in demonstration mode, until Ctrl+C. */
import { href } from '@portal/domain';
import { formatCnpj } from '@portal/formats';
import { DEMO_PASSWORD, demoUsers } from '../apps/gateway/src/seed/suppliers/demoUsers.ts';
import { isTaken, ports } from './ports.ts';
import { type Program, startProgram, untilAnswers } from './processes.ts';

const url = (port: number) => `http://localhost:${port}`;

const plan = [
  {
    name: 'Gateway',
    variable: 'GATEWAY_PORT',
    port: ports.gateway,
    ready: `${url(ports.gateway)}/pronto`,
    command: ['node', 'apps/gateway/src/main.ts', '--demo'],
    env: {
      GATEWAY_PORT: String(ports.gateway),
      PORTAL_ORIGINS: `${url(ports.portal)},http://127.0.0.1:${ports.portal}`,
      GATEWAY_CHECK_ANSWERS: '1',
    },
  },
  {
    name: 'Portal',
    variable: 'PORTAL_PORT',
    port: ports.portal,
    ready: url(ports.portal),
    command: ['vite', 'apps/portal', '--port', String(ports.portal), '--strictPort'],
    env: { PORTAL_API_URL: process.env.PORTAL_API_URL ?? url(ports.gateway) },
  },
  {
    name: 'Storybook',
    variable: 'STORYBOOK_PORT',
    port: ports.storybook,
    ready: url(ports.storybook),
    command: [
      'storybook',
      'dev',
      '--port',
      String(ports.storybook),
      '--exact-port',
      '--no-open',
      '--ci',
      '--quiet',
    ],
    env: {},
  },
];

const running: Program[] = [];
let stopping = false;

async function stop(exitCode: number): Promise<never> {
  if (!stopping) {
    stopping = true;
    await Promise.all(running.map((program) => program.stop()));
  }
  process.exit(exitCode);
}

for (const { name, variable, port } of plan) {
  if (await isTaken(port)) {
    console.error(`${name}: port ${port} is taken. Free it, or choose another with ${variable}.`);
    process.exit(1);
  }
}

process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));

console.log('Starting gateway, portal and Storybook (the first start seeds the database)…');
for (const { name, command, env } of plan) {
  running.push(
    startProgram(name, command, env, (reason) => {
      console.error(reason);
      void stop(1);
    }),
  );
}

try {
  await Promise.all(
    plan.map(({ ready }, index) => {
      const program = running[index];
      return program && untilAnswers(ready, program);
    }),
  );
} catch (error) {
  if (!stopping) console.error(error instanceof Error ? error.message : error);
  await stop(1);
}

console.log(`
  Portal     ${url(ports.portal)}
  Storybook  ${url(ports.storybook)}
  Gateway    ${url(ports.gateway)}

  ${'Demo user'.padEnd(26)} Roles
${demoUsers.map(({ cnpj, email, roles }) => `  ${(cnpj ? formatCnpj(cnpj) : email).padEnd(26)} ${roles.join(', ')}`).join('\n')}

  Password of all: ${DEMO_PASSWORD}
  Staff sign in at ${href('sign-in-backoffice')}, suppliers (CNPJ) at ${href('sign-in')}. Ctrl+C ends all three.
`);
