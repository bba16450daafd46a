import { createHmac } from 'node:crypto';
import { ROLES } from '@portal/domain';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleCall } from '../testing/exampleCall.ts';
import { createTestGateway, SECRET, type TestGateway } from '../testing/testGateway.ts';
import { type Contract, loadContract } from './contract/contract.ts';

let gateway: TestGateway;
const contract: Contract = await loadContract();
const guarded = contract.operations.filter(({ access }) => access !== 'open');

beforeAll(async () => {
  gateway = await createTestGateway();
});

afterAll(() => gateway.close());

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Claims of a valid token, so that each invalid one differs in one way only. */
function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >;
}

function sign(
  claims: Record<string, unknown>,
  secret = SECRET,
  header: Record<string, string> = {},
): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header }).sign(secret);
}

/** Invalid access tokens of every kind (GW-01). */
async function badHeaders(): Promise<Record<string, string | undefined>> {
  const { token, refreshToken } = await gateway.signIn('Diretoria');
  const claims = claimsOf(token);
  const [head = '', payload = '', signature = ''] = token.split('.');
  const unsigned = `${encode({ alg: 'none', typ: 'at+jwt' })}.${payload}.`;
  const bare = `${encode({ alg: 'none', typ: 'at+jwt' })}.${payload}`;
  const without = (name: string) =>
    Object.fromEntries(Object.entries(claims).filter(([claim]) => claim !== name));
  return {
    'no header': undefined,
    'an empty header': '',
    'the word alone': 'Bearer',
    garbage: 'Bearer garbage',
    'three parts of garbage': 'Bearer a.b.c',
    'another scheme': `Basic ${token}`,
    'two tokens': `Bearer ${token}, Bearer ${token}`,
    'an expired token': `Bearer ${await sign({ ...claims, iat: 1, exp: 2 })}`,
    'a token without end': `Bearer ${await sign(without('exp'))}`,
    'another key': `Bearer ${await sign(claims, new TextEncoder().encode('another-secret-with-more-than-32-bytes!'))}`,
    'a changed payload': `Bearer ${head}.${encode({ ...claims, sub: '1' })}.${signature}`,
    'forged roles': `Bearer ${head}.${encode({ ...claims, roles: ['Diretoria'] })}.${signature}`,
    'alg none': `Bearer ${unsigned}`,
    'alg none without its last dot': `Bearer ${bare}`,
    'another algorithm': `Bearer ${await new SignJWT(claims).setProtectedHeader({ alg: 'HS512', typ: 'at+jwt' }).sign(SECRET)}`,
    'a signature over another header': `Bearer ${encode({ alg: 'HS256', kid: '../../etc' })}.${payload}.${createHmac('sha256', SECRET).update(`${head}.${payload}`).digest('base64url')}`,
    'another kind of token': `Bearer ${await sign(claims, SECRET, { typ: 'JWT' })}`,
    'the refresh token': `Bearer ${refreshToken}`,
    'another audience': `Bearer ${await sign({ ...claims, aud: 'other' })}`,
    'another issuer': `Bearer ${await sign({ ...claims, iss: 'other' })}`,
    'no session': `Bearer ${await sign(without('sid'))}`,
    'an unknown session': `Bearer ${await sign({ ...claims, sid: '00000000-0000-4000-8000-000000000000' })}`,
    'a session that is no UUID': `Bearer ${await sign({ ...claims, sid: "' or 1=1 --" })}`,
    "somebody else's user": `Bearer ${await sign({ ...claims, sub: '2' })}`,
    'a user that is no number': `Bearer ${await sign({ ...claims, sub: 'admin' })}`,
  };
}

describe('access token', () => {
  it('answers every operation and every invalid token with the same 401 (GW-01)', async () => {
    const bad = await badHeaders();
    const odd: string[] = [];
    for (const operation of guarded) {
      const { path, body } = exampleCall(operation);
      for (const [kind, Authorization] of Object.entries(bad)) {
        const answer = await gateway.call(path, {
          method: operation.method.toUpperCase(),
          ...(body === undefined ? {} : { body }),
          ...(Authorization === undefined ? {} : { headers: { Authorization } }),
        });
        const same =
          answer.status === 401 &&
          answer.text ===
            '{"message":"Sessão inválida ou expirada","errors":{"global":["Sessão inválida ou expirada"],"fields":{}}}';
        if (!same) odd.push(`${operation.id} with ${kind}: ${answer.status}`);
      }
    }
    expect(odd).toEqual([]);
  });

  it('checks the token before the rest of the request', async () => {
    const answer = await gateway.call('/api/produtos/marcas?nada=1', { method: 'POST', body: 'x' });
    expect(answer.status).toBe(401);
  });

  it('is taken with the scheme in any letter case', async () => {
    const token = await gateway.tokenOf('Comercial');
    const answer = await gateway.call('/api/usuarios/perfil', {
      headers: { Authorization: `bearer ${token}` },
    });
    expect(answer.status).toBe(200);
  });
});

/** Calls that some of their roles may make only inside a request, so that they are tried in one. */
const IN_REQUEST: Readonly<Record<string, string>> = {
  updateFamily: '?solicitacaoCadastroFamiliaId=2147000000',
};

describe('roles', () => {
  it('lets each role call exactly the operations that the contract lists for it (D6, D17)', async () => {
    const odd: string[] = [];
    for (const operation of guarded) {
      const { path, body } = exampleCall(operation);
      for (const role of ROLES) {
        // Each call of its own token: one of the operations signs out.
        const { token } =
          operation.id === 'signOut' ? await gateway.signIn(role) : { token: await gateway.tokenOf(role) };
        const { status } = await gateway.call(`${path}${IN_REQUEST[operation.id] ?? ''}`, {
          method: operation.method.toUpperCase(),
          token,
          ...(body === undefined ? {} : { body }),
        });
        const allowed = operation.access === 'signed-in' || operation.access.includes(role);
        if ((status === 403) === allowed || status === 401 || status >= 500) {
          odd.push(`${role} at ${operation.id}: ${status}`);
        }
      }
    }
    expect(odd).toEqual([]);
  });

  it('states the access of every operation', () => {
    const nobody = contract.operations.filter(
      ({ access }) => typeof access !== 'string' && access.length === 0,
    );
    expect(nobody).toEqual([]);
    expect(contract.operations.filter(({ access }) => access === 'open').map(({ id }) => id)).toEqual([
      'signInSupplier',
      'signInStaff',
      'refreshToken',
      'requestSupplierPasswordLink',
      'requestStaffPasswordLink',
      'setPasswordByLink',
      'getSupplierStatus',
      'createPreRegistration',
      'sendConfirmationCode',
      'confirmPreRegistration',
      'reportBrowserError',
    ]);
  });

  it('refuses a role with the body of the catalogue', async () => {
    const token = await gateway.tokenOf('Fornecedor');
    const answer = await gateway.call('/api/produtos/ecommerces', { token });
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({
      message: 'Você não tem permissão para esta ação',
      errors: { global: ['Você não tem permissão para esta ação'], fields: {} },
    });
  });

  it('ignores roles that a signed token claims (AUTH-18)', async () => {
    const token = await gateway.tokenOf('Fornecedor');
    const forged = await sign({ ...claimsOf(token), role: 'Diretoria', roles: ['Diretoria'] });
    const answer = await gateway.call('/api/produtos/ecommerces', { token: forged });
    expect(answer.status).toBe(403);
  });
});
