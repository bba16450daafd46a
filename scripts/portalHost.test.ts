import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPortalHost } from './portalHost.ts';
import { freePort } from './ports.ts';

const apiUrl = 'http://localhost:8787';
let folder: string;
let url: string;
let host: ReturnType<typeof createPortalHost>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-host-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(
    path.join(folder, 'index.html'),
    '<meta name="portal-api-url" content="%PORTAL_API_URL%"><meta name="portal-manager-email-suffix" content="%PORTAL_MANAGER_EMAIL_SUFFIX%"><script nonce="%CSP_NONCE%"></script>',
  );
  await writeFile(path.join(folder, 'assets/app.js'), 'export {};');
  await writeFile(path.join(folder, 'secret.txt'), 'not an asset');
  await mkdir(path.join(folder, '.vite'));
  await writeFile(path.join(folder, '.vite/manifest.json'), '{"names of source files":1}');
  host = createPortalHost({ folder, apiUrl, managerEmailSuffix: '@rede.example' });
  const port = await freePort();
  await new Promise<void>((resolve) => host.listen(port, resolve));
  url = `http://localhost:${port}`;
});

afterAll(async () => {
  host.closeAllConnections();
  host.close();
  await rm(folder, { recursive: true });
});

/** Sends a request line that no client would send; what the host answers. */
async function ask(requestLine: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(`${requestLine}\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

const nonceOf = (response: Response) =>
  /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1];

describe('portal host', () => {
  it('serves no list of source files', async () => {
    for (const at of ['/.vite/manifest.json', '/assets/../.vite/manifest.json', '/%2Evite/manifest.json']) {
      expect(await (await fetch(`${url}${at}`)).text()).not.toContain('names of source files');
    }
  });

  it('makes browsers stay with TLS where the one in front ends it', async () => {
    const headerOf = async (headers: Record<string, string>) =>
      (await fetch(url, { headers })).headers.get('strict-transport-security');
    expect(await headerOf({ 'X-Forwarded-Proto': 'https' })).toBe('max-age=31536000; includeSubDomains');
    expect(await headerOf({})).toBeNull();
    expect(await headerOf({ 'X-Forwarded-Proto': 'http' })).toBeNull();
    const asset = await fetch(`${url}/assets/app.js`, { headers: { 'X-Forwarded-Proto': 'https' } });
    expect(asset.headers.has('strict-transport-security')).toBe(true);
  });

  it.each(['/', '/uma/pagina', '/index.html', '/isto/nao/existe'])(
    'serves %s as the page, under its policy (GW-18)',
    async (at) => {
      const response = await fetch(`${url}${at}`);
      const policy = response.headers.get('content-security-policy');
      expect(response.status).toBe(200);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain(`connect-src 'self' ${apiUrl};`);
      expect(policy).toContain(`img-src 'self' blob: data: ${apiUrl};`);
      expect(policy).toContain(`frame-src ${apiUrl};`);
      expect(policy).toContain("worker-src 'self'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).toMatch(
        /; require-trusted-types-for 'script'; trusted-types dompurify ProseMirrorClipboard portal-worker$/,
      );
      expect(policy).not.toContain('unsafe');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('referrer-policy')).toBe('no-referrer');
      expect(response.headers.get('x-powered-by')).toBeNull();
      expect(await response.text()).toBe(
        `<meta name="portal-api-url" content="${apiUrl}"><meta name="portal-manager-email-suffix" content="@rede.example"><script nonce="${nonceOf(response)}"></script>`,
      );
    },
  );

  it.each([
    ['GET', '/assets/app.js'],
    ['GET', '/assets/gone.js'],
    ['POST', '/'],
  ])(
    'lets no page frame the answer to %s %s, and no base or plugin change it (ASVS 3.4.3, 3.4.6)',
    async (method, at) => {
      const { headers } = await fetch(`${url}${at}`, { method });
      expect(headers.get('content-security-policy')).toBe(
        "frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it('refuses TRACE (ASVS 13.4.4)', async () => {
    expect(await ask('TRACE / HTTP/1.1')).toMatch(/^HTTP\/1.1 405 /);
  });

  it('lets the portal reach the object store where the gateway keeps files in one', async () => {
    const other = createPortalHost({ folder, apiUrl, storeUrl: 'https://s3.example/caminho' });
    const port = await freePort();
    await new Promise<void>((resolve) => other.listen(port, resolve));
    const response = await fetch(`http://localhost:${port}/`);
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain(`connect-src 'self' ${apiUrl} https://s3.example;`);
    expect(policy).toContain(`img-src 'self' blob: data: ${apiUrl} https://s3.example;`);
    expect(policy).toContain(`frame-src ${apiUrl} https://s3.example;`);
    other.closeAllConnections();
    other.close();
  });

  it('gives every response a nonce of its own', async () => {
    const nonces = await Promise.all([1, 2, 3].map(async () => nonceOf(await fetch(url))));
    expect(new Set(nonces).size).toBe(3);
  });

  it('serves assets for a year, and never the page in place of one that is gone', async () => {
    const asset = await fetch(`${url}/assets/app.js`);
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect(await asset.text()).toBe('export {};');
    expect((await fetch(`${url}/assets/gone.js`)).status).toBe(404);
  });

  it.each(['/secret.txt', '/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json'])(
    'gives no other file away at %s',
    async (at) => {
      const text = await (await fetch(`${url}${at}`)).text();
      expect(text).not.toContain('not an asset');
      expect(text).not.toContain('devDependencies');
    },
  );

  it.each([
    ['//', 200],
    ['///', 200],
    ['//:0', 200],
    ['//[/assets', 200],
    ['/%E0%A4%A', 200],
    ['/assets/%00.js', 404],
    ['http://[', 400],
    ['http://:0', 400],
    ['*', 400],
    ['', 400],
  ])('answers %j, however malformed, and goes on', async (target, status) => {
    expect(await ask(`GET ${target} HTTP/1.1`)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect((await fetch(url)).status).toBe(200);
  });

  it('answers 500 while there is no page, says so, and goes on', async () => {
    const log = vi.fn();
    const empty = await mkdtemp(path.join(tmpdir(), 'portal-host-'));
    const early = createPortalHost({ folder: empty, apiUrl, log });
    const port = await freePort();
    await new Promise<void>((resolve) => early.listen(port, resolve));
    expect((await fetch(`http://localhost:${port}/`)).status).toBe(500);
    expect(log.mock.calls).toEqual([[expect.objectContaining({ message: 'The portal is not built' })]]);
    await writeFile(path.join(empty, 'index.html'), '<p>Portal</p>');
    expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
    early.closeAllConnections();
    early.close();
    await rm(empty, { recursive: true });
  });

  it.each(['POST', 'PUT', 'DELETE'])('refuses %s', async (method) => {
    expect((await fetch(url, { method })).status).toBe(405);
  });
});
