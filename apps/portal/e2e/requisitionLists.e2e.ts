import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { chartCard, money } from './chartTables.ts';
import { accessTokens, callGateway } from './gateway.ts';
import { activate, openWithoutPointer, pressTo, typeIn } from './keyboard.ts';
import { demoPassword, people } from './people.ts';
import { signIn, totalOf } from './portal.ts';
import {
  cents,
  centsOf,
  expectLog,
  expectMoved,
  expectOverview,
  expectProjection,
  expectReleases,
  lineOf,
  logTable,
  RELEASES,
  readAnalysis,
  readLog,
  readReleases,
  readRequisition,
} from './requisitionFigures.ts';
import { DECISIONS, validatedRequisitions } from './validatedRequisitions.ts';

const PERIODS = ['Dia', 'Semana', 'Mes'];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const checkboxOfAll = (page: Page) => page.getByRole('checkbox', { name: 'Selecionar todos', exact: true });
const checkbox = (page: Page, id: number) =>
  page.getByRole('checkbox', { name: `Selecionar requisição ${id}`, exact: true });
const rowLink = (page: Page, id: number) =>
  page
    .getByRole('row')
    .filter({ has: checkbox(page, id) })
    .getByRole('link')
    .first();

/** Brings focus into the table, whose stop is its first control, and down to a row. */
async function pressToRow(page: Page, id: number) {
  await pressTo(page, checkboxOfAll(page));
  await pressTo(page, checkbox(page, id), 'ArrowDown');
}

