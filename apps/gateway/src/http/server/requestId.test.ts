import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, PORTAL_ORIGIN, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;
/** Without a proxy in front. */
let direct: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
  direct = await createTestGateway({ database: gateway.database, trustProxy: false });
});

afterAll(() => gateway.close());

const idOf = async (path: string, headers: Record<string, string> = {}, { call } = gateway) =>
  (await call(path, { headers })).headers.get('x-request-id');

describe('the id of a call', () => {
  it.each(['/api/usuarios/perfil', '/api/nada', '/saude', '/arquivos/x', '/api/produtos/marcas?x=1'])(
    'stands on the answer of %s, and is its own',
    async (path) => {
      const [one, other] = [await idOf(path), await idOf(path)];
      expect([one, other]).toEqual([
        expect.stringMatching(/^[0-9a-f]{16}$/),
        expect.stringMatching(/^[0-9a-f]{16}$/),
      ]);
      expect(one).not.toBe(other);
    },
  );

  it('may be read by the portal', async () => {
    const answer = await gateway.call('/api/usuarios/perfil', { headers: { Origin: PORTAL_ORIGIN } });
    expect(answer.headers.get('access-control-expose-headers')).toContain('X-Request-Id');
  });

  it('is that of a trusted proxy, and of nobody else', async () => {
    const given = { 'X-Request-Id': '4f1c2b7a-90de-4a6b' };
    expect(await idOf('/saude', given)).toBe('4f1c2b7a-90de-4a6b');
    expect(await idOf('/saude', given, direct)).toMatch(/^[0-9a-f]{16}$/);
  });

  it.each(['short', 'with space in it', 'x'.repeat(65), '{"nivel":"erro"}', 'código-do-erro'])(
    'is a new one where the proxy sends %j',
    async (id) => {
      expect(await idOf('/saude', { 'X-Request-Id': id })).toMatch(/^[0-9a-f]{16}$/);
    },
  );
});
