import { supplierTradeName } from '@portal/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { suppliers } from '../../database/schema.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { tradeNameOfSupplier } from './supplierQueries.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
});

afterAll(() => gateway.close());

it.each([
  { razaoSocial: 'PANELAS LTDA', nomeFantasia: 'PANELAS', cnpj: '90000000000001' },
  { razaoSocial: 'TALHERES LTDA', nomeFantasia: null, cnpj: '90000000000002' },
  { razaoSocial: null, nomeFantasia: 'COPOS', cnpj: '90000000000003' },
  { razaoSocial: null, nomeFantasia: null, cnpj: '90000000000004' },
  { razaoSocial: null, nomeFantasia: null, cnpj: '90ABC34501DE35' },
])('the database calls a supplier as the domain does: %j', async (supplier) => {
  const { queries } = gateway.database;
  await queries.insert(suppliers).values({ ...supplier, email: 'contato@fornecedor.example' });
  const [found] = await queries
    .select({ name: tradeNameOfSupplier })
    .from(suppliers)
    .where(eq(suppliers.cnpj, supplier.cnpj));
  expect(found?.name).toBe(supplierTradeName(supplier));
});
