import type { Schemas } from '@portal/api';
import { dayInSaoPaulo } from '@portal/formats';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { cellsOf, chartCard, money } from './chartTables.ts';
import { REQUISITIONS, readAsDirector } from './validatedRequisitions.ts';

/** The edit log of a requisition on the page. */
export const logTable = (page: Page, id: number) =>
  page.getByRole('table', { name: `Log de edições da requisição ${id}`, exact: true });

/** Heading of the chart of what falls due. */
export const RELEASES = 'LANÇAMENTOS';

const PROJECTION = 'FLUXO DE CAIXA COM A SELEÇÃO';

/** An amount of reais in whole cents. */
export const cents = (value: number | undefined) => Math.round((value ?? Number.NaN) * 100);

/** The sum of amounts in whole cents. */
export const centsOf = (values: readonly number[]) => values.reduce((sum, value) => sum + cents(value), 0);

/** The graphic analysis of a period. */
export const readAnalysis = (period: string) =>
  readAsDirector<Schemas['GraphicAnalysis']>(`${REQUISITIONS}/graficos/analise?tipoVisaoGrafico=${period}`);

/** What falls due of requisitions in each period; without any of all that are not refused. */
export const readReleases = (period: string, ids: readonly number[]) =>
  readAsDirector<Schemas['ChartData']>(
    `${REQUISITIONS}/graficos/lancamentos?tipoVisaoGrafico=${period}${ids.map((id) => `&requisicoes=${id}`).join('')}`,
  );

/** A requisition as it is now. */
export const readRequisition = async (id: number) =>
  (await readAsDirector<Schemas['RequisitionAnswer']>(`${REQUISITIONS}/${id}`)).requisicao;

/** The saves of a requisition, the latest first. */
export const readLog = async (id: number) =>
  (await readAsDirector<Schemas['RequisitionLogList']>(`${REQUISITIONS}/${id}/logs`)).requisicaoLogs;

/** The values of a line by the names of its periods, in cents. */
export function lineOf({ categorias, valores }: Schemas['ChartData'], name: string): Map<string, number> {
  const data = valores.find((line) => line.name === name)?.data ?? [];
  return new Map(categorias.map((period, place) => [period, cents(data[place])]));
}

const asRows = ({ categorias, valores }: Schemas['ChartData']) =>
  categorias.map((period, place) => [period, ...valores.map(({ data }) => money(data[place]))]);

/** The chart of the page shows what the gateway says of these requisitions. */
export async function expectReleases(page: Page, ids: readonly number[]): Promise<Schemas['ChartData']> {
  const releases = await readReleases('Mes', ids);
  const table = chartCard(page, RELEASES).getByRole('table');
  await expect.poll(async () => (await cellsOf(table)).slice(1)).toEqual(asRows(releases));
  return releases;
}

/** The cash flow of the page, with and without a requisition, is that of the gateway, and what falls below is marked, day by day. */
export async function expectProjection(page: Page, id: number) {
  const [analysis, releases] = await Promise.all([readAnalysis('Dia'), readReleases('Dia', [id])]);
  const flow = analysis.dadosFluxoCaixaFluxoCaixaProjetado;
  const [current, projected] = [lineOf(flow, 'Fluxo de Caixa'), lineOf(flow, 'Projetado')];
  const own = lineOf(releases, 'Lançamentos');
  const today = dayInSaoPaulo(new Date());
  const leaving = (amount: number) => money((0 - amount) / 100);
  const expected = flow.categorias
    .filter((day) => day.split('/').toReversed().join('-') >= today)
    .map((day) => {
      const [all = 0, less = 0, now = 0] = [projected.get(day), own.get(day), current.get(day)];
      return [day, leaving(now), leaving(all - less), leaving(all), all > now ? leaving(all) : '–'];
    });
  const card = chartCard(page, PROJECTION);
  await card.getByRole('radio', { name: 'Tabela' }).check({ force: true });
  await expect.poll(async () => (await cellsOf(card.getByRole('table'))).slice(1)).toEqual(expected);
}

/** A save of a requisition: its status and its value in reais then. */
type Save = readonly [status: string, value: number];

