import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { mailsTo } from './gateway.ts';
import { openProfile, signIn } from './portal.ts';

const ENDED = 'Sua sessão expirou ou foi encerrada. Entre novamente.';
const senha = 'Trilho-Verde-7';

/** Invites a person of accounting on the open page. */
async function invite(page: Page, nome: string, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Convidar pessoa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Convidar pessoa' });
  await dialog.getByRole('textbox', { name: 'Nome' }).fill(nome);
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await dialog.getByRole('combobox', { name: 'Funções' }).click();
  await page.getByRole('option', { name: 'Contábil' }).click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Convidar' }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function enter(page: Page, email: string): Promise<void> {
  await page.goto('/signin/backoffice');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel(/^Senha/).fill(senha);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

describe('the staff (D25)', () => {
  it('is invited by Diretoria, sees what the roles allow, and is out as soon as the access ends', async () => {
    const id = crypto.randomUUID().slice(0, 8);
    const email = `elisa.${id}@empresa.com.br`;
    const nome = `Elisa ${id}`;
    const director = await signIn('diretoria', `/equipe?busca=${id}`);
    await invite(director, nome, email);
    const row = director.getByRole('row', { name: new RegExp(nome) });
    await row.getByText('Convidado', { exact: true }).waitFor();

    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Seu acesso ao Portal do Fornecedor');
    const elisa = await (await openProfile()).newPage();
    await elisa.goto(/\S+\/nova-senha#codigo=\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    await elisa.getByRole('heading', { name: 'Criar a sua senha' }).waitFor();
    await elisa.getByLabel(/^Senha/).fill(senha);
    await elisa.getByLabel(/^Confirmar senha/).fill(senha);
    await elisa.getByRole('button', { name: 'Salvar senha' }).click();
    await elisa.getByText('Senha criada. Entre com ela.').waitFor();
    await enter(elisa, email);
    await elisa.getByRole('heading', { name: 'Início' }).waitFor();
    const navigation = elisa.getByRole('navigation', { name: 'Navegação principal' });
    await navigation.getByRole('link', { name: 'Catálogo' }).waitFor();
    expect(await navigation.getByRole('link', { name: 'Equipe' }).count()).toBe(0);

    await director.reload();
    await row.getByText('Ativo', { exact: true }).waitFor();
    await row.getByRole('button', { name: /^Encerrar acesso/ }).click();
    await director.getByRole('dialog').getByRole('button', { name: 'Encerrar acesso' }).click();
    await row.getByText('Encerrado', { exact: true }).waitFor();
    await navigation.getByRole('link', { name: 'Catálogo' }).click();
    await elisa.getByText(ENDED).waitFor();
    await enter(elisa, email);
    await elisa.getByText('Credenciais inválidas').waitFor();
  });
});
