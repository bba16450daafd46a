import { expect, expectTypeOf, it } from 'vitest';
import { answerOf } from './answerOf.ts';
import { createPortalClient } from './client.ts';
import type { Schemas } from './schemas.ts';
import { apiErrorOf } from './testing/rejectionOf.ts';
import { type Answer, answerJson, answerWith, stubGateway } from './testing/stubGateway.ts';

const BRAND = { id: 412, codigo: 1045, descricao: 'TRAMONTINA', versao: 1 };

async function createBrand(answer: Answer) {
  const { baseUrl } = await stubGateway(answer);
  const client = createPortalClient({ baseUrl, getAccessToken: () => null });
  return answerOf(
    client.POST('/api/produtos/marcas', {
      params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
      body: { descricao: 'TRAMONTINA' },
    }),
  );
}

it('gives what the call answered, in the type of the contract', async () => {
  const brand = await createBrand(answerJson(201, BRAND));
  expect(brand).toEqual(BRAND);
  expectTypeOf(brand).toEqualTypeOf<Schemas['Brand']>();
});

it('gives an answer that is no object as it is', async () => {
  expect(await answerOf(Promise.resolve({ data: 0 }))).toBe(0);
});

it('rejects an empty answer', async () => {
  expect(await apiErrorOf(createBrand(answerWith(200)))).toMatchObject({ kind: 'invalidResponse' });
});

it('rejects with the error of a call that failed', async () => {
  expect(await apiErrorOf(createBrand(answerWith(503)))).toMatchObject({ kind: 'server', status: 503 });
});
