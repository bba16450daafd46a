import type { Schemas } from '@portal/api';
import { href } from '@portal/domain';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { batchGateway } from '../../../../shared/stories/batchGateway.ts';
import { catalogueFilterCalls } from '../../../../shared/stories/catalogueFilter.ts';
import { gatewayHttp, meta as listMeta, never } from '../../../../shared/stories/gatewayHttp.ts';
import { interruptedBatch } from '../../../../shared/stories/interruptedBatch.ts';
import { PortalStory } from '../../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../../shared/stories/people.ts';
import { pageParameters, renderPortal } from '../../../../shared/stories/renderPortal.tsx';
import { changeStories } from '../change/changeStories.ts';

const PREVIEW = '/api/produtos/fornecedores/origem-destino';
const CHANGE = '/api/produtos/alteracao-fornecedor';
const SUPPLIED = 'O fornecedor de destino já fornece o produto';

/** A product of the origin: the third is supplied by the destination already, every second is the origin's main one. */
const supplied = (index: number): Schemas['SuppliedProduct'] => ({
  produtoId: index + 1,
  codigo: 300_001 + index,
  nome: `PANELA SOLAR ${index + 1}`,
  versao: 1,
  padrao: index % 2 === 0,
  motivo: index === 2 ? SUPPLIED : null,
});

/** The pages that were asked for. */
let asked: (string | null)[] = [];

const previewCall = (count: number) =>
  gatewayHttp.get(PREVIEW, ({ request, response }) => {
    const query = new URL(request.url).searchParams;
    const page = Number(query.get('Pagina'));
    const size = Number(query.get('QuantidadeRegistros'));
    asked.push(query.get('Pagina'));
    const produtos = Array.from({ length: count }, (_, index) => supplied(index));
    return response(200).json({
      produtos: produtos.slice((page - 1) * size, page * size),
      meta: listMeta(count, size, page),
    });
  });

let gateway = batchGateway({ tipo: 'Fornecedor' });
const changeCall = gatewayHttp.put(CHANGE, async ({ request, response }) => {
  const { lote, produtosIds } = await request.json();
  return response(200).json(gateway.answer(lote, produtosIds));
});

const meta = preview.meta({
  title: 'Pages/Alteração de fornecedor',
  component: PortalStory,
  parameters: pageParameters,
  args: {
    path: href('product-supplier-change', { origem: 15, destino: 61 }),
    session: staff('Comercial'),
  },
  render: renderPortal,
  beforeEach({ msw }) {
    asked = [];
    gateway = batchGateway({ tipo: 'Fornecedor' });
    msw.use(...catalogueFilterCalls, previewCall(4), changeCall, ...gateway.handlers);
  },
});

const { boxOf, press, review, run, ...alike } = changeStories({
  page: 'product-supplier-change',
  path: PREVIEW,
  act: 'Alterar fornecedor',
  ends: { origin: /CASA DO ALUMÍNIO/, destination: /PANELAS DA SERRA/ },
  same: { id: 15, text: 'Os fornecedores origem e destino não podem ser iguais' },
  empty: { text: 'O fornecedor de origem não tem produtos', answer: previewCall(0) },
  first: /SOLAR 1$/,
  eligible: 3,
});

/** Both suppliers are chosen: of each product whether the destination becomes its main one, or why it stays. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('gridcell', { name: SUPPLIED })).toBeVisible();
    await expect(canvas.getByRole('gridcell', { name: 'Passa ao destino' })).toBeVisible();
    await expect(canvas.getAllByRole('gridcell', { name: 'É outro e não muda' })).toHaveLength(2);
    await expect(await boxOf({ canvas }, /SOLAR 3/)).toHaveAccessibleDescription(SUPPLIED);
  },
});

/** Nothing is chosen yet. */
export const Idle = meta.story({
  args: { path: href('product-supplier-change') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Escolha os dois fornecedores para ver quais produtos podem mudar'),
    ).toBeVisible();
  },
});

/** One supplier cannot be both. */
export const SameSupplier = meta.story(alike.SameEnds);

/** The products are on their way. */
export const Loading = meta.story(alike.Loading);

/** The origin has no products. */
export const Empty = meta.story(alike.Empty);

/** The products could not be read; another try brings them. */
export const ErrorState = meta.story(alike.ErrorState);

