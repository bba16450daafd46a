import { randomUUID } from 'node:crypto';
import { href } from '@portal/domain';
import { type Browser, chromium, type Page } from 'playwright';
import { DEMO_PASSWORD } from '../../apps/gateway/src/seed/suppliers/demoUsers.ts';
import { documentFiles } from '../../apps/gateway/src/testing/documentFiles.ts';
import { browserLaunchOptions } from '../browser.ts';

/** A page of the portal, signed in. */
async function signIn(browser: Browser, portal: string, entrance: string, login: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: portal, locale: 'pt-BR' });
  const page = await context.newPage();
  await page.goto(entrance);
  await page.getByRole('textbox', { name: /^(E-mail|CNPJ)$/ }).fill(login);
  await page.getByLabel(/^Senha/).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith(href('sign-in')));
  return page;
}

/** A member of staff creates a brand, and a supplier sends a document to the object store, in the built portal. */
export async function smoke(portal: string): Promise<void> {
  const browser = await chromium.launch(await browserLaunchOptions());
  try {
    const staff = await signIn(
      browser,
      portal,
      href('sign-in-backoffice', { redirect: href('register-brands') }),
      'comercial@demo.portal.br',
    );
    const brand = `PROVA ${randomUUID().slice(0, 8)}`.toUpperCase();
    await staff.getByRole('button', { name: 'Adicionar' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Cadastrar Marca' });
    await dialog.getByRole('textbox', { name: 'Descrição' }).fill(brand);
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await staff.getByText('Marca criada').waitFor();

    const supplier = await signIn(browser, portal, href('sign-in'), '11444777000161');
    const name = `prova-${randomUUID().slice(0, 8)}.pdf`;
    const file = { name, mimeType: 'application/pdf', buffer: Buffer.from(documentFiles.pdf()) };
    await supplier.getByRole('tab', { name: /informações do produto/i }).click();
    await supplier.getByRole('form', { name: 'Informações do produto' }).waitFor();
    await supplier.locator('input[type=file]').first().setInputFiles(file);
    await supplier.getByRole('button', { name: `Ver ${name}`, exact: true }).waitFor();
  } finally {
    await browser.close();
  }
}
