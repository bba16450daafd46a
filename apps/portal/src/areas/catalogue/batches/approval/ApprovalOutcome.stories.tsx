import { href } from '@portal/domain';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { batchGateway } from '../../../../shared/stories/batchGateway.ts';
import { batchFilterCalls, batchListAnswer, batchProduct } from '../../../../shared/stories/batchProducts.ts';
import { catalogueFilterCalls } from '../../../../shared/stories/catalogueFilter.ts';
import { gatewayHttp } from '../../../../shared/stories/gatewayHttp.ts';
import { interruptedBatch } from '../../../../shared/stories/interruptedBatch.ts';
import { PortalStory } from '../../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../../shared/stories/people.ts';
import { pageParameters, renderPortal } from '../../../../shared/stories/renderPortal.tsx';
import type { StoryActor } from '../../../../shared/stories/StoryActor.ts';

const products = [0, 1, 2].map((index) => batchProduct(index));

type Options = Omit<Parameters<typeof batchGateway>[0], 'tipo'>;

let gateway = batchGateway({ tipo: 'Aprovacao' });

/** A gateway that approves as the real one. */
function approving(options: Options = {}) {
  gateway = batchGateway({ tipo: 'Aprovacao', ...options });
  return [
    ...gateway.handlers,
    gatewayHttp.put('/api/produtos/aprovacao-lote/aprovar', async ({ request, response }) => {
      const ids = new URL(request.url).searchParams.getAll('produtosIds').map(Number);
      return response(200).json(gateway.answer((await request.json()).lote, ids));
    }),
  ];
}

const meta = preview.meta({
  title: 'Pages/Aprovação de produtos/Resultado',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: href('product-approval'), session: staff('Diretoria') },
  render: renderPortal,
  beforeEach({ msw }) {
    msw.use(
      ...catalogueFilterCalls,
      ...batchFilterCalls,
      ...approving(),
      batchListAnswer('/api/produtos/aprovacao-lote', products),
    );
  },
});

const press = async ({ canvas, userEvent }: StoryActor, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

/** The tab was closed after the first of three products: what the gateway did is known, the rest is sent again (D19). */
export const Interrupted = meta.story({
  args: { interrupted: interruptedBatch('product-approval', { id: 'approve' }) },
  beforeEach({ msw }) {
    msw.use(...approving({ doneBefore: [1, 2] }));
  },
  play: async (actor) => {
    const { canvas } = actor;
    await canvas.findByText('Um lote foi interrompido: Aprovar, 10/03/2027 09:00');
    await press(actor, 'Ver resultado');
    await canvas.findByText('Concluídos: 2. Com falha: 0. Aguardando: 1. Impedidos: 0.');
    await press(actor, 'Enviar o que falta');
    await expect(await canvas.findByText('Concluídos: 3. Com falha: 0. Impedidos: 0.')).toBeVisible();
    await expect(gateway.calls).toEqual([[4]]);
  },
});

/** The tab was closed while an approval was taken back: what is left can be taken back still (D19). */
export const UndoInterrupted = meta.story({
  args: { interrupted: interruptedBatch('product-approval', { id: 'approve' }, { known: 1, of: 3 }) },
  beforeEach({ msw }) {
    msw.use(...approving({ doneBefore: [1, 2, 4], undoneBefore: [1] }));
  },
  play: async (actor) => {
    const { canvas } = actor;
    await canvas.findByText('O desfazer de um lote foi interrompido: Aprovar, 10/03/2027 09:00');
    await expect(
      canvas.getByText(/^1 de 3 produtos tiveram resposta\. Veja o que foi desfeito/),
    ).toBeVisible();
    await press(actor, 'Ver resultado');
    await canvas.findByText('Concluídos: 2. Desfeitos: 1. Com falha: 0. Impedidos: 0.');
    await press(actor, 'Desfazer');
    await press(actor, 'Desfazer 2 itens');
    await expect(await canvas.findByText('Concluídos: 2. Com falha: 0. Impedidos: 1.')).toBeVisible();
  },
});

/** An approval is taken back from its report, but for what changed since (D19). */
export const Undone = meta.story({
  beforeEach({ msw }) {
    const [, second] = products;
    msw.use(...approving({ changedSince: second ? [second.id] : [] }));
  },
  play: async (actor) => {
    const { canvas, userEvent } = actor;
    await canvas.findByRole('checkbox', { name: `Selecionar ${products[0]?.nome}` });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecionar todos' }));
    await canvas.findByText('3 selecionados'); // the rows of all pages are read first
    await press(actor, 'Aprovar');
    await press(actor, 'Aprovar 3 itens');
    await canvas.findByRole('heading', { name: 'Aprovar: resultado' });
    await press(actor, 'Desfazer');
    await expect(await canvas.findByRole('heading', { name: 'Conferir antes de desfazer' })).toHaveFocus();
    await expect(canvas.getByText('O produto foi alterado depois deste lote')).toBeVisible();
    await press(actor, 'Desfazer 2 itens');
    await expect(await canvas.findByText('Concluídos: 2. Com falha: 0. Impedidos: 1.')).toBeVisible();
  },
});
