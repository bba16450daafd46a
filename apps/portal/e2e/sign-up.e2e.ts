import { formatCnpj } from '@portal/formats';
import { describe, expect, it } from 'vitest';
import { freshCnpj } from './freshCnpj.ts';
import { mailsTo } from './gateway.ts';
import { openPage } from './portal.ts';

describe('sign-up (GAP-01)', () => {
  it('checks the form, creates the flow of the supplier and signs in (FND-004, API2-020, API2-021)', async () => {
    const page = await openPage('/signin');
    await page.getByRole('link', { name: 'Cadastre-se' }).click();
    await page.waitForURL((url) => url.pathname === '/signup');
    await page.getByRole('button', { name: 'Cadastrar' }).click();
    await expect.poll(() => page.getByText('Campo obrigatório').count()).toBe(4);

    const cnpj = freshCnpj();
    await page.getByRole('textbox', { name: 'CNPJ' }).fill(cnpj.toLowerCase());
    await page.getByRole('textbox', { name: 'E-mail' }).fill('contato@exemplo.com.br');
    await page.getByLabel(/^Senha/).fill('Segura2026');
    await page.getByLabel(/^Confirmar senha/).fill('Outra2026');
    await page.getByRole('button', { name: 'Cadastrar' }).click();
    await page.getByText('As senhas não conferem').waitFor();
    const confirmation = page.getByLabel(/^Confirmar senha/);
    await expect.poll(() => confirmation.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByLabel(/^Confirmar senha/).fill('Segura2026');
    await page.getByRole('checkbox', { name: /^Li e aceito/ }).check();
    await page.getByRole('button', { name: 'Cadastrar' }).click();
    await page.waitForURL((url) => url.pathname === '/fornecedor/fornecedor/cadastro');
    expect(await page.evaluate(() => localStorage.getItem('cnpj'))).toBe(cnpj);
    expect(await page.evaluate(() => localStorage.getItem('fluxoCadastroId'))).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('still asks for the code after the page was loaded again, and sends another (G-47)', async () => {
    const page = await openPage('/signup');
    // As with a mail server: the answer has no code.
    await page.route('**/api/fornecedores/pre-cadastro', async (route) => {
      const response = await route.fetch();
      const { codigoConfirmacao: _, ...created } = await response.json();
      await route.fulfill({ response, json: created });
    });
    const cnpj = freshCnpj();
    const email = `${cnpj.toLowerCase()}@exemplo.com.br`;
    await page.getByRole('textbox', { name: 'CNPJ' }).fill(cnpj);
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await page.getByLabel(/^Senha/).fill('Segura2026');
    await page.getByLabel(/^Confirmar senha/).fill('Segura2026');
    await page.getByRole('checkbox', { name: /^Li e aceito/ }).check();
    await page.getByRole('button', { name: 'Cadastrar' }).click();
    const code = page.getByRole('textbox', { name: 'Código de confirmação' });
    await code.waitFor();

    await page.reload();
    await page.getByText(email).waitFor();
    await page.getByRole('button', { name: 'Enviar outro código' }).click();
    await page.getByText('Enviamos outro código.').waitFor();
    const [newest, ...others] = await mailsTo(email);
    expect(others).toHaveLength(1);
    await code.fill(/cadastro é ([0-9]{6})\./.exec(newest?.text ?? '')?.[1] ?? '');
    await page.getByRole('button', { name: 'Confirmar' }).click();

    await page.waitForURL((url) => url.pathname === '/signin');
    expect(await page.getByRole('textbox', { name: 'CNPJ' }).inputValue()).toBe(formatCnpj(cnpj));
    await page.getByLabel(/^Senha/).fill('Segura2026');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.waitForURL((url) => url.pathname === '/fornecedor/fornecedor/cadastro');
  });

  it('stops a second registration of a CNPJ and leads to the sign-in', async () => {
    const page = await openPage('/signup');
    await page.getByRole('textbox', { name: 'CNPJ' }).fill('11222333000181');
    await page.getByRole('textbox', { name: 'E-mail' }).fill('contato@exemplo.com.br');
    await page.getByLabel(/^Senha/).fill('Segura2026');
    await page.getByLabel(/^Confirmar senha/).fill('Segura2026');
    await page.getByRole('checkbox', { name: /^Li e aceito/ }).check();
    await page.getByRole('button', { name: 'Cadastrar' }).click();
    await page
      .getByText(/já (está )?cadastrad|já possui cadastro/i)
      .first()
      .waitFor();
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  });

  it('shows the check digits that a wrong CNPJ should have (D2)', async () => {
    const page = await openPage('/signup');
    await page.getByRole('textbox', { name: 'CNPJ' }).fill('12ABC34501DE99');
    await page.getByRole('textbox', { name: 'E-mail' }).focus();
    await page.getByText('DV esperado 35').waitFor();
  });
});
