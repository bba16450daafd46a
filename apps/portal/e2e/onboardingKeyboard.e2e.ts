import type { DocumentType } from '@portal/domain';
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { activate, choose, openWithoutPointer, pressTo, typeIn } from './keyboard.ts';
import {
  approveFirstAnalysis,
  type NewSupplier,
  newPassword,
  pdfBytes,
  readRegistration,
  signUpSupplier,
} from './newSupplier.ts';
import { fileChoice } from './registrationPage.ts';

const formOf = (page: Page, name: string) => page.getByRole('form', { name });
const field = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true });
const select = (form: Locator, name: string) => form.getByRole('combobox', { name });

/** Chooses a file with the button that has focus and the chooser of the system. */
async function attach(page: Page, type: DocumentType) {
  await pressTo(page, fileChoice(page, type));
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Space');
  const name = `${type}.pdf`;
  await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer: pdfBytes });
  await page.getByRole('button', { name: `Ver ${name}`, exact: true }).waitFor();
}

/** Types a phone: the number goes on in its second part by itself. */
async function typePhone(page: Page, place: Locator, digits: string) {
  await pressTo(page, place.getByRole('textbox', { name: 'DDD' }));
  await page.keyboard.type(digits);
}

/** Adds a contact in the dialog of its table. */
async function addContact(page: Page, button: string) {
  await activate(page, page.getByRole('button', { name: button }));
  const dialog = page.getByRole('dialog', { name: 'Adicionar contato' });
  await typeIn(page, dialog.getByRole('textbox', { name: 'Nome' }), 'Ana Reis');
  await typeIn(page, dialog.getByRole('textbox', { name: 'E-mail' }), 'ana@exemplo.com.br');
  await typePhone(page, dialog.getByRole('group', { name: 'Celular' }), '31998877001');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
}

/** Takes an option of a set of buttons. */
async function check(page: Page, radios: Locator, keys: readonly string[]) {
  await pressTo(page, radios.getByRole('radio').first());
  for (const key of keys) await page.keyboard.press(key);
}

async function basicData(page: Page) {
  const form = formOf(page, 'Dados da empresa');
  await check(page, form.getByRole('radiogroup', { name: 'Segmento' }), ['Space', 'ArrowRight', 'ArrowLeft']);
  await typeIn(page, field(form, 'Inscrição estadual'), '0623079040081');
  await typeIn(page, field(form, 'Razão social'), 'teclado ltda');
  await typeIn(page, field(form, 'Nome fantasia/marca'), 'teclado');
  await typeIn(page, field(form, 'CEP'), '30130002');
  await expect.poll(() => field(form, 'Bairro').inputValue()).toBe('CENTRO');
  await typeIn(page, form.locator('[name="endereco.numero"]'), '100');
  await choose(page, select(form, 'Estado'), 'minas', /Minas Gerais/);
  await choose(page, select(form, 'Cidade'), 'uberl', /Uberlândia/);
  await typeIn(page, field(form, 'E-mail'), 'maria@exemplo.com.br');
  await typeIn(page, field(form, 'Nome do responsável'), 'maria lima');
  await typeIn(page, field(form, 'Cargo'), 'gerente');
  await typePhone(page, form.getByRole('group', { name: 'Telefone celular' }), '31998877665');
  await page.keyboard.press('Enter');
}

