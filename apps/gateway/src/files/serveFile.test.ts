import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { files } from '../database/schema.ts';
import { photoBytes } from '../testing/photos.ts';
import { createTestGateway, PORTAL_ORIGIN, type TestGateway } from '../testing/testGateway.ts';
import { fileAddress } from './fileAddress.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
});

afterAll(() => gateway.close());

const bytes = photoBytes('jpeg');

async function store(contentType = 'image/jpeg'): Promise<string> {
  const id = await gateway.config.files.put(bytes);
  await gateway.database.queries.insert(files).values({ id, contentType, sizeBytes: bytes.byteLength });
  return id;
}

const addressOf = (id: string) =>
  fileAddress({ secret: gateway.config.secret, origin: 'http://localhost', now: gateway.clock.now }, id);

describe('GET /arquivos/{id}', () => {
  it('serves a photo without a token, to be shown by a page of another origin and cached by one browser', async () => {
    const response = await gateway.app.request(addressOf(await store()), {
      headers: { Origin: PORTAL_ORIGIN },
    });
    expect(response.status).toBe(200);
    expect(await response.bytes()).toEqual(bytes);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'private, max-age=7200',
      'content-disposition': 'inline',
      'content-length': '200',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-type': 'image/jpeg',
      'cross-origin-resource-policy': 'cross-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each(['application/msword', 'text/html', 'image/svg+xml'])(
    'only offers %s as a download',
    async (type) => {
      const response = await gateway.app.request(addressOf(await store(type)));
      expect(response.headers.get('content-disposition')).toBe('attachment');
      expect(response.headers.get('content-type')).toBe(type);
      await response.body?.cancel();
    },
  );

  it('shows a PDF in a frame of the portal, lets it load nothing, and has no browser keep it (ASVS 14.3.2)', async () => {
    const { secret } = gateway.config;
    const parts = { secret, origin: 'http://localhost', now: gateway.clock.now };
    const address = fileAddress(parts, await store('application/pdf'), 'Cartão.pdf');
    const response = await gateway.app.request(address);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': `inline; filename="Cartao.pdf"; filename*=UTF-8''Cart%C3%A3o.pdf`,
      'content-security-policy': `default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors ${PORTAL_ORIGIN}`,
      'x-content-type-options': 'nosniff',
    });
    await response.body?.cancel();
    const renamed = await gateway.app.request(address.replace('Cart', 'Outro'));
    expect(renamed.status).toBe(403);
  });

  it('answers an address that has expired with 403', async () => {
    const address = addressOf(await store());
    const before = gateway.clock.now;
    gateway.clock.now = new Date(before.getTime() + 2 * 3_600_000);
    const response = await gateway.app.request(address);
    gateway.clock.now = before;
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ message: 'Você não tem permissão para esta ação' });
  });

  it.each([
    ['no query', (address: string) => address.replace(/\?.*/, '')],
    [
      'another signature',
      (address: string) => address.replace(/assinatura=.*/, `assinatura=${'A'.repeat(43)}`),
    ],
    ['a later end', (address: string) => address.replace(/validade=\d+/, 'validade=9999999999')],
    ['another file', (address: string) => address.replace(/arquivos\/[^?]+/, `arquivos/${randomUUID()}`)],
    ['a path', (address: string) => address.replace(/arquivos\/[^?]+/, 'arquivos/..%2f..%2fsecret')],
    ['a path of dots', (address: string) => address.replace(/arquivos\/[^?]+/, 'arquivos/%2e%2e%2fsecret')],
    ['nothing', (address: string) => address.replace(/arquivos\/[^?]+/, 'arquivos/')],
  ])('answers an address with %s with 403', async (_, change) => {
    const response = await gateway.app.request(change(addressOf(await store())));
    expect(response.status).toBe(403);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('answers a file that is gone with 404', async () => {
    const id = await store();
    await gateway.config.files.remove(id);
    expect((await gateway.app.request(addressOf(id))).status).toBe(404);
    expect((await gateway.app.request(addressOf(randomUUID()))).status).toBe(404);
  });

  it('accepts no upload under a read address', async () => {
    const call = { method: 'PUT', body: 'x' };
    expect((await gateway.app.request(addressOf(await store()), call)).status).toBe(403);
  });

  it.each(['HEAD', 'POST', 'DELETE'])('does not allow %s', async (method) => {
    expect((await gateway.app.request(addressOf(await store()), { method })).status).toBe(404);
  });

  it('keeps ids and signatures out of the log', async () => {
    const id = await store();
    const response = await gateway.app.request(addressOf(id));
    await response.body?.cancel();
    expect(gateway.lines.at(-1)).toMatch(/^GET \/arquivos\/\{id\} 200 \d+ms$/);
    expect(gateway.lines.join('\n')).not.toContain(id);
  });
});
