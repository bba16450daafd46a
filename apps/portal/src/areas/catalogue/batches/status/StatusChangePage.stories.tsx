import { href } from '@portal/domain';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { batchGateway } from '../../../../shared/stories/batchGateway.ts';
import {
  batchAnswer,
  batchFilterCalls,
  batchListAnswer,
  batchProduct,
} from '../../../../shared/stories/batchProducts.ts';
import { productEnumerations } from '../../../../shared/stories/catalogue.ts';
import { catalogueFilterCalls } from '../../../../shared/stories/catalogueFilter.ts';
import { gatewayHttp, never } from '../../../../shared/stories/gatewayHttp.ts';
import { interruptedBatch } from '../../../../shared/stories/interruptedBatch.ts';
import { activate, chooseOption, tabTo } from '../../../../shared/stories/keyboard.ts';
import { otherRoles } from '../../../../shared/stories/otherRoles.tsx';
import { PortalStory } from '../../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../../shared/stories/people.ts';
import { pageParameters, renderPortal } from '../../../../shared/stories/renderPortal.tsx';
import type { StoryActor } from '../../../../shared/stories/StoryActor.ts';

const PATH = '/api/produtos/alteracao-status-lote';

/** Approved, one that no request has, refused, and one that waits for its validation. */
const products = [
  batchProduct(0, { statusAprovacao: 'Aprovado' }),
  batchProduct(1, { statusAprovacao: 'Aprovado', lugarNaSolicitacao: 'SemSolicitacao' }),
  batchProduct(2, { statusAprovacao: 'Recusado' }),
  batchProduct(3, { statusAprovacao: 'AguardandoValidacao' }),
];
const [approved, ofNoRequest, refused, unvalidated] = products.map(({ nome }) => nome);

let asked: URLSearchParams[] = [];

/** The bodies of the changes. */
let sent: unknown[] = [];

const meta = preview.meta({
  title: 'Pages/Alteração de status',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: href('product-status-change', { fornecedor: 61 }), session: staff('Comercial') },
  render: renderPortal,
  beforeEach({ msw }) {
    asked = [];
    sent = [];
    msw.use(
      ...catalogueFilterCalls,
      ...batchFilterCalls,
      gatewayHttp.get('/api/produtos/enumeracoes', ({ response }) =>
        response(200).json({
          ...productEnumerations,
          statusCadastros: [
            { id: 'Aguardando', descricao: 'Aguardando' },
            { id: 'AguardandoValidacao', descricao: 'Aguardando Validação' },
            { id: 'Validado', descricao: 'Validado' },
            { id: 'Aprovado', descricao: 'Aprovado' },
          ],
        }),
      ),
      batchListAnswer(PATH, products, asked),
      gatewayHttp.put(PATH, async ({ request, response }) => {
        const body = await request.json();
        sent.push(body);
        return response(200).json(batchAnswer(body.lote, body.produtosIds));
      }),
    );
  },
});

const gatewayOf = (answer: ReturnType<typeof batchGateway>['answer']) =>
  gatewayHttp.put(PATH, async ({ request, response }) => {
    const body = await request.json();
    sent.push(body);
    return response(200).json(answer(body.lote, body.produtosIds));
  });

