import type { DocumentType } from '@portal/domain';
import type { Locator, Page } from 'playwright';
import { pdfBytes } from './newSupplier.ts';

/** Opens a select by typing into it, and takes the option of this name. */
async function chooseOption(field: Locator, text: string, option: string | RegExp = text): Promise<void> {
  await field.fill(text);
  await field.page().getByRole('option', { name: option }).first().click();
}

/** The choice of files of a document type. */
export const fileChoice = (page: Page, type: DocumentType): Locator =>
  page.locator(`#documento-${type}`).locator('input[type=file]');

/** Chooses a PDF for a document type and waits until it is stored. */
export async function attach(page: Page, type: DocumentType, name = `${type}.pdf`): Promise<void> {
  await fileChoice(page, type).setInputFiles({ name, mimeType: 'application/pdf', buffer: pdfBytes });
  await page.getByRole('button', { name: `Ver ${name}`, exact: true }).waitFor();
}

/** Adds a contact or a carrier in the dialog of its table. */
async function addContact(page: Page, button: string, nome: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: 'Adicionar contato' });
  await dialog.getByRole('textbox', { name: 'Nome' }).fill(nome);
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill('contato@exemplo.com.br');
  const mobile = dialog.getByRole('group', { name: 'Celular' });
  await mobile.getByRole('textbox', { name: 'DDD' }).fill('31');
  await mobile.getByRole('textbox').last().fill('999887766');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Fills in step 1. */
export async function fillBasicData(page: Page, razaoSocial: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Dados da empresa' });
  const type = (name: string, text: string) => form.getByRole('textbox', { name, exact: true }).fill(text);
  await form.getByRole('radio', { name: 'Indústria' }).check();
  await type('Inscrição estadual', '0623079040081');
  await type('Razão social', razaoSocial);
  await type('Nome fantasia/marca', razaoSocial.replace(/ LTDA$/, ''));
  await type('CEP', '30130002');
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[name="endereco.bairro"]')?.value === 'CENTRO',
  );
  await form.locator('[name="endereco.numero"]').fill('100'); // names of phones contain it
  await type('E-mail', 'maria@exemplo.com.br');
  await type('Nome do responsável', 'Maria Lima');
  await type('Cargo', 'Gerente');
  const mobile = form.getByRole('group', { name: 'Telefone celular' });
  await mobile.getByRole('textbox', { name: 'DDD' }).fill('31');
  await mobile.getByRole('textbox').last().fill('998877665');
}

/** Fills in step 2 without its documents: an existing brand and a new one, a category, a shop. */
export async function fillProducts(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Informações do produto' });
  const brands = form.getByRole('combobox', { name: 'Marcas' });
  await chooseOption(brands, 'alvomais', /ALVOMAIS/);
  await brands.fill('marca da jornada');
  await page
    .getByText(/Tecle Enter para criar|MARCA DA JORNADA/)
    .first()
    .waitFor();
  await brands.press('Enter');
  await form.getByRole('button', { name: /MARCA DA JORNADA/ }).waitFor();
  await chooseOption(form.getByRole('combobox', { name: /^Categorias/ }), 'utilidades', /UTILIDADES/);
  await form.getByRole('combobox', { name: 'Principal categoria' }).click();
  await page.getByRole('option').first().click();
  await form.getByRole('textbox', { name: 'Lojas referências' }).fill('loja do centro');
  await page.keyboard.press('Enter');
}

/** Fills in step 4, for a company of the Simples Nacional. */
export async function fillAccounting(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Dados Contábeis e Fiscais' });
  const select = (name: string) => form.getByRole('combobox', { name });
  await form.getByRole('textbox', { name: 'Inscrição municipal' }).fill('1234567');
  await chooseOption(select('Código CNAE'), 'arroz', /ARROZ/);
  await chooseOption(select('Regime de Declaração PIS/COFINS'), 'simples', /simples/i);
  await select('Tabela de alíquotas').click();
  await page.getByRole('option').first().click();
  await select('Tamanho da empresa').click();
  await page.getByRole('option').first().click();
  await select('Receita Bruta Anual').click();
  await page.getByRole('option').first().click();
  await form
    .getByRole('radiogroup', { name: 'Tem Regime Especial MG' })
    .getByRole('radio', { name: 'Não' })
    .check();
  await addContact(page, 'Adicionar contato', 'João Alves');
}

/** Fills in step 5. */
export async function fillFinance(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Financeiro' });
  await chooseOption(form.getByRole('combobox', { name: 'Banco' }), 'banco do brasil', /Banco do Brasil/);
  await form.getByRole('textbox', { name: 'Agência' }).fill('12345');
  await form.getByRole('textbox', { name: 'Conta corrente' }).fill('987654');
  await form.getByRole('textbox', { name: 'Dígito' }).fill('X');
  await form.getByRole('radiogroup', { name: 'Prorrogações' }).getByRole('radio', { name: 'Não' }).check();
  await form.getByRole('radio', { name: 'DDE' }).check();
  await form.getByLabel('Desconto Financeiro').fill('0');
  await addContact(page, 'Adicionar contato', 'Ana Reis');
}

/** Fills in step 6. */
export async function fillBilling(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Faturamento e Logística' });
  await form.getByRole('textbox', { name: 'E-mail XML (NFD)' }).fill('nfe@exemplo.com.br');
  await form.getByRole('radio', { name: 'CIF' }).check();
  await form.getByRole('combobox', { name: 'Tratamento de quebras' }).click();
  await page.getByRole('option').first().click();
  for (const [index, leadTime] of (await form.getByLabel('Prazo de entrega (dias)').all()).entries()) {
    await leadTime.fill(String(3 + index));
  }
  await form.getByRole('radio', { name: 'Corridos' }).last().check();
  await addContact(page, 'Adicionar contato', 'Carlos Dias');
  await addContact(page, 'Adicionar transportadora', 'Transportes Vale');
}
