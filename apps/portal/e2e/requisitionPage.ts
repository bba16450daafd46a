import { addDays, dayInSaoPaulo, writeDate } from '@portal/formats';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { addressOf } from './portal.ts';

/** A day counted from today, `YYYY-MM-DD`. */
export const dayFromNow = (days: number) => addDays(dayInSaoPaulo(new Date()), days);

/** A date as it is typed: digits alone. */
export const digits = (date: string) => writeDate(date).replaceAll('/', '');

/** A button by its whole name. */
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Waits until the page says it. */
export const said = (page: Page, text: string) => page.getByText(text).first().waitFor();

/** Chooses an option of a list by typing part of it. */
export async function choose(page: Page, label: RegExp, search: string, option: string | RegExp) {
  const field = page.getByRole('combobox', { name: label });
  await field.click();
  await field.fill(search);
  await page.getByRole('option', { name: option }).first().click();
}

/** Types into a field in place of what it has, and leaves it. */
export async function type(page: Page, label: RegExp, text: string) {
  const field = page.getByRole('textbox', { name: label });
  await field.fill('');
  await field.pressSequentially(text);
  await field.press('Tab');
}

/** Waits until the terms that are registered of the chosen supplier have come: without any, the field reads '-'. */
export const termsOfSupplier = (page: Page) =>
  expect.poll(() => page.getByLabel(/^Prazo de cadastro/).inputValue()).toMatch(/\d/);

/** Fills in a new requisition of R$ 1.000,01 in two installments. */
export async function fillRequisition(page: Page): Promise<void> {
  await choose(page, /^Gestor/, '', /./);
  await choose(page, /^Tipo de liberação/, 'Fornecedor', 'Fornecedor');
  await choose(page, /^Fornecedor/, 'campo alto', /CAMPO ALTO/);
  await type(page, /^Data de faturamento/, digits(dayFromNow(10)));
  await type(page, /^Valor solicitado/, '100001');
  await type(page, /^Data conta corrente/, digits(dayFromNow(-2)));
  await type(page, /^Saldo conta corrente/, '-12050');
  await termsOfSupplier(page);
  await button(page, '30/60').click();
  await page.getByText('As parcelas somam o valor solicitado').waitFor();
}

/** Waits for the page of the requisition that was made, and returns its number. */
export async function createdId(page: Page): Promise<number> {
  await said(page, 'Requisição criada');
  await page.waitForURL(/requestId=\d+$/);
  return Number(addressOf(page).split('=')[1]);
}