describe('requisitions in the list of approval', () => {
  it('are approved with keys alone, and Back from the form leads to the very row (RQA-002, RQA-004, RQA-019, RQA-022)', async () => {
    const { address, requisitions } = await validatedRequisitions(3);
    const [first, second, third] = requisitions.map(({ id }) => id);
    if (first === undefined || second === undefined || third === undefined) throw new Error('None was made');
    const page = await openWithoutPointer();
    await page.goto(`/signin/backoffice?redirect=${encodeURIComponent(address)}`);
    await typeIn(page, page.getByRole('textbox', { name: 'E-mail' }), people.diretoria.login);
    await typeIn(page, page.getByLabel(/^Senha/), demoPassword);
    await page.keyboard.press('Enter');

    await checkbox(page, second).waitFor();
    await pressToRow(page, second);
    await page.keyboard.press('Space');
    await expect.poll(() => checkbox(page, second).isChecked()).toBe(true);
    await logTable(page, second).waitFor();
    await activate(page, button(page, 'Aprovar'), 'Shift+Tab');
    await heading(page, 'Conferir antes de aprovar').and(page.locator(':focus')).waitFor();
    await page
      .getByText('Você tem certeza que deseja realmente Aprovar essa requisição de compras?', { exact: true })
      .waitFor();
    await activate(page, button(page, 'Aprovar 1 item'));
    await heading(page, 'Aprovar: resultado').and(page.locator(':focus')).waitFor();
    await page.getByText('Requisição aprovada').first().waitFor();
    await activate(page, button(page, 'Concluir'));
    await button(page, 'Aprovar').and(page.locator(':focus')).waitFor();
    await checkbox(page, second).waitFor({ state: 'hidden' });
    await expect.poll(() => totalOf(page)).toBe(2);
    expect(await page.evaluate(() => window.lostFocus)).toEqual([]);

    await pressToRow(page, third);
    await activate(page, rowLink(page, third), 'ArrowRight');
    await page.waitForURL(new RegExp(`/aprovar/${third}$`));
    await heading(page, `Aprovar requisição ${third}`).waitFor();
    await page.goBack();
    await page
      .locator('tr[aria-current="true"]')
      .filter({ has: checkbox(page, third) })
      .getByRole('link')
      .and(page.locator(':focus'))
      .waitFor();
    expect(await page.evaluate(() => window.pointerEvents)).toEqual([]);
    const statuses = await Promise.all([first, second, third].map(readRequisition));
    expect(statuses.map(({ status }) => status)).toEqual(['Validado', 'Aprovado', 'Validado']);
  });

  it('are approved three in a row with keys alone, from the list through its queue, with the sum to the cent (RQF-065, RQF-072)', async () => {
    const { address, requisitions } = await validatedRequisitions(4);
    const ids = requisitions.map(({ id }) => id);
    const page = await openWithoutPointer();
    await page.goto(`/signin/backoffice?redirect=${encodeURIComponent(address)}`);
    await typeIn(page, page.getByRole('textbox', { name: 'E-mail' }), people.diretoria.login);
    await typeIn(page, page.getByLabel(/^Senha/), demoPassword);
    await page.keyboard.press('Enter');

    await checkbox(page, ids[0] ?? 0).waitFor();
    await activate(page, button(page, 'Analisar em sequência'));
    const queue = page.getByRole('navigation', { name: 'Fila' });
    const approved: number[] = [];
    for (const [place, requisition] of requisitions.slice(0, 3).entries()) {
      await page.getByRole('heading', { level: 2, name: `Requisição ${requisition.id},` }).waitFor();
      await queue.getByText(`${place + 1} de 4`, { exact: true }).waitFor();
      await page.locator('article:not([inert])').waitFor();
      await page.keyboard.press('a');
      const confirm = page.getByRole('dialog', { name: 'Aprovar Requisição' }).getByRole('button', {
        name: 'Aprovar',
      });
      await confirm.and(page.locator(':focus')).waitFor();
      await page.keyboard.press('Enter');
      approved.push(requisition.valorRequisicao);
      const noun = approved.length === 1 ? 'requisição aprovada' : 'requisições aprovadas';
      await page
        .getByRole('status')
        .filter({ hasText: `${approved.length} ${noun} nesta sessão: ${money(centsOf(approved) / 100)}` })
        .waitFor();
    }
    await queue.getByText('4 de 4', { exact: true }).waitFor();
    await activate(page, page.getByRole('link', { name: 'Voltar', exact: true }), 'Shift+Tab');
    await page
      .locator('tr[aria-current="true"]')
      .filter({ has: checkbox(page, ids[3] ?? 0) })
      .getByRole('link')
      .and(page.locator(':focus'))
      .waitFor();
    await expect.poll(() => totalOf(page)).toBe(1);
    expect(await page.evaluate(() => window.pointerEvents)).toEqual([]);
    const statuses = await Promise.all(ids.map(readRequisition));
    expect(statuses.map(({ status }) => status)).toEqual(['Aprovado', 'Aprovado', 'Aprovado', 'Validado']);
  });

  it('agree in list, log, releases and cash flow to the cent before and after one of five is approved (RQA-003 to RQA-005, RQA-024, RQA-029, CHT-016)', async () => {
    const { address, requisitions } = await validatedRequisitions(5);
    const ids = requisitions.map(({ id }) => id);
    const [, , chosen] = requisitions;
    if (chosen === undefined) throw new Error('None was made');
    const { id, valorRequisicao: value } = chosen;
    const page = await signIn('diretoria', address);
    await checkbox(page, id).waitFor();
    await chartCard(page, RELEASES).getByRole('radio', { name: 'Tabela' }).check({ force: true });
    const ofAll = await expectReleases(page, []);

    await checkboxOfAll(page).click();
    const values = requisitions.map(({ valorRequisicao }) => valorRequisicao);
    await expect
      .poll(async () => (await page.getByText(/^Valor R\$/).textContent())?.replace(/\s/g, ' '))
      .toBe(`Valor ${money(centsOf(values) / 100)}`);
    const ofFive = await expectReleases(page, ids);
    expect(centsOf(ofFive.valores[0]?.data ?? [])).toBe(centsOf(values));
    expect(await page.getByRole('table', { name: /^Log de edições/ }).count()).toBe(0);

    await checkboxOfAll(page).click();
    await checkbox(page, id).click();
    const own = await expectReleases(page, [id]);
    expect(centsOf(own.valores[0]?.data ?? [])).toBe(cents(value));
    const saves = [
      ['Validado', value],
      ['Requisitado', value],
    ] as const;
    await expectLog(page, id, saves);
    await expectProjection(page, id);
    const before = await Promise.all(PERIODS.map(readAnalysis));
    await expectOverview(page, await readAnalysis('Mes'));

    await button(page, 'Aprovar').click();
    await button(page, 'Aprovar 1 item').click();
    await page.getByText('Concluídos: 1. Com falha: 0. Impedidos: 0.').waitFor();
    await button(page, 'Concluir').click();
    await checkbox(page, id).waitFor({ state: 'hidden' });
    await expect.poll(() => totalOf(page)).toBe(4);
    expect(await expectReleases(page, [])).toEqual(ofAll);
    expect(await readReleases('Mes', [id])).toEqual(own);

    for (const [place, period] of PERIODS.entries()) {
      const releases = lineOf(await readReleases(period, [id]), 'Lançamentos');
      const [was, is] = [before[place], await readAnalysis(period)];
      if (was === undefined) throw new Error(`Nothing was read of ${period}`);
      expectMoved(was, is, releases);
    }
    await expectOverview(page, await readAnalysis('Mes'));
    await page.goto(`/requisicao-de-compras/requisitar?requestId=${id}`);
    await expectLog(page, id, [['Aprovado', value], ...saves]);
  });

  it('have one outcome each when thirty are approved at once while another director refuses one of them (RQA-014, RQA-016, G-43)', async () => {
    const { address, requisitions } = await validatedRequisitions(30);
    const ids = requisitions.map(({ id }) => id);
    const [done, refused] = [ids[4], ids[14]];
    if (done === undefined || refused === undefined) throw new Error('Too few were made');
    const other = await accessTokens('diretoria');
    const refuse = (id: number) =>
      callGateway(`${DECISIONS}/${id}/recusar`, other.token, {
        method: 'PUT',
        headers: { 'If-Match': '"2"' },
        body: JSON.stringify({ observacao: 'Sem verba' }),
      });
    const page = await signIn('diretoria', address);
    await checkbox(page, done).waitFor();
    const sent: string[] = [];
    page.on('request', (call) => {
      if (call.method() === 'PUT') sent.push(new URL(call.url()).pathname);
    });
    const refusals: number[] = [];
    await page.route(
      (url) => url.pathname === `${DECISIONS}/${refused}/aprovar`,
      async (route) => {
        // The other director decides between two calls of the page, on one that is done and on one that is not.
        for (const id of [done, refused]) refusals.push((await refuse(id)).status);
        await route.continue();
      },
    );

    await checkboxOfAll(page).click();
    await page.getByText('30 selecionados').waitFor();
    await button(page, 'Aprovar').click();
    await button(page, 'Aprovar 30 itens').click();
    await page.getByText('Concluídos: 29. Com falha: 1. Impedidos: 0.').waitFor({ timeout: 60_000 });
    const changed = 'A requisição mudou depois que foi escolhida. Confira de novo antes de decidir.';
    const reported = page.getByRole('listitem').filter({ hasText: changed });
    expect(await reported.count()).toBe(1);
    expect(await reported.textContent()).toContain(String(refused));
    expect(refusals).toEqual([409, 200]);
    expect(sent.toSorted()).toEqual(ids.map((id) => `${DECISIONS}/${id}/aprovar`).toSorted());
    expect(await page.getByRole('button', { name: /^Tentar novamente/ }).count()).toBe(0);
    await button(page, 'Concluir').click();
    await page.getByText('Não há dados para exibir').first().waitFor();

    for (const id of ids) {
      const [{ status, versao, observacoesDiretor }, log] = await Promise.all([
        readRequisition(id),
        readLog(id),
      ]);
      const outcome = id === refused ? 'Recusado' : 'Aprovado';
      expect([id, status, versao]).toEqual([id, outcome, 3]);
      expect(observacoesDiretor).toBe(id === refused ? 'Sem verba' : null);
      expect(log.map((save) => save.status)).toEqual([outcome, 'Validado', 'Requisitado']);
    }
  }, 120_000);
});