const choose = async ({ canvas, userEvent }: StoryActor, ...names: (string | undefined)[]) => {
  for (const name of names)
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Selecionar ${name}` }));
};

async function chooseStatus({ canvas, userEvent }: StoryActor, name: string) {
  await userEvent.click(canvas.getByRole('combobox', { name: /^Novo status/ }));
  await userEvent.click(await screen.findByRole('option', { name }));
}

/** Products of any stage, narrowed by the filter of the approval (LOT-030, LOT-034). */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('checkbox', { name: `Selecionar ${approved}` });
    await expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
      FornecedorId: '61',
      Pagina: '1',
      QuantidadeRegistros: '20',
    });
    const change = canvas.getByRole('button', { name: 'Alterar status' });
    change.focus();
    await waitFor(() => expect(change).toHaveAccessibleDescription('Escolha o novo status'));
  },
});

Default.test('offers the statuses that decide nothing (LOT-033)', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox', { name: 'Novo status' }));
  await screen.findByRole('option', { name: 'Validado' });
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
  await expect(names).toEqual(['Aguardando Validação', 'Validado']);
});

/** Nothing is read while the filter is empty. */
export const Unfiltered = meta.story({
  args: { path: href('product-status-change') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Informe ao menos um filtro')).toBeVisible();
    await expect(asked).toHaveLength(0);
  },
});

/** The review tells of each product why it cannot get the status, and follows another choice (G-09). */
export const Reviewing = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const actor = { canvas, userEvent };
    await choose(actor, approved, ofNoRequest, refused, unvalidated);
    await chooseStatus(actor, 'Aguardando Validação');
    await userEvent.click(canvas.getByRole('button', { name: 'Alterar status' }));
    await step('Two can be validated again', async () => {
      await canvas.findByRole('heading', { name: 'Conferir antes de alterar status' });
      await expect(
        canvas.getByText('O produto não é de uma solicitação, em que seria validado'),
      ).toBeVisible();
      await expect(canvas.getByText('Já está com o status Aguardando Validação')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Alterar status de 2 itens' })).toBeVisible();
    });
    await step('Two others can go back to the first approval', async () => {
      await chooseStatus(actor, 'Validado');
      const reasons = canvas.getAllByText('O produto precisa ser validado na análise da solicitação');
      await expect(reasons).toHaveLength(2);
      await expect(canvas.getByRole('button', { name: 'Alterar status de 2 itens' })).toBeVisible();
    });
    await expect(sent).toHaveLength(0);
  },
});

Reviewing.test('sends the status with what can get it (LOT-029)', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Alterar status de 2 itens' }));
  await canvas.findByText('Concluídos: 2. Com falha: 0. Impedidos: 2.');
  await expect(sent).toEqual([
    {
      lote: expect.any(String),
      versoes: [
        { produtoId: 5021, versao: 2 },
        { produtoId: 5022, versao: 2 },
      ],
      produtosIds: [5021, 5022],
      status: 'Validado',
    },
  ]);
  await userEvent.click(canvas.getByRole('button', { name: 'Concluir' }));
  await expect(await canvas.findByText('Nenhum selecionado')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Alterar status' })).toHaveFocus();
});

Reviewing.test(
  'keeps its products while another page is open, whatever the list asks for then',
  async (actor) => {
    const { canvas, userEvent } = actor;
    for (const changed of ['família', 'status']) {
      await userEvent.click(canvas.getByRole('link', { name: `Alterar ${changed}` }));
      await canvas.findByRole('heading', { name: `Alteração de ${changed}` });
    }
    await chooseStatus(actor, 'Aguardando Validação');
    await expect(canvas.getByText('Já está com o status Aguardando Validação')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Alterar status de 2 itens' })).toBeVisible();
  },
);

/** One product was changed meanwhile: it keeps its status, and says why. */
export const DoneWithRefusal = meta.story({
  beforeEach({ msw }) {
    const { answer } = batchGateway({
      tipo: 'Status',
      refused: { 5022: 'O produto foi alterado por outra pessoa' },
    });
    msw.use(gatewayOf(answer));
  },
  play: async (actor) => {
    const { canvas, userEvent } = actor;
    await choose(actor, approved, ofNoRequest);
    await chooseStatus(actor, 'Validado');
    await userEvent.click(canvas.getByRole('button', { name: 'Alterar status' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Alterar status de \d/ }));
    await expect(await canvas.findByText(/^Concluídos: \d+\. Com falha: 1\./)).toBeVisible();
    await expect(canvas.getByText('O produto foi alterado por outra pessoa')).toBeVisible();
  },
});

/** The tab was closed after the first of three products: what the gateway did is known, the rest is sent again. */
export const Interrupted = meta.story({
  args: {
    interrupted: interruptedBatch('product-status-change', {
      id: 'change',
      status: 'Validado',
    }),
  },
  beforeEach({ msw }) {
    const { handlers, answer } = batchGateway({ tipo: 'Status', doneBefore: [1, 2] });
    msw.use(...handlers, gatewayOf(answer));
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Um lote foi interrompido: Alterar status, 10/03/2027 09:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Ver resultado' }));
    await canvas.findByText('Concluídos: 2. Com falha: 0. Aguardando: 1. Impedidos: 0.');
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar o que falta' }));
    await expect(await canvas.findByText('Concluídos: 3. Com falha: 0. Impedidos: 0.')).toBeVisible();
    await expect(sent).toHaveLength(1);
  },
});

/** Names as long as they may be. */
export const LongContent = meta.story({
  beforeEach({ msw }) {
    const nome =
      'JOGO DE PANELAS ANTIADERENTE COM TAMPA DE VIDRO TEMPERADO E CABO DE SILICONE VERMELHO 10 PEÇAS 4,5 LT';
    msw.use(
      batchListAnswer(
        PATH,
        products.map((row) => ({ ...row, nome, familiaNome: nome, fornecedorNomeTela: nome })),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^JOGO DE PANELAS ANTIADERENTE/))[0]).toBeVisible();
  },
});

/** The first answer is on its way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(PATH, never));
  },
});

/** The filter finds nothing. */
export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(batchListAnswer(PATH, []));
  },
});

/** The list could not be read. */
export const ErrorState = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(PATH, ({ response }) => response.untyped(new Response(null, { status: 500 }))));
  },
});

/** On a telephone each product is a card. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, approved);
    await expect(canvas.getByText('1 selecionado')).toBeVisible();
  },
});

/** From the filter to the report without the pointer. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const keys = { userEvent };
    await canvas.findByRole('checkbox', { name: `Selecionar ${approved}` });
    await step('The filter is changed and searched', async () => {
      await chooseOption(keys, canvas.getByRole('combobox', { name: 'Status' }), /^Aprovado$/);
      await activate(keys, canvas.getByRole('button', { name: 'Pesquisar' }));
      await waitFor(() => expect(asked.at(-1)?.get('Status')).toBe('Aprovado'));
    });
    await step('A product and its new status are chosen', async () => {
      await canvas.findByRole('checkbox', { name: `Selecionar ${approved}` });
      await tabTo(keys, canvas.getByRole('checkbox', { name: 'Selecionar todos' }));
      await userEvent.keyboard('{ArrowDown} ');
      await expect(canvas.getByText('1 selecionado')).toBeVisible();
      await tabTo(keys, canvas.getByRole('combobox', { name: 'Novo status' }), true);
      await chooseOption(keys, canvas.getByRole('combobox', { name: 'Novo status' }), /^Validado$/);
      await activate(keys, canvas.getByRole('button', { name: 'Alterar status' }));
    });
    await step('Through the review to the report, and back to the act', async () => {
      await expect(
        await canvas.findByRole('heading', { name: 'Conferir antes de alterar status' }),
      ).toHaveFocus();
      await activate(keys, canvas.getByRole('button', { name: 'Alterar status de 1 item' }));
      await waitFor(() =>
        expect(canvas.getByRole('heading', { name: 'Alterar status: resultado' })).toHaveFocus(),
      );
      await activate(keys, canvas.getByRole('button', { name: 'Concluir' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Alterar status' })).toHaveFocus());
    });
  },
});

/** Whoever is not of Comercial comes home instead (LOT-034). */
export const OtherRoles = meta.story(otherRoles('product-status-change'));
