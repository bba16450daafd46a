import type { Schemas } from '@portal/api';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { errorBody, gatewayHttp, meta as listMeta, never } from '../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../shared/stories/people.ts';
import { pageParameters, renderPortal } from '../../../shared/stories/renderPortal.tsx';
import { requisitionRow } from '../../../shared/stories/requisitionLists.ts';
import { purchaseCurves } from '../../../shared/stories/requisitionParts.ts';
import { requisition } from '../../../shared/stories/requisitions.ts';
import { LastRequisitions } from './LastRequisitions.tsx';

const LIST = '/api/produtos/requisicoes';
const ONE = '/api/produtos/requisicoes/{requisicaoId}';
const CURVES = '/api/produtos/curvas/sugestaoEmpresa';
const patiently = { timeout: 10_000 };

const TABLE = 'Esta requisição e as últimas do fornecedor';

/** Values of the requisitions by their ids; each has one installment, so many days after the billing date. */
const others = new Map([
  [4012, { valor: 10_000.01, days: 45 }],
  [3990, { valor: 8_000, days: 30 }],
  [3985, { valor: 6_000, days: 60 }],
  [3970, { valor: 10_000, days: 30 }],
]);

function requisitionOf(id: number): Schemas['Requisition'] {
  const { valor, days } = others.get(id) ?? { valor: 1, days: 1 };
  const { dataCompraInicial: billing, prazoCompra } = requisition;
  const installment = {
    numeroParcela: 1,
    prazoOriginal: days,
    dataOriginal: billing,
    prazoAdicional: 0,
    data: billing,
    valor,
    valorOriginal: valor,
  };
  return {
    ...requisition,
    id,
    valorRequisicao: valor,
    sugestoes: requisition.sugestoes.map((one) => ({ ...one, sugestaoId: one.sugestaoId + id })),
    prazoCompra: { ...prazoCompra, vencimentos: [installment] },
  };
}

/** Whether the gateway fails in a story. */
let isDown = false;

const answerOf = (id: string | number): Schemas['RequisitionAnswer'] => ({
  requisicao: requisitionOf(Number(id)),
  assinaturasArquivos: [],
});

const listOf = (ids: readonly number[]) =>
  gatewayHttp.get(LIST, ({ query, response }) => {
    // Other questions find nothing.
    const isAsked =
      query.get('StatusRequisicao') === 'Aprovado' &&
      query.get('FornecedorId') === String(requisition.fornecedorId);
    const found = isAsked ? ids : [];
    return response(200).json({
      requisicoes: found.map((id) => requisitionRow(0, { id, status: 'Aprovado' })),
      meta: listMeta(found.length),
    });
  });

const meta = preview.meta({
  title: 'Pages/Últimas requisições do fornecedor',
  component: PortalStory,
  parameters: pageParameters,
  args: {
    path: '/',
    session: staff('Diretoria'),
    section: <LastRequisitions requisition={requisitionOf(4012)} />,
  },
  argTypes: { section: { control: false } },
  render: renderPortal,
  beforeEach({ msw }) {
    msw.use(
      listOf([4012, 3990, 3985, 3970]),
      gatewayHttp.get(ONE, ({ params, response }) => response(200).json(answerOf(params.requisicaoId))),
      gatewayHttp.get(CURVES, ({ response }) =>
        response(200).json({ data: { lstCurvaProdutoSugestao: [...purchaseCurves] } }),
      ),
    );
  },
});

/** Three others were approved. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'Valor 25,00% acima da média das últimas 3 aprovadas do fornecedor e prazo médio 5 dias maior.',
        undefined,
        patiently,
      ),
    ).toBeVisible();
  },
});

Default.test(
  'has this one and the three, with value, terms and curves, and links to the three',
  async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: TABLE }));
    const rows = await Promise.all(
      ['4012', '3990', '3985', '3970'].map((name) => table.findByRole('row', { name: new RegExp(name) })),
    );
    await expect(rows.map((row) => row.textContent?.includes('R$'))).toEqual([true, true, true, true]);
    await expect(rows[2]).toHaveTextContent('6.000,00');
    await expect(rows[2]).toHaveTextContent('60');
    await expect(await table.findAllByRole('link')).toHaveLength(3);
  },
);

/** Nothing else was approved. */
export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(listOf([4012]));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('O fornecedor não tem outra requisição aprovada.', undefined, patiently),
    ).toBeVisible();
  },
});

/** The answers are on their way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(ONE, never));
  },
});

/** They cannot be read until the gateway is back; another try helps then. */
export const ErrorState = meta.story({
  beforeEach({ msw }) {
    isDown = true;
    msw.use(
      gatewayHttp.get(ONE, ({ params, response }) =>
        isDown
          ? response(500).json(errorBody('Erro interno'))
          : response(200).json(answerOf(params.requisicaoId)),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Tentar novamente' }, patiently);
    isDown = false;
    await userEvent.click(retry);
    await expect(await canvas.findByText(/^Valor 25,00% acima/, undefined, patiently)).toBeVisible();
  },
});

/** Cards on a phone. */
export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });
