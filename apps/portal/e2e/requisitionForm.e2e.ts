import type { Schemas } from '@portal/api';
import { describe, expect, it } from 'vitest';
import { accessTokens, callGateway, jsonOf } from './gateway.ts';
import { pdfBytes } from './newSupplier.ts';
import { signIn } from './portal.ts';
import { button, createdId, dayFromNow, digits, fillRequisition, said, type } from './requisitionPage.ts';

const PATH = '/api/produtos/requisicoes';

/** The gateway's word about a requisition: itself, the last save of its log, its row of the list, all at once. */
async function stateOf(id: number) {
  const { token } = await accessTokens('diretoria');
  const read = async <Body>(path: string) => jsonOf<Body>(await callGateway(path, token));
  const [{ requisicao }, { requisicaoLogs: logs }, { requisicoes }] = await Promise.all([
    read<Schemas['RequisitionAnswer']>(`${PATH}/${id}`),
    read<Schemas['RequisitionLogList']>(`${PATH}/${id}/logs`),
    read<Schemas['RequisitionList']>(`${PATH}?Pagina=1&QuantidadeRegistros=20`),
  ]);
  const row = requisicoes.find((one) => one.id === id);
  const [log] = logs;
  if (log === undefined || row === undefined) throw new Error(`No log or no row of requisition ${id}`);
  const installments = requisicao.prazoCompra.vencimentos;
  const cents = installments.reduce((sum, { valor }) => sum + Math.round(valor * 100), 0);
  return { requisicao, log, row, saves: logs.length, cents };
}

/** Log, list and installments agree with the requisition to the cent. */
async function expectAgreement(id: number, { status, value }: { status: string; value: number }) {
  const { requisicao, log, row, cents } = await stateOf(id);
  expect([requisicao.status, log.status, row.status]).toEqual([status, status, status]);
  expect([requisicao.valorRequisicao, log.valorRequisicao, row.valorRequisicao]).toEqual([
    value,
    value,
    value,
  ]);
  expect(cents).toBe(Math.round(value * 100));
  expect(log.vencimento2).toBe(requisicao.prazoCompra.vencimento2);
}

describe('a requisition from the request to its approval', () => {
  it('takes two files, one sent again, is refused, edited, validated with other dates and approved (SM-5)', async () => {
    const requester = await signIn('comercial', '/requisicao-de-compras/requisitar');
    let failed = 0;
    await requester.context().route(
      (url) => !url.pathname.startsWith('/api/'),
      async (route) => {
        const isFile = route.request().method() === 'PUT';
        if (isFile && failed === 0) {
          failed += 1;
          await route.fulfill({ status: 500, headers: { 'Access-Control-Allow-Origin': '*' } });
        } else await route.fallback();
      },
    );
    await fillRequisition(requester);
    const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(pdfBytes) });
    await requester.locator('input[type=file]').setInputFiles([pdf('pedido.pdf'), pdf('tabela.pdf')]);
    await requester.getByText('tabela.pdf').waitFor();
    await button(requester, 'Requisitar').click();
    const id = await createdId(requester);
    await said(requester, 'Erro ao anexar arquivo');
    await requester.getByRole('button', { name: /^Tentar novamente: / }).click();
    await expect.poll(async () => (await stateOf(id)).requisicao.documentos.length).toBe(2);
    await expectAgreement(id, { status: 'Requisitado', value: 1_000.01 });

    const validator = await signIn('validador', `/requisicao-de-compras/validar/${id}`);
    await button(validator, 'Recusar').click();
    const dialog = validator.getByRole('dialog', { name: 'Recusar Requisição' });
    await dialog.getByRole('textbox').fill('Estoque suficiente');
    await dialog.getByRole('button', { name: 'Recusar' }).click();
    await said(validator, 'Requisição recusada');
    await expectAgreement(id, { status: 'Recusado', value: 1_000.01 });

    await requester.goto(`/requisicao-de-compras/requisitar?requestId=${id}`);
    await type(requester, /^Valor solicitado/, '110003');
    await requester.getByText(/^Faltam R\$\s100,02/).waitFor();
    await button(requester, 'Dividir igualmente').click();
    await button(requester, 'Salvar').click();
    await said(requester, 'Requisição atualizada');
    await expectAgreement(id, { status: 'Requisitado', value: 1_100.03 });

    await validator.goto(`/requisicao-de-compras/validar/${id}`);
    await type(validator, /^Vencimento 2/, digits(dayFromNow(80)));
    await validator.getByRole('textbox', { name: 'Observações do validador' }).fill('Prazo combinado');
    await button(validator, 'Validar').click();
    await said(validator, 'Requisição atualizada e validada');
    await expectAgreement(id, { status: 'Validado', value: 1_100.03 });

    const director = await signIn('diretoria', `/requisicao-de-compras/aprovar/${id}`);
    await director.getByRole('textbox', { name: 'Observações do diretor' }).fill('De acordo');
    await button(director, 'Aprovar').click();
    await said(director, 'Requisição atualizada e aprovada');
    await expectAgreement(id, { status: 'Aprovado', value: 1_100.03 });
    const { requisicao, saves } = await stateOf(id);
    expect(requisicao).toMatchObject({
      valorOriginal: 1_000.01,
      observacoesValidador: 'Prazo combinado',
      observacoesDiretor: 'De acordo',
      prazoCompra: { vencimento2: dayFromNow(80), valorVencimento1: 550.01, valorVencimento2: 550.02 },
    });
    expect(saves).toBe(5);
  });
});
