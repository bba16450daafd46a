import type { Schemas } from '@portal/api';
import type { Page } from 'playwright';
import { describe, expect, it, onTestFinished } from 'vitest';
import { accessTokens, callGateway, jsonOf } from './gateway.ts';
import type { Person } from './people.ts';
import { signIn, totalOf } from './portal.ts';

/** Products that are decided, and how many a lot has. */
const [ALL, LOT] = [1000, 100];

const APPROVALS = '/api/produtos/aprovacao-lote';
const CHANGES = '/api/produtos/alteracao-status-lote';

type Seen = Pick<Schemas['BatchProduct'], 'id' | 'versao' | 'statusAprovacao'>;

const lotsOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / LOT) }, (_, lot) => items.slice(lot * LOT, (lot + 1) * LOT));

/** Reads the first products of a list, by name as the page has them. */
async function read(person: Person, path: string, count: number): Promise<Seen[]> {
  const { token } = await accessTokens(person);
  const found: Seen[] = [];
  for (let page = 1; found.length < count; page += 1) {
    const answer = await callGateway(`${path}&Pagina=${page}&QuantidadeRegistros=${LOT}`, token);
    const { produtos } = await jsonOf<Schemas['BatchProductList']>(answer);
    if (produtos.length === 0) break;
    found.push(...produtos);
  }
  return found.slice(0, count);
}

/** Makes a call of a batch for each hundred products; the results. */
async function inLots(person: Person, products: readonly Seen[], path: string, body: object = {}) {
  const { token } = await accessTokens(person);
  const lote = crypto.randomUUID();
  const results: Schemas['BatchItemResult'][] = [];
  for (const lot of lotsOf(products)) {
    const ids = lot.map(({ id }) => id);
    const inQuery = path === CHANGES ? '' : `?${ids.map((id) => `produtosIds=${id}`).join('&')}`;
    const sent = {
      ...body,
      ...(path === CHANGES && { produtosIds: ids }),
      lote,
      versoes: lot.map(({ id: produtoId, versao }) => ({ produtoId, versao })),
    };
    const answer = await callGateway(`${path}${inQuery}`, token, {
      method: 'PUT',
      body: JSON.stringify(sent),
    });
    results.push(...(await jsonOf<Schemas['BatchResult']>(answer)).resultados);
  }
  return results;
}

/** Approved products of the seed go back to the queue of the directors: a lot more than are decided, so that each lot is whole. */
async function fillQueue(): Promise<void> {
  const approved = await read('comercial', `${CHANGES}?Status=Aprovado`, ALL + LOT);
  await inLots('comercial', approved, CHANGES, { status: 'Validado' });
  const validated = approved.map((product) => ({ ...product, versao: product.versao + 1 }));
  await inLots('aprovador', validated, `${APPROVALS}/aprovar`);
}

/** The products of every status. */
const readAll = () => read('comercial', `${CHANGES}?DataInicio=2000-01-01`, Number.POSITIVE_INFINITY);

/** Gives the products back the statuses that they had: other tests, and another try of this one, find them so. */
async function restore(before: readonly Seen[]): Promise<void> {
  const had = new Map(before.map(({ id, statusAprovacao }) => [id, statusAprovacao]));
  const changed = (await readAll()).filter(
    ({ id, statusAprovacao }) => had.has(id) && had.get(id) !== statusAprovacao,
  );
  const next = (product: Seen) => ({ ...product, versao: product.versao + 1 });
  const again = changed.filter(({ statusAprovacao }) => statusAprovacao !== 'AguardandoAprovacao');
  await inLots('comercial', again, CHANGES, { status: 'Validado' });
  await inLots('aprovador', again.map(next), `${APPROVALS}/aprovar`);
  const waiting = [...changed.filter((one) => !again.includes(one)), ...again.map(next).map(next)];
  const approved = waiting.filter(({ id }) => had.get(id) === 'Aprovado');
  await inLots('diretoria', approved, `${APPROVALS}/aprovar`);
}

/** Chooses the first hundred of the queue. */
async function chooseLot(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Selecionar todos' }).click();
  await page.getByRole('button', { name: `Selecionar os primeiros ${LOT}` }).click();
  await page.getByText(`${LOT} selecionados`).waitFor();
}

/** Approves what is chosen; how many products were done and how many were not. */
async function approveLot(page: Page): Promise<{ done: number; failed: number }> {
  await page.getByRole('button', { name: 'Aprovar', exact: true }).click();
  await page.getByRole('button', { name: `Aprovar ${LOT} itens` }).click();
  const summary = page.getByText(/^Concluídos: \d+\. Com falha: \d+\. Impedidos: 0\.$/);
  await summary.waitFor({ timeout: 60_000 });
  const [done = 0, failed = 0] = ((await summary.textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
  await page.getByRole('button', { name: 'Concluir' }).click();
  await page.getByText('Nenhum selecionado').waitFor();
  return { done, failed };
}

describe('a thousand products approved in lots while another tab refuses fifty of them (D19, SM-4)', () => {
  it('gives each product one outcome, and both reports are true', async () => {
    const before = await readAll();
    onTestFinished(() => restore(before), 120_000);
    await fillQueue();
    const queue = await read(
      'diretoria',
      `${APPROVALS}?Status=AguardandoAprovacao`,
      Number.POSITIVE_INFINITY,
    );
    const fifty = queue.slice(0, ALL).filter((_, index) => index % 20 === 19);
    const page = await signIn('diretoria', '/produtos/aprovacao');
    expect(await totalOf(page)).toBe(queue.length);

    await chooseLot(page); // of which the other tab refuses five
    const [first, refusals] = await Promise.all([
      approveLot(page),
      inLots('diretoria', fifty, `${APPROVALS}/recusar`),
    ]);
    const reports = [first];
    while (reports.length < ALL / LOT) {
      await chooseLot(page);
      reports.push(await approveLot(page));
    }

    const refused = refusals
      .filter(({ resultado }) => resultado === 'Feito')
      .map(({ produtoId }) => produtoId);
    const outrun = refusals.filter(({ resultado }) => resultado !== 'Feito');
    for (const { resultado } of outrun) expect(resultado).toBe('Alterado');
    for (const { done, failed } of reports) expect(done + failed).toBe(LOT);
    expect(first.failed + outrun.length).toBe(5); // whoever came second was told
    expect(reports.slice(1).every(({ failed }) => failed === 0)).toBe(true);

    const waited = new Set(queue.map(({ id }) => id));
    const stored = (await readAll())
      .filter(({ id }) => waited.has(id))
      .map(({ id, statusAprovacao }) => [id, statusAprovacao] as const);
    const idsIn = (status: Seen['statusAprovacao']) =>
      stored.filter(([, one]) => one === status).map(([id]) => id);
    expect(idsIn('Recusado').toSorted()).toEqual(refused.toSorted());
    expect(idsIn('Aprovado')).toHaveLength(reports.reduce((sum, { done }) => sum + done, 0));
    await expect.poll(() => totalOf(page)).toBe(idsIn('AguardandoAprovacao').length);
  }, 300_000);
});