/** 250 products are read page by page, and go in chunks of one batch (D19). */
export const Large = meta.story({
  beforeEach: ({ msw }) => msw.use(previewCall(250)),
  play: async ({ canvas, userEvent }) => {
    await review({ canvas, userEvent });
    await expect(asked).toEqual(['1', '2', '3']);
    await press({ canvas, userEvent }, 'Alterar fornecedor de 249 itens');
    await expect(await canvas.findByText('Concluídos: 249. Com falha: 0. Impedidos: 0.')).toBeVisible();
    await expect((await screen.findAllByText('Alteração realizada com sucesso'))[0]).toBeVisible();
    await expect(Math.max(...gateway.calls.map(({ length }) => length))).toBe(20);
    await expect(new Set(gateway.calls.flat()).size).toBe(249);
  },
});

/** Before anything is sent: from whom to whom, and which go. */
export const Reviewing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await review({ canvas, userEvent });
    await expect(canvas.getByText('De 7015 - CASA DO ALUMÍNIO para 7061 - PANELAS DA SERRA')).toBeVisible();
    await expect(gateway.calls).toEqual([]);
  },
});

/** The names of both suppliers are on their way: nothing is confirmed before they can be read. */
export const Unnamed = meta.story({
  beforeEach: ({ msw }) => msw.use(gatewayHttp.get('/api/fornecedores/lista', never)),
  play: async ({ canvas, userEvent }) => {
    await boxOf({ canvas }, /SOLAR 1$/);
    await press({ canvas, userEvent }, 'Selecionar Todos');
    const change = canvas.getByRole('button', { name: 'Alterar fornecedor' });
    await expect(change).toHaveAttribute('aria-disabled', 'true');
    change.focus();
    await waitFor(() =>
      expect(change).toHaveAccessibleDescription('Aguarde os nomes da origem e do destino'),
    );
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('heading', { name: /^Conferir/ })).not.toBeInTheDocument();
  },
});

/** A rule of the catalogue stops one product; the others have gone. */
export const DoneWithRefusal = meta.story({
  beforeEach({ msw }) {
    const reason = 'O DUN 17891000315504 já é do produto 305021 do fornecedor de destino';
    gateway = batchGateway({ tipo: 'Fornecedor', refused: { 2: reason } });
    msw.use(...gateway.handlers);
  },
  play: async ({ canvas, userEvent }) => {
    await run({ canvas, userEvent });
    await expect(await canvas.findByText('Concluídos: 2. Com falha: 1. Impedidos: 0.')).toBeVisible();
    await expect(canvas.getByText(/O DUN 17891000315504 já é do produto/)).toBeVisible();
  },
});

/** A batch is taken back from its report. */
export const Undone = meta.story({
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await run(page);
    await press(page, 'Desfazer');
    await press(page, 'Desfazer 3 itens');
    await expect(await canvas.findByText('Concluídos: 3. Com falha: 0. Impedidos: 0.')).toBeVisible();
  },
});

/** The tab was closed after the first of three products: what the gateway did is known, the rest is sent again. */
export const Interrupted = meta.story({
  args: {
    path: href('product-supplier-change'),
    interrupted: interruptedBatch('product-supplier-change', {
      id: 'change',
      origin: { id: 15, label: 'CASA DO ALUMÍNIO' },
      destination: { id: 61, label: 'PANELAS DA SERRA' },
    }),
  },
  beforeEach({ msw }) {
    gateway = batchGateway({ tipo: 'Fornecedor', doneBefore: [1, 2] });
    msw.use(...gateway.handlers);
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Um lote foi interrompido: Alterar fornecedor, 10/03/2027 09:00');
    await press({ canvas, userEvent }, 'Ver resultado');
    await expect(await canvas.findByText('De CASA DO ALUMÍNIO para PANELAS DA SERRA')).toBeVisible();
    await press({ canvas, userEvent }, 'Enviar o que falta');
    await expect(await canvas.findByText('Concluídos: 3. Com falha: 0. Impedidos: 0.')).toBeVisible();
    await expect(gateway.calls).toEqual([[4]]);
  },
});

/** Names as long as they may be. */
export const LongContent = meta.story({
  beforeEach({ msw }) {
    const nome =
      'JOGO DE PANELAS ANTIADERENTE COM TAMPA DE VIDRO TEMPERADO E CABO DE SILICONE VERMELHO 10 PEÇAS 4,5 LT';
    const produtos = Array.from({ length: 20 }, (_, index) => ({ ...supplied(index), nome }));
    msw.use(
      gatewayHttp.get(PREVIEW, ({ response }) =>
        response(200).json({ produtos, meta: listMeta(produtos.length, 100) }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^JOGO DE PANELAS ANTIADERENTE/))[0]).toBeVisible();
  },
});

/** From both suppliers to the report without the pointer. */
export const Keyboard = meta.story(alike.Keyboard);

/** On a telephone each product is a card. */
export const Narrow = meta.story(alike.Narrow);

/** Whoever is not of Comercial comes home instead (LOT-034). */
export const OtherRoles = meta.story(alike.OtherRoles);
