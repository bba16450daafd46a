import { describe, expect, it } from 'vitest';
import { ApiError, withMessage } from './ApiError.ts';
import { outcomeOf } from './outcome.ts';

const CODE = '7f3a9c21d4e8';

async function failureOf(status: number, body: unknown, code = CODE): Promise<ApiError> {
  const answer = new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', 'X-Request-Id': code },
  });
  const failure = await outcomeOf(new Request('http://localhost/api'), answer).catch((error) => error);
  if (!(failure instanceof ApiError)) throw new Error('The call did not fail');
  return failure;
}

describe('the code of a failure', () => {
  it.each([500, 502, 503, 418])('%d: is the id of the call, which people cannot mend', async (status) => {
    expect((await failureOf(status, {})).code).toBe(CODE);
  });

  it('is there for an answer that is not in the contract', async () => {
    const answer = new Response('<html>', { headers: { 'X-Request-Id': CODE } });
    await expect(outcomeOf(new Request('http://localhost/api'), answer)).rejects.toMatchObject({
      kind: 'invalidResponse',
      code: CODE,
    });
  });

  it('is there for a refusal that says nothing', async () => {
    expect((await failureOf(400, {})).code).toBe(CODE);
  });

  it.each([
    ['a sentence', 400, { message: 'Marca em uso' }],
    ['wrong fields', 400, { errors: { fields: { nome: ['Obrigatório'] } } }],
    ['another save', 409, {}],
    ['what was sent before', 422, { message: 'Este envio já foi gravado, com outros dados.' }],
    ['no session', 401, {}],
    ['no right', 403, {}],
    ['no record', 404, {}],
    ['a wait', 429, {}],
  ])('is not shown with %s, which people can mend', async (_, status, body) => {
    expect((await failureOf(status, body)).code).toBeUndefined();
  });

  it.each(['', '<b>1</b>', 'a b', 'x'.repeat(65)])('is none where a proxy writes "%s"', async (code) => {
    expect((await failureOf(500, {}, code)).code).toBeUndefined();
  });

  it('stays with the text of the call', async () => {
    expect(withMessage(await failureOf(500, {}), 'Erro ao buscar marcas')).toMatchObject({
      message: 'Erro ao buscar marcas',
      code: CODE,
    });
  });

  it('is none without an answer', () => {
    expect(new ApiError({ kind: 'network' }).code).toBeUndefined();
  });
});
