import { afterAll, beforeAll, expect, it } from 'vitest';
import { suppliers } from '../database/schema.ts';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { findsText, holdsText } from './searchText.ts';

/** Names of suppliers, each with a CNPJ of its own. */
const NAMES = ['ÁGUA LIMPA', 'LA GRUTA', 'AGULHA 50%', 'C_D', 'CD', String.raw`A\B`, 'ab', 'A B', "D'ÁGUA"];

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
  const cnpjOf = (place: number) => String(90_000_000_000_000 + place);
  await gateway.database.queries.insert(suppliers).values(
    NAMES.map((nomeFantasia, place) => ({
      cnpj: cnpjOf(place),
      email: `c${place}@fornecedor.example`,
      nomeFantasia,
    })),
  );
});

afterAll(() => gateway.close());

async function namesWith(condition: ReturnType<typeof findsText>): Promise<(string | null)[]> {
  const { queries } = gateway.database;
  const found = await queries.select({ name: suppliers.nomeFantasia }).from(suppliers).where(condition);
  return found.map(({ name }) => name).sort();
}

it.each(['ág', 'AG', 'gu', 'a ', '0%', '%', '_d', 'c_', String.raw`a\ `.trim(), "d'", 'zq', 'a', 'lim', ''])(
  'looks up what contains it, whatever its length: %j (GW-13)',
  async (text) => {
    const columns = [suppliers.busca];
    expect(await namesWith(findsText(text, columns))).toEqual(await namesWith(holdsText(text, columns)));
  },
);

it('finds two letters wherever they stand', async () => {
  expect(await namesWith(findsText('gu', [suppliers.busca]))).toEqual(['AGULHA 50%', "D'ÁGUA", 'ÁGUA LIMPA']);
});
