import { LIST_REACH as REACH } from '@portal/domain';
import { gt, lte, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tags } from '../database/schema.ts';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { listOf } from './listOf.ts';

/** Rows that are counted where each costs a comparison. */
const COUNTED = 500;

/** Ids of other tags, which are not asked for. */
const OTHERS = 100_000;

const list = listOf({
  rows: (queries) => queries.select({ id: tags.id }).from(tags).$dynamic(),
  where: gt(tags.id, OTHERS),
  order: [tags.id],
  id: tags.id,
  keys: { select: (queries) => queries.select({ id: tags.id }).from(tags).$dynamic() },
});

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
  const { queries } = gateway.database;
  await queries.execute(sql`
    insert into tags (id, descricao) select ${OTHERS}::integer + n, 'TAG ' || n from generate_series(1, ${REACH + 1}::integer) as n`);
});

afterAll(() => gateway.close());

/** A page of the first so many rows: its first and last id, and its paging data. */
async function ask(count: number, page: number, size = 100, costly = false) {
  const query = { Pagina: page, QuantidadeRegistros: size };
  const { rows, meta } = await list(gateway, query, { where: lte(tags.id, OTHERS + count), costly });
  const { totalRegistros, haMais = false } = meta.paginacao;
  const [from, to] = [rows[0], rows.at(-1)].map((row) => row && row.id - OTHERS);
  return { from, to, totalRegistros, haMais };
}

it('counts to 10,000, and says of one row more that there are more', async () => {
  expect(await ask(REACH, 1)).toEqual({ from: 1, to: 100, totalRegistros: REACH, haMais: false });
  expect(await ask(REACH, 100)).toEqual({ from: 9_901, to: REACH, totalRegistros: REACH, haMais: false });
  expect(await ask(REACH + 1, 1)).toEqual({ from: 1, to: 100, totalRegistros: REACH, haMais: true });
});

it('reaches 10,000 rows, and refuses the page behind them where there are more', async () => {
  expect(await ask(REACH, 101)).toMatchObject({ from: undefined, haMais: false });
  expect(await ask(REACH + 1, 100)).toMatchObject({ to: REACH, haMais: true });
  await expect(ask(REACH + 1, 101)).rejects.toMatchObject({
    status: 400,
    body: { errors: { global: [expect.stringContaining('A lista vai até 10.000 registros.')] } },
  });
  expect(await ask(REACH + 1, 286, 35)).toMatchObject({ from: 9_976, to: REACH + 1 });
  await expect(ask(REACH + 1, 287, 35)).rejects.toMatchObject({ status: 400 });
});

it.each([false, true])('counts to 500, and on with the page, where it is costly: %s', async (costly) => {
  const total = (counted: number) => (costly ? { totalRegistros: counted, haMais: true } : { haMais: false });
  expect(await ask(COUNTED, 1, 100, costly)).toMatchObject({ totalRegistros: COUNTED, haMais: false });
  expect(await ask(COUNTED + 1, 1, 100, costly)).toMatchObject({ from: 1, to: 100, ...total(COUNTED) });
  expect(await ask(2_000, 5, 100, costly)).toMatchObject({ from: 401, to: 500, ...total(1_000) });
  expect(await ask(2_000, 20, 100, costly)).toMatchObject({
    to: 2_000,
    haMais: false,
    totalRegistros: 2_000,
  });
});

it('refuses a page behind the reach, however it is counted', async () => {
  expect(await ask(REACH + 1, 100, 100, true)).toMatchObject({
    to: REACH,
    totalRegistros: REACH,
    haMais: true,
  });
  await expect(ask(REACH + 1, 101, 100, true)).rejects.toMatchObject({ status: 400 });
});

it('meets a condition along the order where it finds more than a tenth of the table, and is not counted to its end', async () => {
  const askWide = async (count: number, inTable = lte(tags.id, OTHERS + count)) => {
    // Here the two forms differ, so that the rows say which one was asked.
    const wide = {
      found: lte(tags.id, OTHERS + count),
      met: sql`${tags.id} % 2 = 0`,
      table: tags,
      inTable,
    };
    const { rows } = await list(gateway, { Pagina: 1, QuantidadeRegistros: 2 }, { wide });
    return rows.map(({ id }) => id - OTHERS);
  };
  await gateway.database.queries.execute(sql`analyze tags`);
  expect(await askWide(REACH + 1)).toEqual([2, 4]);
  expect(await askWide(REACH)).toEqual([1, 2]);
  expect(await askWide(REACH + 1, lte(tags.id, OTHERS + 900))).toEqual([1, 2]);
});
