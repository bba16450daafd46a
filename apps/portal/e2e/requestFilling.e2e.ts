import type { Schemas } from '@portal/api';
import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessTokens, callGateway, jsonOf } from './gateway.ts';
import { activate, choose, openWithoutPointer, pressTo, typeIn } from './keyboard.ts';
import { demoPassword, people } from './people.ts';
import { addressOf, signIn } from './portal.ts';

const REQUESTS = '/api/produtos/solicitacoes-cadastros';

/** Opens a request of two new families for the supplier, so that the test has its own. */
async function openRequest(): Promise<number[]> {
  const [staff, own] = await Promise.all([accessTokens('comercial'), accessTokens('supplier')]);
  const { solicitacoes } = await jsonOf<Schemas['RegistrationRequestList']>(
    await callGateway(`${REQUESTS}/home`, own.token),
  );
  const [known] = solicitacoes;
  if (!known || !('fornecedorId' in known)) throw new Error('The seed holds no request of the supplier');
  const body: Schemas['RegistrationRequestInput'] = {
    fornecedorId: known.fornecedorId,
    solicitacoesCadastrosFamilias: [
      { novaFamilia: true, familiaId: null, quantidadeCadastroProduto: 2 },
      { novaFamilia: true, familiaId: null, quantidadeCadastroProduto: 1 },
    ],
  };
  const opened = await jsonOf<Schemas['RegistrationRequest']>(
    await callGateway(REQUESTS, staff.token, { method: 'POST', body: JSON.stringify(body) }),
  );
  return opened.solicitacaoCadastroFamilias.map(({ id }) => id);
}

const detailOf = async (id: number) => {
  const { token } = await accessTokens('supplier');
  const { solicitacoesCadastrosFamilias } = await jsonOf<Schemas['RegistrationRequestDetail']>(
    await callGateway(`${REQUESTS}?SolicitacaoFamiliaId=${id}`, token),
  );
  return solicitacoesCadastrosFamilias.find((family) => family.id === id);
};

/** Opens a select and takes one of its options, whichever it is. */
async function takeOne(page: Page, field: Locator) {
  await pressTo(page, field);
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

let first: number;
let second: number;

beforeAll(async () => {
  const [one = 0, two = 0] = await openRequest();
  first = one;
  second = two;
});

describe('a family of a request', () => {
  it('is filled in by the supplier by keyboard alone, and its products come next (FMC-001 to FMC-016, FMC-122)', {
    timeout: 120_000,
  }, async () => {
    const page = await openWithoutPointer();
    await page.goto(`/signin?redirect=${encodeURIComponent(`/meus-produtos/${first}`)}`);
    await typeIn(page, page.getByRole('textbox', { name: 'CNPJ' }), people.supplier.login);
    await typeIn(page, page.getByLabel(/^Senha/), demoPassword);
    await page.keyboard.press('Enter');

    await page.getByRole('heading', { name: 'Nova família', level: 1 }).waitFor();
    const form = page.getByRole('form', { name: 'Família' });
    const field = (name: string) => form.getByRole('combobox', { name, exact: true });
    await form.waitFor();
    await choose(page, field('Categoria'), 'panela', /PANELA/);
    await takeOne(page, field('Marca'));
    await typeIn(page, form.getByRole('textbox', { name: 'Coleção' }), 'aurora  teclado');
    await choose(page, field('Tipo de volumetria'), 'litro', /LITRO/);
    await typeIn(page, form.getByRole('textbox', { name: 'Volumetria' }), '4,5');
    await typeIn(page, form.getByRole('textbox', { name: 'Etiqueta, parte 1' }), 'panela aurora');
    await takeOne(page, field('Divisão'));
    await takeOne(page, field('ICMS Origem da mercadoria'));
    await choose(page, field('CST'), 'isento', /Isento/);
    await takeOne(page, field('PIS/Cofins'));
    await takeOne(page, field('NCM'));
    await takeOne(page, field('CST Pis/Cofins'));
    await takeOne(page, field('SPED Item'));
    await takeOne(page, field('SPED Produto'));
    await takeOne(page, field('Introdução'));
    await page.keyboard.press('Escape');
    await takeOne(page, field('Classificação de risco'));
    await activate(page, form.getByRole('button', { name: 'Salvar' }));

    await page.getByText('Familia criada').waitFor();
    await page.getByRole('tab', { name: /^Produtos/, selected: true }).waitFor();
    await expect.poll(() => addressOf(page)).toBe(`/meus-produtos/${first}?aba=produtos`);
    expect(await page.evaluate(() => window.pointerEvents)).toEqual([]);

    const detail = await detailOf(first);
    expect(detail).toMatchObject({ statusFornecedor: 'Cadastrando', status: 'Cadastrando' });
    expect(detail?.familiaNome).toMatch(/ 4,5.* AURORA TECLADO$/);

    await pressTo(page, page.getByRole('tab', { name: /^Produtos/, selected: true }), 'Shift+Tab');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await page.getByText('O nome não muda depois que a família é criada').waitFor();
    await typeIn(page, form.getByRole('textbox', { name: 'Etiqueta, parte 2' }), '4,5 litros');
    await activate(page, form.getByRole('button', { name: 'Salvar' }));
    await page.getByText('Familia atualizada').waitFor();
    expect(await page.evaluate(() => window.lostFocus)).toEqual([]);
  });

  it('is kept as a draft, and asks before it is left unsaved (FMC-125, D11)', async () => {
    const page = await signIn('supplier', `/meus-produtos/${second}`);
    await page.getByRole('textbox', { name: 'Coleção' }).fill('rascunho');
    await page.getByRole('link', { name: 'Voltar' }).click();
    const question = page.getByRole('alertdialog', { name: 'Você tem dados não salvo' });
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    await page.reload();
    await page.getByText('Você tinha uma família não salva').waitFor();
  });

  it('is not found by another supplier, and read by staff who may fill it in (D6, X-08, RTE-010)', async () => {
    const other = await signIn('supplierWithLetters', `/meus-produtos/${second}`);
    await other.getByText('Solicitação não encontrada').waitFor();
    const staff = await signIn('comercial', `/produtos/catalogo/cadastro?solicitacaoId=${second}`);
    await staff.getByRole('heading', { name: 'Nova família', level: 1 }).waitFor();
    await staff.getByRole('button', { name: 'Salvar' }).waitFor();
  });
});
