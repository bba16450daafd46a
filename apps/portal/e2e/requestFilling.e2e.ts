import { beforeAll, describe, expect, it } from 'vitest';
import { activate, openWithoutPointer, pressTo, typeIn } from './keyboard.ts';
import { addressOf, signIn } from './portal.ts';
import { familyRequestOf, fillFamilyByKeyboard, openRequest, signInByKeyboard } from './requestJourney.ts';

let first: number;
let second: number;

beforeAll(async () => {
  const { families } = await openRequest(2, 1);
  const [one = 0, two = 0] = families;
  first = one;
  second = two;
});

describe('a family of a request', () => {
  it('is filled in by the supplier by keyboard alone, and its products come next (FMC-001 to FMC-016, FMC-122)', {
    timeout: 120_000,
  }, async () => {
    const page = await openWithoutPointer();
    await signInByKeyboard(page, `/meus-produtos/${first}`);
    await fillFamilyByKeyboard(page, 'aurora  teclado');
    await expect.poll(() => addressOf(page)).toBe(`/meus-produtos/${first}?aba=produtos`);
    expect(await page.evaluate(() => window.pointerEvents)).toEqual([]);

    const family = await familyRequestOf(first);
    expect(family).toMatchObject({ statusFornecedor: 'Cadastrando', status: 'Cadastrando' });
    expect(family.familiaNome).toMatch(/ 4,5.* AURORA TECLADO$/);

    const form = page.getByRole('form', { name: 'Família' });
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
