import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ObjectStore } from '../../apps/gateway/src/files/store/openS3FileStore.ts';
import { freePort } from '../ports.ts';
import { root } from '../root.ts';
import { type Service, startService } from './startService.ts';

/** Gateways behind a balancer. */
export interface Gateways {
  /** Address of the balancer. */
  readonly url: string;
  readonly services: () => readonly Service[];
  /** Ends a gateway with a signal and starts it again. Returns the code it ended with. */
  restart(index: number, signal: NodeJS.Signals): Promise<number | null>;
}

const COUNT = 2;

/** Waits until a gateway would be sent calls. */
async function untilReady(port: number): Promise<void> {
  for (const end = Date.now() + 300_000; ; ) {
    const isReady = await fetch(`http://127.0.0.1:${port}/pronto`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > end) throw new Error(`The gateway on port ${port} was not ready in time`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The settings of the balancer, those of compose.yaml, with the addresses of this machine. */
async function balancerOf(port: number, gateways: readonly number[]): Promise<string> {
  const text = await readFile(path.join(import.meta.dirname, 'haproxy.cfg'), 'utf8');
  return gateways.reduce(
    (settings, one, index) => settings.replace(`gateway${index + 1}:8787`, `127.0.0.1:${one}`),
    text.replace('*:8787', `127.0.0.1:${port}`),
  );
}

/** What the gateways work with, as they read it from their environment. */
export interface GatewayPlaces {
  readonly databaseUrl: string;
  readonly mailUrl: string;
  readonly store: ObjectStore;
  readonly portalOrigin: string;
}

/** Starts the gateways, all at once on an empty database, and the balancer. */
export async function startGateways(
  folder: string,
  { databaseUrl, mailUrl, store, portalOrigin }: GatewayPlaces,
): Promise<Gateways> {
  const ports = await Promise.all(Array.from({ length: COUNT }, freePort));
  const start = async (port: number): Promise<Service> => {
    const service = await startService({
      command: ['node', path.join(root, 'apps/gateway/src/main.ts'), '--demo'],
      port,
      env: {
        DATABASE_URL: databaseUrl,
        GATEWAY_SECRET: 'only-for-the-proof-of-the-arrangement',
        GATEWAY_DATA: path.join(folder, 'files'),
        GATEWAY_HOST: '127.0.0.1',
        GATEWAY_PORT: String(port),
        GATEWAY_TRUST_PROXY: '1',
        GATEWAY_DRAIN_SECONDS: '6',
        PORTAL_ORIGINS: portalOrigin,
        SMTP_URL: mailUrl,
        MAIL_FROM: 'portal@portal.example',
        S3_ENDPOINT: store.endpoint,
        S3_BUCKET: store.bucket,
        S3_REGION: store.region,
        S3_ACCESS_KEY_ID: store.accessKeyId,
        S3_SECRET_ACCESS_KEY: store.secretAccessKey,
      },
    });
    await untilReady(port);
    return service;
  };
  const running = await Promise.all(ports.map(start));
  const port = await freePort();
  const settings = path.join(folder, 'haproxy.cfg');
  await writeFile(settings, await balancerOf(port, ports));
  const balancer = await startService({ command: ['haproxy', '-db', '-q', '-f', settings], port });
  return {
    url: `http://127.0.0.1:${port}`,
    services: () => [...running, balancer],
    restart: async (index, signal) => {
      const service = running[index];
      if (service === undefined) throw new Error(`There is no gateway ${index}`);
      const code = await service.end(signal);
      running[index] = await start(service.port);
      return code;
    },
  };
}
