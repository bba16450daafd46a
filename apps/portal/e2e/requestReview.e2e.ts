import { WORK_ITEMS, type WorkKey } from '@portal/domain';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { activate, openWithoutPointer, pressTo } from './keyboard.ts';
import type { Person } from './people.ts';
import { countOf, signIn, totalOf, work } from './portal.ts';
import {
  familyRequestOf,
  fillFamily,
  fillFamilyByKeyboard,
  fillProductByKeyboard,
  fillProducts,
  mailsAbout,
  type OpenedRequest,
  openRequest,
  signInByKeyboard,
  waitingFor,
} from './requestJourney.ts';

/** Work that a request makes, and for whom. */
const WORK = {
  solicitacoesParaEnviar: 'supplier',
  solicitacoesParaComercial: 'comercial',
  solicitacoesParaContabilidade: 'contabil',
} as const satisfies Partial<Record<WorkKey, Person>>;

type RequestWork = keyof typeof WORK;

/** What waited for each before the request was opened. */
let before: Readonly<Record<RequestWork, number>>;

async function readWork(): Promise<Record<RequestWork, number>> {
  const [solicitacoesParaEnviar, solicitacoesParaComercial, solicitacoesParaContabilidade] =
    await Promise.all([
      waitingFor(WORK.solicitacoesParaEnviar, 'solicitacoesParaEnviar'),
      waitingFor(WORK.solicitacoesParaComercial, 'solicitacoesParaComercial'),
      waitingFor(WORK.solicitacoesParaContabilidade, 'solicitacoesParaContabilidade'),
    ]);
  return { solicitacoesParaEnviar, solicitacoesParaComercial, solicitacoesParaContabilidade };
}

/** Expects so much more work for the supplier, for commercial and for accounting than before the request. */
async function expectWork(supplier: number, commercial: number, accounting: number): Promise<void> {
  expect(await readWork()).toEqual({
    solicitacoesParaEnviar: before.solicitacoesParaEnviar + supplier,
    solicitacoesParaComercial: before.solicitacoesParaComercial + commercial,
    solicitacoesParaContabilidade: before.solicitacoesParaContabilidade + accounting,
  });
}

/** Opens the list behind a line of the home page, which counts so many more rows than before the request. */
async function openFromHome(
  page: Page,
  key: 'solicitacoesParaComercial' | 'solicitacoesParaContabilidade',
  more: number,
): Promise<void> {
  const label = WORK_ITEMS.find((item) => item.key === key)?.label ?? '';
  const line = work(page).getByRole('link', { name: new RegExp(`${label}$`) });
  expect(await countOf(line)).toBe(before[key] + more);
  await line.click();
  await expect.poll(() => totalOf(page)).toBe(before[key] + more);
}

const rowOf = (page: Page, text: string | number) =>
  page
    .getByRole('row')
    .filter({ hasText: String(text) })
    .first();

/** Searches the open list for the request: so many rows are of it, as is waited for. */
async function search(page: Page, { codigo }: OpenedRequest, rows: number): Promise<void> {
  await page.getByPlaceholder(/^Busque por/).fill(String(codigo));
  await page
    .getByText(rows === 1 ? '1–1 de 1' : `1–${rows} de ${rows}`, { exact: true })
    .first() // the pager says it, and a status
    .waitFor();
}

/** Decides what is on screen by the key of the decision, and confirms it by the name of the act. */
async function decide(page: Page, key: 'a' | 'r', label: string, name: string, act = label): Promise<void> {
  const button = page.getByRole('button', { name: label, exact: true });
  await button.and(page.locator(':not([aria-disabled="true"])')).waitFor();
  await page.keyboard.press(key);
  const question = page.getByRole('dialog', { name: `${act}: ${name}?` });
  await question.getByRole('button', { name: act }).click();
}

const badge = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

const kinds = async (request: OpenedRequest) => (await mailsAbout(request)).map(({ kind }) => kind);

let request: OpenedRequest;
/** Ids of the family that is approved and of the one that is refused, with their names. */
let approved: number;
let refused: number;
let approvedName: string;
let refusedName: string;

const nameOf = async (id: number) => (await familyRequestOf(id)).familiaNome ?? '';

beforeAll(async () => {
  before = await readWork();
  request = await openRequest(2, 3);
  const [first = 0, second = 0] = request.families;
  approved = first;
  refused = second;
});

