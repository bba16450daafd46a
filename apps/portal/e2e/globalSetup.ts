import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { browserLaunchOptions } from '../../../scripts/browser.ts';
import { servePortal } from '../../../scripts/servedPortal.ts';

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

/** Files in memory, on Linux. */
const MEMORY = '/dev/shm';

/** More than the data of a run take, with as much again for the other programs. */
const ROOM_BYTES = 4 * 1024 ** 3;

/** A folder for data that end with the run: in memory where there is room, since every write is synced. */
async function makeDataFolder(): Promise<string> {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  return mkdtemp(path.join(bavail * bsize > ROOM_BYTES ? MEMORY : tmpdir(), 'portal-e2e-'));
}

/** One gateway with the real seed, one portal host and one browser for every end-to-end test. */
export default async function setup({ provide }: TestProject) {
  const browser = await chromium.launchServer(await browserLaunchOptions());
  const data = await makeDataFolder();
  const served = await servePortal({
    GATEWAY_DATA: data,
    GATEWAY_CHECK_ANSWERS: '1',
    // Each supplier that signs up calls from its own address, else the limit of one address ends the run.
    GATEWAY_TRUST_PROXY: '1',
  });

  provide('portalUrl', served.portalUrl);
  provide('apiUrl', served.apiUrl);
  provide('browserEndpoint', browser.wsEndpoint());

  return async () => {
    await browser.close();
    await served.stop();
    await rm(data, { recursive: true, force: true });
  };
}
