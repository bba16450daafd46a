import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { callGateway, mailsTo } from './gateway.ts';
import { newPassword, signInSupplier, signUpSupplier } from './newSupplier.ts';
import { openProfile } from './portal.ts';

const phone = {
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
};
const ENDED = 'Sua sessão expirou ou foi encerrada. Entre novamente.';

async function openAccount(page: Page) {
  await page.getByRole('button', { name: /^Conta de / }).click();
  await page.getByRole('menuitem', { name: 'Senha e sessões' }).click();
  await page.getByRole('heading', { name: 'Minha conta' }).waitFor();
}

/** The same supplier at a desk and on a phone. */
async function openTwice() {
  const supplier = await signUpSupplier();
  const here = await (await openProfile()).newPage();
  const there = await (await openProfile(phone)).newPage();
  await signInSupplier(here, supplier);
  await signInSupplier(there, supplier);
  await openAccount(here);
  return { supplier, here, there };
}

describe('the own account (D25)', () => {
  it('ends the session of another browser, which then asks to sign in and says why', async () => {
    const { here, there } = await openTwice();
    const row = here.getByRole('row', { name: /Safari no iPhone/ });
    await row.getByRole('button', { name: /^Encerrar/ }).click();
    await here.getByRole('dialog').getByRole('button', { name: 'Encerrar' }).click();
    await here.getByText('Sessão encerrada.').waitFor();
    await row.waitFor({ state: 'detached' });
    await there.reload();
    await there.getByText(ENDED).waitFor();
    expect(new URL(there.url()).pathname).toBe('/signin');
    await here.reload();
    await here.getByText('Esta sessão').waitFor();
  });

  it('changes the password: here it goes on, elsewhere it ends, and only the new one signs in', async () => {
    const { supplier, here, there } = await openTwice();
    const senha = 'Trocada2027';
    await here.getByLabel(/^Senha atual/).fill(newPassword);
    await here.getByLabel(/^Nova senha/).fill(senha);
    await here.getByLabel(/^Confirmar nova senha/).fill(senha);
    await here.getByRole('button', { name: 'Alterar senha' }).click();
    await here.getByText('Senha alterada. As outras sessões foram encerradas.').waitFor();
    await expect.poll(() => here.getByRole('row').count()).toBe(2); // with its head
    await there.reload();
    await there.getByText(ENDED).waitFor();
    const tries = [newPassword, senha].map((text) =>
      callGateway('/api/usuarios/fornecedor/login', '', {
        method: 'POST',
        body: JSON.stringify({ cnpj: supplier.cnpj, senha: text }),
      }),
    );
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([401, 200]);
  });

  it('chooses another password with the link of an e-mail, once; what was open elsewhere ends', async () => {
    const supplier = await signUpSupplier();
    const there = await (await openProfile(phone)).newPage();
    await signInSupplier(there, supplier);
    const here = await (await openProfile()).newPage();
    await here.goto('/signin');
    await here.getByRole('link', { name: 'Esqueci minha senha' }).click();
    await here.getByRole('heading', { name: 'Recuperar senha' }).waitFor();
    await here.getByRole('textbox', { name: 'CNPJ' }).fill(supplier.cnpj);
    await here.getByRole('button', { name: 'Enviar link' }).click();
    await here.getByText(/^Se houver uma conta com o CNPJ/).waitFor();
    const [mail] = await mailsTo(supplier.email);
    expect(mail?.subject).toBe('Escolha uma nova senha para o Portal do Fornecedor');
    const link = /\S+\/nova-senha#codigo=\S+/.exec(mail?.text ?? '')?.[0] ?? '';

    const choose = async (senha: string) => {
      await here.goto(link);
      await here.getByLabel(/^Nova senha/).fill(senha);
      await here.getByLabel(/^Confirmar nova senha/).fill(senha);
      await here.getByRole('button', { name: 'Salvar senha' }).click();
    };
    await choose('Escolhida2027');
    await here.getByText('Senha alterada. Entre com a nova senha.').waitFor();
    await there.reload();
    await there.getByText(ENDED).waitFor();
    await choose('Outra-vez2027');
    await here.getByText('Este link venceu ou já foi usado. Peça outro.').waitFor();
    await here.getByRole('link', { name: 'Pedir outro link' }).click();
    await here.getByRole('link', { name: 'Voltar para a entrada' }).click();
    await signInSupplier(here, { ...supplier, senha: 'Escolhida2027' });
  });
});