describe('a request of two families and five products, from its opening to its last product', () => {
  it('is opened by staff: the supplier has it by mail and in its list (SOL-046, D29)', async () => {
    const [mail, ...others] = await mailsAbout(request);
    expect(mail?.text).toContain('5 produtos em 2 famílias');
    expect(others).toEqual([]);
    await expectWork(1, 0, 0);

    const own = await signIn('supplier', '/meus-produtos?envio=AguardandoEnvio&prazo=NoPrazo');
    await expect.poll(() => totalOf(own)).toBe(before.solicitacoesParaEnviar + 1);
    await search(own, request, 1);
    await rowOf(own, request.codigo).getByText('Em cadastro').waitFor();
    const send = own.getByRole('button', { name: `Enviar solicitação ${request.codigo}` });
    expect(await send.getAttribute('aria-disabled')).toBe('true');

    const staff = await signIn('comercial', `/produtos/solicitacoes?busca=${request.codigo}`);
    await expect.poll(() => totalOf(staff)).toBe(2); // a family without products has one row
    expect(await staff.getByRole('row').getByText('Aguardando Fornecedor').count()).toBe(4);
  });

  it('is filled in, one family by keyboard alone, and sent (FMC-001, PRC-003 to PRC-007, PRC-017 to PRC-042, REQ1-016)', {
    timeout: 150_000,
  }, async () => {
    refusedName = (await fillFamily(refused, 'aurora recusada')).nome;
    await fillProducts(refused, ['azul', 'verde', 'vermelha']);
    expect(await familyRequestOf(refused)).toMatchObject({ statusFornecedor: 'Concluido' });

    const page = await openWithoutPointer();
    await signInByKeyboard(page, `/meus-produtos/${approved}`);
    await fillFamilyByKeyboard(page, 'aurora validada');
    approvedName = await nameOf(approved);
    await page.getByText('Faltam 2 de 2 produtos').waitFor();
    await fillProductByKeyboard(page, 'amarela');
    await page.getByText('Produto criado').waitFor();
    await page.getByText('Falta 1 de 2 produtos').waitFor();
    await page.getByRole('tab', { name: 'Produtos 1/2' }).waitFor();
    await fillProductByKeyboard(page, 'branca');
    await page.getByText('Cadastro concluído com sucesso').waitFor();
    await page.getByRole('heading', { name: 'Meus produtos', level: 1 }).waitFor();

    await rowOf(page, request.codigo).getByText('Pronta para envio').waitFor();
    await activate(page, page.getByRole('button', { name: `Enviar solicitação ${request.codigo}` }));
    const question = page.getByRole('dialog', { name: 'Enviar solicitação' });
    await pressTo(page, question.getByRole('button', { name: 'Enviar' }));
    await page.keyboard.press('Enter');
    await page.getByText('Solicitação enviada com sucesso').waitFor();
    await rowOf(page, request.codigo).getByText('Enviada', { exact: true }).waitFor();
    expect(await page.evaluate(() => window.pointerEvents)).toEqual([]);
    expect(await page.evaluate(() => window.lostFocus)).toEqual([]);

    expect(await kinds(request)).toEqual(['requestOpened', 'requestSent']);
    await expectWork(0, 5, 5);
  });

  it('is reviewed by commercial: one family is validated, the other refused (RVF-010, RVF-013, RVF-016, RVF-037, RVF-038)', {
    timeout: 90_000,
  }, async () => {
    const page = await signIn('validador');
    await openFromHome(page, 'solicitacoesParaComercial', 5);
    await search(page, request, 5);
    await rowOf(page, approvedName).getByRole('link').first().click();
    await page.getByRole('heading', { name: approvedName, level: 2 }).waitFor();
    await badge(page, 'Aguardando Comercial').waitFor();
    await badge(page, 'Aguardando Contabilidade').waitFor();
    await page.getByText('2 de 2', { exact: true }).waitFor();
    const price = page.getByRole('textbox', { name: 'Preço Sugerido' });
    await price.fill('89,90');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Familia atualizada').waitFor();
    await page.getByRole('heading', { level: 1 }).click(); // keys decide where no field is in use
    await decide(page, 'a', 'Validar', approvedName);
    await page.getByText('Familia aprovada').waitFor();
    const list = page.getByRole('heading', { name: 'Solicitações de cadastro', level: 1 });
    await list.waitFor();
    expect(await kinds(request)).toEqual(['requestOpened', 'requestSent']); // accounting comes first
    await expectWork(0, 3, 5);

    await rowOf(page, refusedName).getByRole('link').first().click();
    await page.getByRole('heading', { name: refusedName, level: 2 }).waitFor();
    await decide(page, 'r', 'Recusar', refusedName);
    await page.getByText('Familia recusada').waitFor();
    await list.waitFor();
    await expectWork(0, 0, 2);

    const mail = (await mailsAbout(request)).at(-1);
    expect(mail?.kind).toBe('familyRefused');
    expect(mail?.text).toContain(refusedName);
  });

  it('shows its supplier what was decided (SM-1, G-33)', async () => {
    const page = await signIn('supplier', `/meus-produtos?busca=${request.codigo}`);
    await page.getByRole('button', { name: `Detalhes de solicitação ${request.codigo}` }).click();
    await rowOf(page, approvedName).getByText('Validado Comercial').waitFor();
    await rowOf(page, refusedName).getByText('Recusado Comercial').waitFor();
  });

  it('is reviewed by accounting, which sees what commercial changed, and the family is approved (RVF-014, RVF-015, RVF-039, SM-2b)', {
    timeout: 60_000,
  }, async () => {
    const page = await signIn('contabil');
    await openFromHome(page, 'solicitacoesParaContabilidade', 2);
    await search(page, request, 2);
    await rowOf(page, approvedName).getByRole('link').first().click();
    await page.getByRole('heading', { name: approvedName, level: 2 }).waitFor();
    const changes = page.getByRole('region', { name: /^O que mudou desde/ });
    await changes.getByText('Preço Sugerido').waitFor();
    await changes.getByText(/89,90/).waitFor();
    await page.getByRole('heading', { level: 1 }).click();
    await decide(page, 'a', 'Validar', approvedName, 'Validar tributação');
    await page.getByText('Tributação aprovada').waitFor();
    await page.getByRole('heading', { name: 'Solicitações de cadastro', level: 1 }).waitFor();
    expect(await familyRequestOf(approved)).toMatchObject({ status: 'Validado', statusContabil: 'Validado' });

    const mail = (await mailsAbout(request)).at(-1);
    expect(mail?.kind).toBe('familyApproved');
    expect(mail?.text).toContain(approvedName);
    await expectWork(0, 2, 0); // its products
  });

  it('has its products validated, with and without purchase block, and is done (RVP-008, RVP-009, BLK-014 to BLK-016, RTE-034)', {
    timeout: 90_000,
  }, async () => {
    const page = await signIn('validador');
    await openFromHome(page, 'solicitacoesParaComercial', 2);
    await search(page, request, 2);
    await rowOf(page, 'AMARELA').getByRole('link').first().click();
    await page.getByRole('heading', { name: /AMARELA/, level: 2 }).waitFor();
    await page.getByText('2 de 2', { exact: true }).waitFor();
    const validate = page.getByRole('button', { name: 'Validar', exact: true });
    const block = page.getByRole('dialog', { name: 'Bloqueio de compra' });

    await validate.click();
    await block
      .getByRole('checkbox', { name: /^Selecionar / })
      .first()
      .waitFor();
    const regions = block.getByRole('grid', { name: 'Regiões de perfil de venda' });
    const branches = block.getByRole('grid', { name: 'Filiais' });
    await regions
      .getByRole('checkbox', { name: /^Selecionar / })
      .first()
      .click();
    const branch = branches.getByRole('checkbox', { name: /^Selecionar / }).first();
    await branch.click();
    await block.getByRole('button', { name: 'Validar com bloqueio' }).click();
    await page.getByText('Bloqueio realizado com Sucesso!').waitFor();
    await expectWork(0, 1, 0);
    expect(await kinds(request)).not.toContain('productsValidated'); // one is left

    await page.getByRole('heading', { name: /BRANCA/, level: 2 }).waitFor();
    await page.getByText('1 de 2', { exact: true }).waitFor();
    await validate.click();
    const without = block.getByRole('button', { name: 'Validar sem bloqueio' });
    await without.and(page.locator(':not([aria-disabled="true"])')).waitFor();
    await without.click();
    await page.getByText('Validação realizada com sucesso!').waitFor();
    await page.getByRole('heading', { name: 'Solicitações de cadastro', level: 1 }).waitFor();
    await expectWork(0, 0, 0);

    const mail = (await mailsAbout(request)).at(-1);
    expect(mail?.kind).toBe('productsValidated');
    for (const variation of ['AMARELA', 'BRANCA']) expect(mail?.text).toContain(variation);
    expect(await kinds(request)).toEqual([
      'requestOpened',
      'requestSent',
      'familyRefused',
      'familyApproved',
      'productsValidated',
    ]);

    await page.goto(`/produtos/solicitacoes?busca=${request.codigo}`);
    for (const variation of ['AMARELA', 'BRANCA']) {
      await rowOf(page, variation).getByText('Concluído Comercial').waitFor();
      await rowOf(page, variation).getByText('Validado', { exact: true }).first().waitFor();
    }
    await rowOf(page, 'VERDE').getByText('Recusado Comercial').waitFor();
  });
});