/** The edit log of the page is that of the gateway and has a line for each save, the latest first. */
export async function expectLog(page: Page, id: number, saves: readonly Save[]) {
  const logs = await readLog(id);
  expect(logs.map((log) => [log.status, log.valorRequisicao])).toEqual(saves);
  const shown = async () =>
    (await cellsOf(logTable(page, id))).slice(1).map(([, , ...cells]) => cells.slice(0, 2));
  await expect.poll(shown).toEqual(saves.map(([status, value]) => [status, money(value)]));
}

/** What falls due of the company, day by day. */
export async function readCashFlow() {
  const [releases, analysis] = await Promise.all([readReleases('Dia', []), readAnalysis('Dia')]);
  return {
    releases: lineOf(releases, 'Lançamentos'),
    approved: lineOf(analysis.dadosAprovadoRequisitados, 'Aprovados'),
    requested: lineOf(analysis.tabelaGrafico, 'Requisitados'),
    projected: lineOf(analysis.dadosFluxoCaixaFluxoCaixaProjetado, 'Projetado'),
  };
}

type CashFlow = Awaited<ReturnType<typeof readCashFlow>>;

/** The days on which a line has something, in cents, less what it had before. */
const daysOf = (line: ReadonlyMap<string, number>, before: ReadonlyMap<string, number> = new Map()) =>
  Object.fromEntries(
    [...line]
      .map(([day, amount]) => [day, amount - (before.get(day) ?? 0)] as const)
      .filter(([, amount]) => amount !== 0),
  );

/**
 * What every place says of a requisition, amounts in whole cents: itself, its latest save, its row of the list, the
 * chart of its releases, and what it adds to those of the company and to its cash flow, by day (CHT-016 to CHT-023).
 *
 * @param before the company without the requisition.
 */
export async function figuresOf(id: number, before: CashFlow) {
  const [requisition, [log], { requisicoes }, own, company] = await Promise.all([
    readRequisition(id),
    readLog(id),
    readAsDirector<Schemas['RequisitionList']>(`${REQUISITIONS}?Pagina=1&QuantidadeRegistros=20`),
    readReleases('Dia', [id]),
    readCashFlow(),
  ]);
  const row = requisicoes.find((one) => one.id === id);
  const places = [requisition, log, row];
  const installments = requisition.prazoCompra.vencimentos.map(({ valor }) => valor);
  return {
    statuses: places.map((place) => place?.status),
    values: [...places.map((place) => cents(place?.valorRequisicao)), centsOf(installments)],
    dates: [log?.vencimento1, log?.vencimento2],
    chart: daysOf(lineOf(own, 'Lançamentos')),
    releases: daysOf(company.releases, before.releases),
    approved: daysOf(company.approved, before.approved),
    requested: daysOf(company.requested, before.requested),
    projected: daysOf(company.projected, before.projected),
  };
}

/** What was requested is approved after it, period by period, and nothing else is different. */
export function expectMoved(
  before: Schemas['GraphicAnalysis'],
  after: Schemas['GraphicAnalysis'],
  released: ReadonlyMap<string, number>,
) {
  const moved = (name: string, sign: 1 | -1) =>
    [...lineOf(before.tabelaGrafico, name)].map(([period, amount]) => [
      period,
      amount + sign * (released.get(period) ?? 0),
    ]);
  const is = (name: string) => [...lineOf(after.tabelaGrafico, name)];
  expect(is('Aprovados')).toEqual(moved('Aprovados', 1));
  expect(is('Requisitados')).toEqual(moved('Requisitados', -1));
  for (const name of ['SomatorioAprovReq', 'TituloPagar', 'Despesas', 'Total'])
    expect(is(name)).toEqual([...lineOf(before.tabelaGrafico, name)]);
  expect(after.dadosFluxoCaixaFluxoCaixaProjetado).toEqual(before.dadosFluxoCaixaFluxoCaixaProjetado);
}

/** The overview of the page is the table of the gateway; back to the list. */
export async function expectOverview(page: Page, { tabelaGrafico }: Schemas['GraphicAnalysis']) {
  await page.getByRole('button', { name: 'Análise Gráfica' }).click();
  const overview = page.getByRole('region', { name: 'Visão geral' }).getByRole('table');
  await expect
    .poll(async () => (await cellsOf(overview)).slice(1).map((row) => row.slice(1)))
    .toEqual(tabelaGrafico.valores.map(({ data }) => data.map(money)));
  await page.getByRole('button', { name: 'Voltar', exact: true }).click();
}
