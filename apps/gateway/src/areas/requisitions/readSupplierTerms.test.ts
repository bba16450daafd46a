import { REGISTERED_TERMS_MAX, requisitionSchema } from '@portal/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { supplierTerms } from '../../database/schema.ts';
import { insertPurchasing, requisitionInput } from '../../testing/requisitionFixtures.ts';
import { supplyIds } from '../../testing/supplyFixtures.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { readSupplierTerms } from './readSupplierTerms.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertPurchasing(gateway);
});

afterAll(() => gateway.close());

it('cuts registered terms that no requisition could keep', async () => {
  const { queries } = gateway.database;
  const { alfa } = supplyIds.suppliers;
  const written = Array.from({ length: 60 }, (_, index) => 30 * (index + 1)).join('/');
  await queries
    .update(supplierTerms)
    .set({ prazosCadastro: written })
    .where(eq(supplierTerms.fornecedorId, alfa));
  const { prazosCadastro } = await readSupplierTerms(queries, alfa, []);
  expect(prazosCadastro).toBe(`${written.slice(0, REGISTERED_TERMS_MAX - 1)}…`);
  const form = { ...requisitionInput, prazosCadastro };
  expect(requisitionSchema('2026-11-23').safeParse(form).error).toBeUndefined();
});
