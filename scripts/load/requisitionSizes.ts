/**
 * `npm run load -- --requisitions`, after `npm run build`: what the calls and pages of requisitions take with 100 and with
 * 10,000 of them, on the embedded database.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { href } from '@portal/domain';
import { addDays, dayInSaoPaulo } from '@portal/formats';
import { type Browser, chromium, type Page } from 'playwright';
import { readSettings } from '../../apps/gateway/src/config/readSettings.ts';
import { openDatabase } from '../../apps/gateway/src/database/openDatabase.ts';
import { prepareDatabase } from '../../apps/gateway/src/database/prepareDatabase.ts';
import { openFileStore } from '../../apps/gateway/src/files/store/openFileStore.ts';
import { fillDatabase } from '../../apps/gateway/src/load/fillDatabase.ts';
import { longestTaskOf } from '../../apps/portal/e2e/longestTask.ts';
import { demoPassword, people } from '../../apps/portal/e2e/people.ts';
import { figure, table } from '../bench/markdown.ts';
import { browserLaunchOptions } from '../browser.ts';
import { createPortalHost } from '../portalHost.ts';
import { freePort } from '../ports.ts';
import { startProgram, untilAnswers } from '../processes.ts';
import { root } from '../root.ts';
import { usageOf } from './usageOf.ts';
import { createCaller } from './users.ts';

const SIZES = [100, 10_000] as const;
/** Of the seed, the newest: those that wait among them. */
const KEPT = SIZES[0];
/** Calls of a question: their processor time is told in ticks of 10 ms. */
const CALLS = 50;
const ROUNDS = 5;

/** Figures by what was done. */
type Figures = Map<string, string>;

/** Makes the data of a gateway with so many requisitions. */
async function prepare(data: string, count: number): Promise<void> {
  const settings = readSettings(['--demo'], { ...process.env, GATEWAY_DATA: data });
  const database = await openDatabase(settings.location);
  await prepareDatabase(database, openFileStore(settings), true);
  await database.queries.execute(
    `delete from requisitions where id not in (select id from requisitions order by id desc limit ${KEPT})`,
  );
  const added = count - KEPT;
  if (added > 0)
    await fillDatabase(database, 0, {
      suppliers: 400,
      requisitions: added,
      requisition_installments: added,
      requisition_tags: added,
    });
  await database.queries.execute('vacuum (analyze)');
  await database.close();
}

/** Processor time of the gateway for a call of each question. */
async function askEach(gateway: string, pid: number | undefined, figures: Figures): Promise<void> {
  const caller = createCaller(gateway, ({ status, path: asked }) => {
    if (status !== 200) throw new Error(`The gateway answered ${status} to ${asked}`);
  });
  const token = await caller.signIn('Diretoria');
  const list = '/api/produtos/requisicoes';
  const { requisicoes } = (await caller.read(`${list}?Pagina=1`, token)) as {
    requisicoes: { gestorId: number; fornecedorId: number; tags: { id: number }[] }[];
  };
  const { gestorId, fornecedorId } = requisicoes[0] ?? {};
  const today = dayInSaoPaulo(new Date());
  const lists: Readonly<Record<string, string>> = {
    all: '',
    'to validate': 'StatusRequisicao=Requisitado',
    'to approve': 'StatusRequisicao=Validado',
    'page 5': 'Pagina=5',
    'of a manager': `GestorId=${gestorId}`,
    'of a supplier': `FornecedorId=${fornecedorId}`,
    'of a tag': 'TagsIds=1',
    'of a week': `DataInicio=${today}&DataFim=${addDays(today, 7)}`,
    'by supplier': 'Ordenacao.Coluna=Fornecedor',
    'by value, down': 'Ordenacao.Coluna=ValorRequisicao&Ordenacao.Ascending=false',
    'by a figure of the analysis': 'Ordenacao.Coluna=Analise.ruptura',
  };
  const questions: Readonly<Record<string, string>> = {
    ...Object.fromEntries(
      Object.entries(lists).map(([name, query]) => [
        name,
        `${list}?${query.includes('Pagina') ? '' : 'Pagina=1&'}${query}`,
      ]),
    ),
    'what falls due of all': `${list}/graficos/lancamentos?tipoVisaoGrafico=Mes`,
    'graphic analysis by month': `${list}/graficos/analise?tipoVisaoGrafico=Mes`,
    'graphic analysis by day': `${list}/graficos/analise?tipoVisaoGrafico=Dia`,
  };
  for (const [name, address] of Object.entries(questions)) {
    for (let call = 0; call < CALLS; call += 1) await caller.read(address, token);
    const before = usageOf(pid);
    for (let call = 0; call < CALLS; call += 1) await caller.read(address, token);
    const after = usageOf(pid);
    figures.set(name, before && after ? figure((after.cpuMs - before.cpuMs) / CALLS) : '–');
  }
}

