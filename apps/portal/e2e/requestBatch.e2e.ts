import { beforeAll, expect, it } from 'vitest';
import { accessTokens, callGateway, jsonOf } from './gateway.ts';
import { signIn } from './portal.ts';
import {
  approveFamily,
  familyRequestOf,
  fillFamily,
  fillProducts,
  mailsAbout,
  type OpenedRequest,
  openRequest,
  sendRequest,
} from './requestJourney.ts';

let request: OpenedRequest;
let familyRequestId: number;

beforeAll(async () => {
  request = await openRequest(3);
  [familyRequestId = 0] = request.families;
  await fillFamily(familyRequestId, 'validada em lote');
  await fillProducts(familyRequestId, ['amarela', 'branca', 'verde']);
  await sendRequest(request);
  await approveFamily(familyRequestId);
});

it('products are validated as a batch, each with its result; one that somebody else validated meanwhile says so (SOL-012, D7, D19)', async () => {
  const page = await signIn('validador', `/produtos/solicitacoes?busca=${request.codigo}`);
  for (const color of ['AMARELA', 'BRANCA', 'VERDE']) {
    await page.getByRole('checkbox', { name: new RegExp(`^Selecionar .*${color}`) }).click();
  }
  await page.getByText('3 selecionados').waitFor();

  const yellow = (await familyRequestOf(familyRequestId)).solicitacoesDetalhes?.[0];
  if (yellow === undefined) throw new Error('The family has no product');
  const { token } = await accessTokens('validador');
  await jsonOf(
    await callGateway(
      `/api/produtos/backoffice/solicitacoes-produtos/${yellow.solicitacaoCadastroProdutoId}/validar`,
      token,
      {
        method: 'PUT',
        headers: { 'If-Match': `"${yellow.versao}"` },
        body: JSON.stringify({ filiaisBloqueio: [] }),
      },
    ),
  );

  await page.getByRole('button', { name: 'Validar produtos', exact: true }).click();
  await page.getByRole('button', { name: 'Validar 3 itens' }).click();
  await page.getByText('Concluídos: 2. Com falha: 1. Impedidos: 0.').waitFor();
  await page.getByText('O produto mudou depois que foi escolhido.').waitFor();
  expect(await page.getByRole('link', { name: /AMARELA/ }).getAttribute('href')).toContain(
    `/produtos/solicitacoes/${familyRequestId}`,
  );
  await page.getByRole('button', { name: 'Concluir' }).click();
  await page.getByText('Nenhum selecionado').waitFor();

  const { solicitacoesDetalhes: products, status } = await familyRequestOf(familyRequestId);
  expect(products?.map(({ statusAprovacao }) => statusAprovacao)).toEqual([
    'Validado',
    'Validado',
    'Validado',
  ]);
  expect(status).toBe('Aprovado');
  expect((await mailsAbout(request)).filter(({ kind }) => kind === 'productsValidated')).toHaveLength(1);
});
