import type { Schemas } from '@portal/api';
import { SUPPLIER_LACKS } from '@portal/domain';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { accessTokens, callGateway, jsonOf } from './gateway.ts';
import { signIn } from './portal.ts';
import { REQUISITIONS, validatedRequisitions } from './validatedRequisitions.ts';

/** A supplier for each way in which the gateway answers for its payment terms. */
async function suppliersByTerms() {
  const { token } = await accessTokens('comercial');
  const { fornecedores } = await jsonOf<Schemas['SupplierOptionList']>(
    await callGateway('/api/fornecedores/lista?Pagina=1&QuantidadeRegistros=100', token),
  );
  const found = { none: '', late: '', blank: '', there: '' };
  for (const { id, nomeFantasia } of fornecedores) {
    const answer = await callGateway(`${REQUISITIONS}/prazo/fornecedores/${id}`, token);
    const terms = answer.ok ? await jsonOf<Schemas['SupplierTermsAnswer']>(answer) : null;
    const kind = terms
      ? terms.dados.prazosCadastro
        ? 'there'
        : 'blank'
      : answer.status === 504
        ? 'late'
        : 'none';
    found[kind] ||= nomeFantasia ?? '';
  }
  return found;
}

async function chooseSupplier(page: Page, name: string) {
  const field = page.getByRole('combobox', { name: /^Fornecedor/ });
  await field.click();
  await field.fill(name);
  await page
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .click();
}

describe('a supplier that cannot be bought from', () => {
  it('is told for the terms that it has not, and for those that come too late (BIZ-09, NET-06)', async () => {
    const suppliers = await suppliersByTerms();
    const page = await signIn('comercial', '/requisicao-de-compras/requisitar');
    await chooseSupplier(page, suppliers.none);
    await page.getByText(SUPPLIER_LACKS.terms).waitFor();

    await chooseSupplier(page, suppliers.late);
    const alert = page.getByRole('alert').filter({ hasText: SUPPLIER_LACKS.timeout });
    await alert.waitFor();
    expect(await page.getByText(SUPPLIER_LACKS.terms).count()).toBe(0);
    const asked = page.waitForResponse((answer) => answer.url().includes('/prazo/fornecedores/'));
    await alert.getByRole('button', { name: 'Tentar novamente' }).click();
    expect((await asked).status()).toBe(504);
    await alert.waitFor();

    await chooseSupplier(page, suppliers.blank);
    await page.getByText(SUPPLIER_LACKS.registeredTerms).waitFor();

    await chooseSupplier(page, suppliers.there);
    await expect.poll(() => page.getByLabel(/^Prazo de cadastro/).inputValue()).not.toBe('');
    expect(await page.getByText(SUPPLIER_LACKS.timeout).count()).toBe(0);
  });

  it('is told for divisions and groups that it has not (BIZ-09)', async () => {
    const page = await signIn('comercial', '/requisicao-de-compras/requisitar');
    const none = { paginacao: { totalRegistros: 0, paginaAtual: 1, tamanhoPagina: 20 } };
    const emptied: Readonly<Record<string, string>> = {
      '/api/produtos/divisoes': 'divisoes',
      '/api/produtos/grupo-divisoes': 'grupoDivisoes',
    };
    await page.route(
      (url) => url.pathname in emptied && url.searchParams.has('fornecedorId'),
      (route) => {
        const rows = emptied[new URL(route.request().url()).pathname] ?? '';
        return route.fulfill({
          json: { [rows]: [], meta: none },
          headers: { 'Access-Control-Allow-Origin': '*' },
        });
      },
    );
    await chooseSupplier(page, (await suppliersByTerms()).there);
    await page.getByText(SUPPLIER_LACKS.divisions).waitFor();
    await page.getByText(SUPPLIER_LACKS.divisionGroup).waitFor();
  });
});

describe('texts of a requisition', () => {
  it('with characters of markup and code are shown as typed, in form, log, question and filter (FRM-07)', async () => {
    const hostile = `<IMG SRC=X ONERROR=ALERT(${process.pid})> {{7*7}} \${7*7} ';--`;
    const { address, requisitions } = await validatedRequisitions(1, { tag: hostile, observacoes: hostile });
    const [requisition] = requisitions;
    if (requisition === undefined) throw new Error('None was made');
    const page = await signIn('diretoria', address);
    const name = `Selecionar requisição ${requisition.id}`;
    await page.getByRole('checkbox', { name, exact: true }).click();
    const log = page.getByRole('table', { name: `Log de edições da requisição ${requisition.id}` });
    await log.getByText(hostile).first().waitFor();

    await page.goto(`/requisicao-de-compras/aprovar/${requisition.id}`);
    await page.getByText(hostile, { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Recusar', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Recusar Requisição' });
    await dialog.getByRole('textbox').fill(hostile);
    await dialog.getByRole('button', { name: 'Recusar' }).click();
    await page.getByText('Requisição recusada').first().waitFor();
    await page.goto(`/requisicao-de-compras/requisitar?requestId=${requisition.id}`);
    await page.getByText(hostile).first().waitFor();
    expect(await page.locator('img[src="X" i]').count()).toBe(0);
  });
});
