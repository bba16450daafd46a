import type { Schemas } from '@portal/api';
import { SUM_TEXT, SUPPLIER_LACKS } from '@portal/domain';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { cellsOf } from './chartTables.ts';
import { accessTokens, callGateway, jsonOf } from './gateway.ts';
import { signIn } from './portal.ts';
import { button, createdId, fillRequisition, termsOfSupplier, type } from './requisitionPage.ts';
import { REQUISITIONS, readAsDirector, validatedRequisitions } from './validatedRequisitions.ts';

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
    await termsOfSupplier(page);
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

describe('a requisition that is not whole', () => {
  it('is refused with each field marked and the first one in focus; 0,09 is too little, 0,10 and a balance below zero are taken (FRM-21, FRM-39)', async () => {
    const page = await signIn('comercial', '/requisicao-de-compras/requisitar');
    const saves: string[] = [];
    page.on('request', (call) => {
      if (call.method() === 'POST' && new URL(call.url()).pathname === REQUISITIONS) saves.push(call.url());
    });
    const marked = page.locator('[aria-invalid="true"]');
    await button(page, 'Requisitar').click();
    await page.getByText('Preencha todos os campos obrigatórios').first().waitFor();
    const manager = page.getByRole('combobox', { name: /^Gestor/ });
    await manager.and(page.locator(':focus')).and(marked).waitFor();
    await page.getByText('Selecione um gestor').first().waitFor();
    expect(await marked.count()).toBeGreaterThan(5);

    await fillRequisition(page);
    await type(page, /^Valor solicitado/, '9');
    await button(page, 'Requisitar').click();
    const value = page.getByRole('textbox', { name: /^Valor solicitado/ });
    await value.and(marked).and(page.locator(':focus')).waitFor();
    expect(await marked.count()).toBe(1);
    expect(saves).toEqual([]);

    await type(page, /^Valor solicitado/, '10');
    await button(page, 'Requisitar').click();
    const id = await createdId(page);
    const { requisicao } = await readAsDirector<Schemas['RequisitionAnswer']>(`${REQUISITIONS}/${id}`);
    expect([requisicao.valorRequisicao, requisicao.saldoContaCorrente]).toEqual([0.1, -120.5]);
    expect(saves).toHaveLength(1);
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

describe('the reason of a refusal', () => {
  it('is there again after a reload in the middle, and gone once it was given up (D11)', async () => {
    const { requisitions } = await validatedRequisitions(1);
    const page = await signIn('diretoria', `/requisicao-de-compras/aprovar/${requisitions[0]?.id}`);
    const dialog = page.getByRole('dialog', { name: 'Recusar Requisição' });
    await page.getByRole('button', { name: 'Recusar', exact: true }).click();
    await dialog.getByRole('textbox').fill('Estoque suficiente');
    await page.reload();
    await page.getByRole('button', { name: 'Recusar', exact: true }).click();
    await expect.poll(() => dialog.getByRole('textbox').inputValue()).toBe('Estoque suficiente');
    await dialog.getByRole('button', { name: 'Voltar' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.reload();
    await page.getByRole('button', { name: 'Recusar', exact: true }).click();
    await dialog.waitFor();
    expect(await dialog.getByRole('textbox').inputValue()).toBe('');
  });
});

describe('installments of R$ 100,00', () => {
  it('are taken to the cent, and one cent more is refused by form and gateway (FRM-26)', async () => {
    const page = await signIn('comercial', '/requisicao-de-compras/requisitar');
    await fillRequisition(page);
    await type(page, /^Valor solicitado/, '10000');
    await button(page, '30/60/90').click();
    await page.getByText('As parcelas somam o valor solicitado').waitFor();
    const values = () =>
      Promise.all([1, 2, 3].map((place) => page.getByLabel(new RegExp(`^Valor ${place}`)).inputValue()));
    const split = ['33,33', '33,33', '33,34'];
    await expect.poll(values).toEqual(split.map((value) => expect.stringContaining(value)));
    await type(page, /^Valor 1/, '3334');
    await page.getByText(/^Limitado a R\$\s33,33, o que as outras parcelas deixam/).waitFor();
    await expect.poll(values).toEqual(split.map((value) => expect.stringContaining(value)));

    // A body that the form does not send.
    await page.route(
      (url) => url.pathname === REQUISITIONS,
      async (route) => {
        if (route.request().method() !== 'POST') return route.fallback();
        const body: Schemas['RequisitionInput'] = route.request().postDataJSON();
        const more = { valorVencimento1: 33.34, valorVencimento2: 33.34, valorVencimento3: 33.34 };
        await route.continue({ postData: { ...body, prazoCompra: { ...body.prazoCompra, ...more } } });
      },
      { times: 1 },
    );
    await button(page, 'Requisitar').click();
    await page.getByText(SUM_TEXT).first().waitFor();

    await button(page, 'Requisitar').click();
    const id = await createdId(page);
    const { requisicao } = await readAsDirector<Schemas['RequisitionAnswer']>(`${REQUISITIONS}/${id}`);
    expect(requisicao.prazoCompra.vencimentos.map(({ valor }) => valor)).toEqual([33.33, 33.33, 33.34]);
  });
});

describe('the curves beside a requisition', () => {
  /** Opens the form where the company has these curves, by name and share in percent. */
  async function openCurves(shares: readonly (readonly [name: string, share: number])[]) {
    const page = await signIn('comercial');
    const rows = shares.map(([curva, share], index) => ({
      curva,
      curvaId: index + 1,
      quantidade: 10,
      percentualQuantidade: share,
      cme: 100,
      percentualCME: share,
      percentualRuptura: 0,
    }));
    await page.route('**/api/produtos/curvas/empresa', (route) =>
      route.fulfill({
        json: { data: { lstsubCurvaEmpresa: rows } },
        headers: { 'Access-Control-Allow-Origin': '*' },
      }),
    );
    await page.goto('/requisicao-de-compras/requisitar');
    const table = page.getByRole('table', { name: 'Curva da empresa' });
    await table.getByRole('rowheader', { name: 'Total' }).waitFor();
    return (await cellsOf(table)).slice(1).map((cells) => [cells[0], cells[3], cells[5]]);
  }

  it.each([
    [4.98, '99,98'],
    [4.99, '100'],
    [5.01, '100'],
    [5.02, '100,02'],
  ])('add up to 100 only from 99.99 to 100.01 (CHT-08): 95 and %d are %s', async (rest, total) => {
    const [name, quantity, cost] =
      (
        await openCurves([
          ['CURVA A', 75],
          ['CURVA B', 20],
          ['CURVA C', rest],
        ])
      ).at(-1) ?? [];
    expect([name, quantity?.replace(/\s*%/, ''), cost?.replace(/\s*%/, '')]).toEqual(['Total', total, total]);
  });

  it('meet their targets by their own sense at equality, in their fixed order, an unknown one last and unjudged (CHT-09)', async () => {
    const rows = await openCurves([
      ['CURVA X', 1],
      ['CURVA C', 5],
      ['CURVA B', 20],
      ['CURVA A', 75],
      ['A3', 9.99],
      ['A1', 60],
      ['A2', 30.01],
    ]);
    const judged = (text = '') => text.match(/Dentro da meta|Fora da meta/)?.[0];
    expect(rows.map(([name, quantity, cost]) => [name, judged(quantity), judged(cost)])).toEqual([
      ['A1', 'Dentro da meta', 'Dentro da meta'],
      ['A2', 'Fora da meta', 'Fora da meta'],
      ['A3', 'Dentro da meta', 'Dentro da meta'],
      ['CURVA A', 'Dentro da meta', 'Dentro da meta'],
      ['CURVA B', 'Fora da meta', 'Fora da meta'],
      ['CURVA C', 'Fora da meta', 'Fora da meta'],
      ['CURVA X', undefined, undefined],
      ['Total', undefined, undefined],
    ]);
  });
});
