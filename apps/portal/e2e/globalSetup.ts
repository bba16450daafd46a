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

/** One gateway with the real seed, one portal host and one browser for every end-to-end test. */
export default async function setup({ provide }: TestProject) {
  const browser = await chromium.launchServer(await browserLaunchOptions());
  const served = await servePortal({
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
  };
}
