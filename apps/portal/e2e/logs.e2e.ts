import { text } from 'node:stream/consumers';
import type { Schemas } from '@portal/api';
import { dayInSaoPaulo } from '@portal/formats';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { accessTokens, callGateway, jsonOf } from './gateway.ts';
import { signIn } from './portal.ts';

const STATUS_CHANGES = '/api/produtos/alteracao-status-lote';

/** An approved product that no other test changes: those take the first by name. */
async function approvedProduct(token: string, place: number): Promise<Schemas['BatchProduct']> {
  const fromLast = 'Ordenacao.Coluna=Nome&Ordenacao.Ascending=false';
  const { produtos } = await jsonOf<Schemas['BatchProductList']>(
    await callGateway(
      `${STATUS_CHANGES}?Status=Aprovado&QuantidadeRegistros=1&Pagina=${place}&${fromLast}`,
      token,
    ),
  );
  const [product] = produtos;
  if (!product) throw new Error('No approved product');
  return product;
}

const row = (page: Page, name: RegExp) => page.getByRole('row', { name });

it('a change of a product is found from the product: old and new, by whom, through which call, and as CSV (LOG-001 to LOG-012, G-04)', async () => {
  const { token } = await accessTokens('comercial');
  const { id, codigo, familiaId } = await approvedProduct(token, 41);
  const own = crypto.randomUUID().slice(0, 8); // another one in another try
  const video = (word: string) => `https://v.example/${word}-${own}`;
  const page = await signIn('comercial', `/produtos/catalogo/${familiaId}?produto=${id}`);
  const save = async (link: string) => {
    await page.getByRole('textbox', { name: 'Link do vídeo' }).fill(link);
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
    await page.getByRole('button', { name: 'Salvar produto' }).click();
    await saved;
  };
  await save(video('antes'));
  await save(video('depois'));

  await page.getByRole('link', { name: 'Histórico do produto' }).click();
  await page.getByRole('heading', { name: 'Consulta de logs' }).waitFor();
  const changed = row(page, /Link do vídeo/).filter({ hasText: video('depois') });
  await changed.getByRole('button', { name: /^Detalhes de/ }).click();
  expect(await page.getByRole('deletion').textContent()).toContain(video('antes'));
  expect(await page.getByRole('insertion').textContent()).toContain(video('depois'));
  for (const name of ['Comercial Demonstração', String(codigo), 'Alteração do produto'])
    await changed.getByRole('cell', { name, exact: true }).first().waitFor(); // the detail names it too

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toContain(`Consulta de logs Produto ${codigo}`);
  const lines = (await text(await file.createReadStream())).split('\r\n');
  const line = lines.find((one) => one.includes(`${video('antes')};${video('depois')}`));
  expect(line).toContain('Comercial Demonstração');
  expect(line).toContain('Alteração do produto');

  await page.getByRole('combobox', { name: 'Usuário' }).click();
  await page.getByRole('option', { name: 'Comercial Demonstração' }).click();
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  await page.waitForURL(/usuario=/);
  await changed.waitFor();
  await page.goBack();
  await page.waitForURL((url) => !url.search.includes('usuario='));
  await changed.waitFor();
});

it('a batch is found in the log and taken back from there (LOG-001, LOG-007, G-09)', async () => {
  const { token } = await accessTokens('comercial');
  const { id, codigo, versao } = await approvedProduct(token, 57);
  const sent = await callGateway(STATUS_CHANGES, token, {
    method: 'PUT',
    body: JSON.stringify({
      lote: crypto.randomUUID(),
      versoes: [{ produtoId: id, versao }],
      produtosIds: [id],
      status: 'Validado',
    }),
  });
  const { resultados } = await jsonOf<Schemas['BatchResult']>(sent);
  expect(resultados).toMatchObject([{ resultado: 'Feito', statusAprovacao: 'Validado' }]);

  const page = await signIn('comercial', '/produtos/consulta-de-logs');
  await page.getByRole('radio', { name: 'Produto' }).check({ force: true }); // its label covers it
  await page.getByRole('textbox', { name: /^Código do produto/ }).fill(String(codigo));
  await page.getByRole('radio', { name: 'Hoje' }).check({ force: true });
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  await row(page, /Alteração de status em lote/)
    .getByRole('button', { name: /^Ver lote/ })
    .click();
  await page.getByRole('button', { name: 'Desfazer 1 item' }).click();
  await page.getByRole('heading', { name: 'Desfazer: resultado' }).waitFor();
  await page.getByRole('button', { name: 'Concluir' }).click();
  await row(page, /Lote desfeito/).waitFor();

  expect(new URL(page.url()).searchParams.get('inicio')).toBe(dayInSaoPaulo(new Date()));
  const { produtos } = await jsonOf<Schemas['BatchProductList']>(
    await callGateway(`${STATUS_CHANGES}?CodigoProduto=${codigo}`, token),
  );
  expect(produtos).toMatchObject([{ id, statusAprovacao: 'Aprovado' }]);
});