async function signedIn(browser: Browser, portal: string, address: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: portal,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(href('sign-in-backoffice', { redirect: address }));
  await page.getByRole('textbox', { name: 'E-mail' }).fill(people.diretoria.login);
  await page.getByLabel(/^Senha/).fill(demoPassword);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await rowsOf(page).first().waitFor();
  return page;
}

const rowsOf = (page: Page) => page.getByRole('checkbox', { name: /^Selecionar requisição/ });

/** What a director waits for at the screen of approval: shortest time, and shortest longest task. */
async function openEach(portal: string, figures: Figures): Promise<void> {
  const browser = await chromium.launch(await browserLaunchOptions());
  const address = href('requisitions-to-approve');
  const measure = async (name: string, again: (page: Page) => Promise<unknown>, act: typeof again) => {
    let shortest = Number.POSITIVE_INFINITY;
    let longestTask = Number.POSITIVE_INFINITY;
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await signedIn(browser, portal, address);
      await again(page);
      const task = await longestTaskOf(page, async () => {
        const started = performance.now();
        await act(page);
        shortest = Math.min(shortest, performance.now() - started);
      });
      longestTask = Math.min(longestTask, task);
      await page.context().close();
    }
    figures.set(
      `${name}: until it is there; longest task`,
      `${shortest.toFixed(0)}; ${longestTask.toFixed(0)}`,
    );
  };
  const home = async (page: Page) => {
    await page.getByRole('link', { name: 'Início' }).first().click();
    await page.getByRole('region', { name: 'Para fazer' }).waitFor();
  };
  const stays = async () => {};
  const toList = async (page: Page) => {
    await page.goBack();
    await rowsOf(page).first().waitFor();
  };
  await measure('screen: the list, from the home page', home, toList);
  await measure('screen: another order', stays, async (page) => {
    const answered = page.waitForResponse(/ValorRequisicao/);
    await page
      .getByRole('columnheader', { name: /^Valor/ })
      .getByRole('button')
      .click();
    await answered;
    await rowsOf(page).first().waitFor();
  });
  await measure('screen: one is selected, with its log', stays, async (page) => {
    await rowsOf(page).first().click();
    await page.getByRole('table', { name: /^Log de edições/ }).waitFor();
  });
  await measure('screen: Análise Gráfica', stays, async (page) => {
    await page.getByRole('button', { name: 'Análise Gráfica' }).click();
    await page.locator('canvas').nth(2).waitFor();
  });
  await browser.close();
}

/** Measures each size, and prints a Markdown table. */
export async function measureRequisitions(): Promise<void> {
  const measured: Figures[] = [];
  for (const count of SIZES) {
    const folder = await mkdtemp(path.join(tmpdir(), 'requisitions-'));
    await prepare(folder, count);
    const [gatewayPort, portalPort] = [await freePort(), await freePort()];
    const [gateway, portal] = [`http://localhost:${gatewayPort}`, `http://localhost:${portalPort}`];
    const program = startProgram('gateway', [process.execPath, 'apps/gateway/src/main.ts', '--demo'], {
      GATEWAY_PORT: String(gatewayPort),
      GATEWAY_DATA: folder,
      PORTAL_ORIGINS: portal,
    });
    const host = createPortalHost({ folder: path.join(root, 'apps/portal/dist'), apiUrl: gateway });
    host.listen(portalPort);
    const figures: Figures = new Map();
    try {
      await untilAnswers(`${gateway}/pronto`, program);
      await askEach(gateway, program.child.pid, figures);
      await openEach(portal, figures);
    } finally {
      host.closeAllConnections();
      host.close();
      await program.stop();
      await rm(folder, { recursive: true, force: true });
    }
    measured.push(figures);
  }
  const names = [...(measured[0]?.keys() ?? [])];
  console.log(
    table(
      ['ms', ...SIZES.map(String)],
      names.map((name) => [name, ...measured.map((figures) => figures.get(name) ?? '–')]),
    ),
  );
}
