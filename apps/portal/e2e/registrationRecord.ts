import type { Locator, Page } from 'playwright';
import type { Person } from './people.ts';
import { signIn } from './portal.ts';

/** Lists of registrations by the last part of their paths. */
type List = 'pre-cadastro' | 'cadastro' | 'parceiros';

/** The row of a supplier in the current list. */
const rowOf = (page: Page, company: string) => page.getByRole('row').filter({ hasText: company }).first();

/** Opens the record of a supplier from a list, which shows it with this badge. */
export async function openRecord(
  page: Page,
  list: List,
  { cnpj, company, badge }: { cnpj: string; company: string; badge: string },
): Promise<void> {
  const path = `/fornecedor/${list}?busca=${cnpj}`;
  if (!page.url().includes(path)) await page.goto(path);
  const row = rowOf(page, company);
  await row.getByText(badge, { exact: true }).first().waitFor();
  await row.getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: company }).waitFor();
}

/** Signs a member of staff in at a list, and opens the record of a supplier. */
export async function signInAtRecord(
  person: Person,
  list: List,
  record: { cnpj: string; company: string; badge: string },
): Promise<Page> {
  const page = await signIn(person, `/fornecedor/${list}?busca=${record.cnpj}`);
  await openRecord(page, list, record);
  return page;
}

/** A decision button of a record. */
export const decision = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

/** Presses a decision button and confirms. */
export async function decide(page: Page, name: string, message: string): Promise<void> {
  await decision(page, name).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name, exact: true })
    .click();
  await page.getByText(message, { exact: true }).first().waitFor();
}

/** Refuses with a reason. */
export async function refuse(page: Page, reason: string): Promise<void> {
  await decision(page, 'Recusar').click();
  const dialog = page.getByRole('dialog', { name: 'Recusar' });
  await dialog.getByRole('textbox', { name: 'Motivo da recusa' }).fill(reason);
  await dialog.getByRole('button', { name: 'Recusar proposta' }).click();
  await page.getByText('Cadastro recusado', { exact: true }).first().waitFor();
}

/** Sends a document back, with reason and note. */
export async function pend(page: Page, file: string, reason: string, note: string): Promise<void> {
  await decision(page, 'Pendenciar').click();
  const dialog = page.getByRole('dialog', { name: 'Solicitar atualização de dados e/ou documentos' });
  const choose = async (select: string, option: string) => {
    await dialog.getByRole('combobox', { name: select }).click();
    await page.getByRole('option', { name: option }).click();
  };
  await choose('Documento', file);
  await choose('Motivo', reason);
  await dialog.getByRole('textbox', { name: 'Observação (opcional)' }).fill(note);
  await dialog.getByRole('button', { name: 'Adicionar ocorrência' }).click();
  await dialog.getByRole('button', { name: 'Pendenciar documentos' }).click();
  await page.getByText('Pendências enviadas ao fornecedor', { exact: true }).first().waitFor();
}