async function products(page: Page) {
  const form = formOf(page, 'Informações do produto');
  await typeIn(page, select(form, 'Marcas'), 'alvomais');
  await page.getByRole('option', { name: /ALVOMAIS/ }).waitFor();
  await page.keyboard.press('Enter');
  await typeIn(page, select(form, 'Categorias'), 'bebidas');
  await page.getByRole('option', { name: /BEBIDAS/ }).waitFor();
  await page.keyboard.press('Enter');
  await choose(page, select(form, 'Principal categoria'), 'bebidas', /BEBIDAS/);
  await typeIn(page, field(form, 'Lojas referências'), 'loja do centro');
  await page.keyboard.press('Enter');
  await typeIn(page, field(form, 'Observações gerais'), 'Sem o mouse.');
  await attach(page, 'CatalogoProduto');
  await attach(page, 'TabelaPrecos');
  await activate(page, form.getByRole('button', { name: 'Enviar Cadastro' }));
  await page.getByRole('alertdialog', { name: 'Dados enviados com sucesso.' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Aguarde seu cadastro ser analisado').first().waitFor();
}

async function documents(page: Page) {
  await page.keyboard.press('Tab');
  for (const type of [
    'ContratoSocial',
    'DocumentoSocio',
    'AlvaraFuncionamento',
    'CartaoCnpj',
    'CartaoSintegra',
    'CartaoInscricaoEstadual',
  ] as const) {
    await attach(page, type);
  }
  await activate(page, page.getByRole('button', { name: 'Salvar e continuar' }));
}

async function accounting(page: Page) {
  const form = formOf(page, 'Dados Contábeis e Fiscais');
  await typeIn(page, field(form, 'Inscrição municipal'), '1234567');
  await choose(page, select(form, 'Código CNAE'), 'arroz', /ARROZ/);
  await choose(page, select(form, 'Regime de Declaração PIS/COFINS'), 'simples', /Simples Nacional/);
  await choose(page, select(form, 'Tabela de alíquotas'), 'até', /Até R\$ 180/);
  await choose(page, select(form, 'Tamanho da empresa'), 'micro', /Microempresa/);
  await choose(page, select(form, 'Receita Bruta Anual'), 'até', /Até R\$ 360/);
  await check(page, form.getByRole('radiogroup', { name: 'Tem Regime Especial MG' }), [
    'Space',
    'ArrowRight',
  ]);
  await addContact(page, 'Adicionar contato');
  await activate(page, form.getByRole('button', { name: 'Salvar e continuar' }));
}

async function finance(page: Page) {
  const form = formOf(page, 'Financeiro');
  await choose(page, select(form, 'Banco'), 'banco do brasil', /Banco do Brasil/);
  await typeIn(page, field(form, 'Agência'), '12345');
  await typeIn(page, field(form, 'Conta corrente'), '987654');
  await typeIn(page, field(form, 'Dígito'), 'X');
  await check(page, form.getByRole('radiogroup', { name: 'Prorrogações' }), ['Space', 'ArrowRight']);
  await check(page, form.getByRole('radiogroup', { name: 'Prazo de pagamento' }), ['Space']);
  await typeIn(page, form.getByLabel('Desconto Financeiro'), '2,5');
  await choose(page, select(form, 'Tipo de desconto'), 'boleto', /No boleto/);
  await addContact(page, 'Adicionar contato');
  await activate(page, form.getByRole('button', { name: 'Salvar e continuar' }));
}

async function billing(page: Page) {
  const form = formOf(page, 'Faturamento e Logística');
  await typeIn(page, field(form, 'E-mail XML (NFD)'), 'nfe@exemplo.com.br');
  await check(page, form.getByRole('radiogroup', { name: 'Situação do frete' }), ['Space']);
  await choose(page, select(form, 'Tratamento de quebras'), 'devolu', /Devolução/);
  for (const leadTime of await form.getByLabel('Prazo de entrega (dias)').all()) {
    await typeIn(page, leadTime, '5');
    await page.keyboard.press('Tab');
  }
  await addContact(page, 'Adicionar contato');
  await addContact(page, 'Adicionar transportadora');
  await activate(page, form.getByRole('button', { name: 'Concluir cadastro' }));
}

/** Nothing but keys was used since the page was loaded, and something had focus all the time. */
async function expectKeysAlone(page: Page) {
  expect(await page.evaluate(() => window.pointerEvents)).toEqual([]);
  expect(await page.evaluate(() => window.lostFocus)).toEqual([]);
}

/** Whether focus is where the next step begins, after one was saved. */
const atHeading = (page: Page, name: string) =>
  expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent), { message: `focus at ${name}` })
    .toBe(name);

describe('the registration without a pointer', () => {
  it('goes through all six steps, focus always to be seen and never lost', { timeout: 120_000 }, async () => {
    const supplier: NewSupplier = await signUpSupplier();
    const page = await openWithoutPointer();
    await page.goto('/signin');
    await typeIn(page, page.getByRole('textbox', { name: 'CNPJ' }), supplier.cnpj);
    await typeIn(page, page.getByLabel(/^Senha/), newPassword);
    await page.keyboard.press('Enter');
    await basicData(page);
    await atHeading(page, 'Informações do produto');
    await products(page);
    await expectKeysAlone(page);
    await approveFirstAnalysis(supplier);
    await page.reload();
    await page.getByRole('form', { name: 'Anexo de Documentos' }).waitFor();
    await documents(page);
    await atHeading(page, 'Dados Contábeis e Fiscais');
    await accounting(page);
    await atHeading(page, 'Financeiro');
    await finance(page);
    await atHeading(page, 'Faturamento e Logística');
    await billing(page);
    await page.getByText('Dados do cadastro finalizados. Aguarde sua aprovação').first().waitFor();

    await expectKeysAlone(page);
    const { statusFluxoCadastro, fornecedor } = await readRegistration(supplier);
    expect(statusFluxoCadastro).toBe('AguardandoSegundaAnalise');
    expect(fornecedor).toMatchObject({
      razaoSocial: 'TECLADO LTDA',
      endereco: { cidade: { nome: 'Uberlândia' } },
      lojas: ['LOJA DO CENTRO'],
      regimeTributario: 'Simples',
      temConvenioComEstado: false,
      descontoFinanceiro: 2.5,
      transportadoras: [{ nome: 'ANA REIS' }],
    });
  });
});
