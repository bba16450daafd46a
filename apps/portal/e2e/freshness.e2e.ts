import type { Schemas } from '@portal/api';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { createBrand } from './gateway.ts';
import { pendTableOfPrices, saveStep, signInSupplier, signUpSupplier } from './newSupplier.ts';
import { fact, openPageWithClock, signIn, signInTab } from './portal.ts';

const REGISTRATION = '/fornecedor/fornecedor/cadastro';

/** Somebody comes back to the tab after a while. */
async function lookAgain(page: Page): Promise<void> {
  await page.clock.fastForward(10_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

/** A new supplier on its registration, with these steps saved. */
async function openRegistration(...sections: Parameters<typeof saveStep>[1][]) {
  const supplier = await signUpSupplier();
  for (const section of sections) await saveStep(supplier, section);
  const page = await openPageWithClock();
  await signInSupplier(page, supplier);
  return { supplier, page };
}

describe('what others decide', () => {
  it('comes up by itself while a supplier waits, with a line that says so', async () => {
    const { supplier, page } = await openRegistration('dados-basicos', 'marcas-e-categorias');
    await page.getByText('Aguarde seu cadastro ser analisado').waitFor();
    await pendTableOfPrices(supplier);
    await page.clock.runFor(31_000);
    await page.getByRole('group', { name: 'Atenção: Pendências para serem corrigidas' }).waitFor();
    await page
      .getByRole('status')
      .getByText(/^O cadastro mudou às \d\d:\d\d$/)
      .waitFor();
  });
});

describe('what waits, where one starts', () => {
  it('is counted anew by itself', async () => {
    const page = await openPageWithClock();
    let come = 0;
    await page.route('**/api/usuarios/trabalho', async (route) => {
      const response = await route.fetch();
      const { itens }: Schemas['WorkList'] = await response.json();
      const [first, ...others] = itens;
      if (!first) throw new Error('Nothing waits in the seed');
      const json = { itens: [{ ...first, quantidade: first.quantidade + come }, ...others] };
      await route.fulfill({ response, json });
    });
    await signInTab(page, 'aprovador');
    const line = page.getByRole('region', { name: 'Para fazer' }).getByRole('link').first();
    const before = Number.parseInt((await line.textContent()) ?? '', 10);
    come = 3;
    await page.clock.runFor(31_000);
    await expect.poll(async () => Number.parseInt((await line.textContent()) ?? '', 10)).toBe(before + 3);
  });
});

describe('a list', () => {
  it('is read again in place when somebody comes back to the tab', async () => {
    const page = await openPageWithClock();
    await signInTab(page, 'comercial', '/subcadastro/marcas?ordem=descricao');
    await page
      .getByRole('button', { name: /^Editar/ })
      .first()
      .waitFor();
    const search = page.getByPlaceholder('Busque por código ou descrição');
    await search.focus();
    const table = page.getByRole('group', { name: 'Marcas Comercial' });
    await table.evaluate((element) => element.scrollTo({ top: 200 }));
    /** Whether the table was ever shown as loading. */
    await page.getByRole('table').evaluate((element) => {
      const watch = () => {
        if (element.getAttribute('aria-busy') === 'true') element.setAttribute('data-flashed', '');
      };
      new MutationObserver(watch).observe(element, { attributeFilter: ['aria-busy'] });
    });

    const name = `AAAA ${Date.now()}`;
    await createBrand(name);
    await lookAgain(page);
    await page
      .getByRole('status')
      .getByText(/^A lista mudou às \d\d:\d\d$/)
      .waitFor();
    await page.getByRole('cell', { name, exact: true }).waitFor();
    expect(await search.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.getByRole('table').getAttribute('data-flashed')).toBeNull();
    expect(await table.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  });

  it('that could not be read is read again when the line is back', async () => {
    const page = await signIn('comercial', '/subcadastro/divisao');
    await page.getByRole('row').nth(2).waitFor();
    await page.context().setOffline(true);
    await page.getByPlaceholder('Busque por código ou descrição').fill('a');
    await page.keyboard.press('Enter');
    await page.getByRole('table').getByRole('alert').waitFor();
    await page.getByRole('status').getByText('Sem conexão').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('row').nth(2).waitFor();
    expect(await page.getByRole('table').getByRole('alert').count()).toBe(0);
    expect(await page.getByText('Sem conexão').count()).toBe(0);
  });
});

describe('a form in which something is typed', () => {
  it('keeps it, says what others changed, and lets one choose (D7)', async () => {
    const { supplier, page } = await openRegistration('dados-basicos');
    await page.goto(`${REGISTRATION}?etapa=1`);
    const fantasy = page.getByRole('textbox', { name: 'Nome fantasia/marca' });
    await fantasy.fill('MOINHO DIGITADO');
    await saveStep(supplier, 'dados-basicos', { razaoSocial: 'MOINHO DE OUTRA PESSOA LTDA' });
    await lookAgain(page);

    const bar = page.getByRole('group', { name: 'Ações do formulário' });
    await bar.getByText('Este registro mudou: Razão social').waitFor();
    expect(await fantasy.inputValue()).toBe('MOINHO DIGITADO');
    const company = page.getByRole('textbox', { name: 'Razão social' });
    expect(await company.inputValue()).toBe('MOINHO DO TESTE LTDA');

    await bar.getByRole('button', { name: 'Ver o que mudou' }).click();
    const dialog = page.getByRole('dialog', { name: 'Registro alterado por outra pessoa' });
    await dialog.getByRole('button', { name: 'Manter o que digitei' }).click();
    await expect.poll(() => company.inputValue()).toBe('MOINHO DE OUTRA PESSOA LTDA');
    expect(await fantasy.inputValue()).toBe('MOINHO DIGITADO');
    expect(await bar.getByRole('button', { name: 'Ver o que mudou' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Salvar e continuar' }).click();
    await page.getByText('Dados do cadastro atualizados.').first().waitFor();
  });

  it('closes and says why where its save is refused because of the status (G-22)', async () => {
    const { supplier, page } = await openRegistration('dados-basicos');
    await page.goto(`${REGISTRATION}?etapa=1`);
    const fantasy = page.getByRole('textbox', { name: 'Nome fantasia/marca' });
    await fantasy.fill('MOINHO ATRASADO');
    await saveStep(supplier, 'marcas-e-categorias');
    await page.getByRole('button', { name: 'Salvar e continuar' }).click();
    await page
      .getByText(/^A situação do cadastro mudou para .* O que você digitou não foi salvo\.$/)
      .waitFor();
    await page.getByText('Aguarde seu cadastro ser analisado').first().waitFor();
    expect(await page.getByRole('button', { name: 'Salvar e continuar' }).count()).toBe(0);
    const unsent = page.getByRole('group', { name: 'O que você digitou não foi salvo' });
    expect(await fact(unsent, 'Nome fantasia/marca').textContent()).toBe('MOINHO ATRASADO');
    expect(await fact(page, 'Nome fantasia/marca').last().textContent()).toBe('MOINHO DO TESTE');
  });
});
