import { ApiError, errorMessage } from '@portal/api';
import { href } from '@portal/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectPressable } from '#storybook/expectPressable.ts';
import preview from '#storybook/preview';
import {
  approvalQueueGateway,
  queuedRequisitions,
  type SentDecision,
} from '../../../shared/stories/approvalQueue.ts';
import { errorBody, gatewayHttp, never } from '../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../shared/stories/people.ts';
import { readOldAgain } from '../../../shared/stories/readOldAgain.ts';
import { pageParameters, renderPortal } from '../../../shared/stories/renderPortal.tsx';
import type { StoryActor } from '../../../shared/stories/StoryActor.ts';

const PATH = '/api/produtos/requisicoes/{requisicaoId}';

const queued = (requestId: number) => `${href('requisition-approval', { requestId })}?fila=1`;

/** Whether somebody else has saved the first one. */
let changed = false;

/** What reached the gateway. */
let sent: SentDecision[] = [];

const meta = preview.meta({
  title: 'Pages/Aprovar em sequência',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: queued(4012), session: staff('Diretoria') },
  render: renderPortal,
  beforeEach({ msw }) {
    sent = [];
    msw.use(...approvalQueueGateway(queuedRequisitions(3), { sent }));
  },
});

const patient = { timeout: 10_000 };
const shows = ({ canvas }: Pick<StoryActor, 'canvas'>, id: number, place: string) =>
  waitFor(async () => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: new RegExp(`^Requisição ${id},`) }),
    ).toBeVisible();
    await expect(within(canvas.getByRole('navigation', { name: 'Fila' })).getByText(place)).toBeVisible();
  }, patient);
const button = ({ canvas }: Pick<StoryActor, 'canvas'>, name: RegExp | string) =>
  canvas.findByRole('button', { name }, patient);
const money = (text: string) => text.replaceAll('\u00a0', ' ');
const expectSum = ({ canvas }: Pick<StoryActor, 'canvas'>, text: string) =>
  waitFor(
    () =>
      expect(canvas.getAllByRole('status').map(({ textContent }) => money(textContent ?? ''))).toContain(
        text,
      ),
    patient,
  );

/** Presses a key of the queue and confirms it; focus is on the button that does so. */
async function approveByKey({ userEvent }: Pick<StoryActor, 'userEvent'>) {
  await userEvent.keyboard('a');
  const dialog = within(await screen.findByRole('dialog', { name: 'Aprovar Requisição' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Aprovar' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
}

/** The first of the list: its place, what it is about, and what may be decided. */
export const Default = meta.story({
  name: 'Diretoria',
  play: async (actor) => {
    await shows(actor, 4012, '1 de 3');
    await expect(actor.canvas.getByText('30/60 dias')).toBeVisible();
    await expectSum(actor, 'Nenhuma requisição aprovada nesta sessão');
    await expect(await button(actor, /^Anterior/)).toHaveAttribute('aria-disabled', 'true');
    await expectPressable(await button(actor, /^Aprovar/));
    await expect(actor.canvas.queryByRole('group', { name: 'Ações do formulário' })).not.toBeInTheDocument();
  },
});

/** Three are approved with the keyboard alone; the sum grows to the cent. */
export const Keyboard = meta.story({
  play: async (actor) => {
    const { canvas, userEvent, step } = actor;
    await shows(actor, 4012, '1 de 3');
    await step('The keys lead to the next and back', async () => {
      await userEvent.keyboard('j');
      await shows(actor, 4013, '2 de 3');
      await userEvent.keyboard('k');
      await shows(actor, 4012, '1 de 3');
    });
    await step('One after another is approved', async () => {
      await approveByKey(actor);
      await expectSum(actor, '1 requisição aprovada nesta sessão: R$ 10.000,01');
      await shows(actor, 4013, '2 de 3');
      await approveByKey(actor);
      await expectSum(actor, '2 requisições aprovadas nesta sessão: R$ 20.000,02');
      await shows(actor, 4014, '3 de 3');
      await approveByKey(actor);
    });
    await step('After the last the queue says what was done', async () => {
      await expect(await canvas.findByText('Fila concluída', {}, patient)).toBeVisible();
      await expectSum(actor, '3 requisições aprovadas nesta sessão: R$ 30.000,03');
      await expect(sent.map(({ id, act }) => [id, act])).toEqual([
        [4012, 'aprovar'],
        [4013, 'aprovar'],
        [4014, 'aprovar'],
      ]);
    });
  },
});

/** The second is left undecided: back in the list its row has the focus. */
export const BackToRow = meta.story({
  args: { path: href('requisitions-to-approve') },
  play: async (actor) => {
    const { canvas, userEvent } = actor;
    await userEvent.click(await button(actor, 'Analisar em sequência'));
    await shows(actor, 4012, '1 de 3');
    await userEvent.click(await button(actor, /^Próximo/));
    await shows(actor, 4013, '2 de 3');
    await userEvent.click(canvas.getByRole('link', { name: 'Voltar' }));
    const row = await canvas.findByRole('row', { name: /4013/, current: true }, patient);
    await waitFor(() => expect(within(row).getByRole('link')).toHaveFocus(), patient);
  },
});

/** What the director changes and notes goes along with the approval (RQF-065, G-54). */
export const ApprovedWithRemark = meta.story({
  play: async (actor) => {
    const { canvas, userEvent } = actor;
    await shows(actor, 4012, '1 de 3');
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Observações do diretor' }, patient),
      'De acordo',
    );
    await expect(await canvas.findByText('Alterações não salvas')).toBeVisible();
    await userEvent.click(await button(actor, /^Aprovar/));
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Aprovar Requisição' })).getByRole('button', {
        name: 'Aprovar',
      }),
    );
    await shows(actor, 4013, '2 de 3');
    await expect(sent).toEqual([{ id: 4012, act: 'aprovar', text: 'De acordo' }]);
  },
});

/** A refusal asks for its observation, of up to 1,000 characters; nothing is added to the sum (RQF-047, RQA-020, RQA-021). */
export const Refused = meta.story({
  play: async (actor) => {
    const { userEvent } = actor;
    await shows(actor, 4012, '1 de 3');
    await userEvent.keyboard('r');
    const dialog = within(await screen.findByRole('dialog', { name: 'Recusar Requisição' }));
    await expect(dialog.getByRole('textbox')).toHaveAttribute('maxlength', '1000');
    await userEvent.type(dialog.getByRole('textbox'), 'Estoque suficiente');
    await userEvent.click(dialog.getByRole('button', { name: 'Recusar' }));
    await shows(actor, 4013, '2 de 3');
    await expect(sent).toEqual([{ id: 4012, act: 'recusar', text: 'Estoque suficiente' }]);
    await expectSum(actor, 'Nenhuma requisição aprovada nesta sessão');
  },
});

/** The last one is decided: the queue is done. */
export const LastOne = meta.story({
  beforeEach({ msw }) {
    msw.use(...approvalQueueGateway(queuedRequisitions(1), { sent }));
  },
  play: async (actor) => {
    await shows(actor, 4012, '1 de 1');
    await approveByKey(actor);
    await expect(await actor.canvas.findByText('Fila concluída', {}, patient)).toBeVisible();
    await expectSum(actor, '1 requisição aprovada nesta sessão: R$ 10.000,01');
  },
});

/** Somebody else refused it meanwhile: it is shown as it is now, and the queue does not come back to it (D7). */
export const Conflict = meta.story({
  beforeEach({ msw }) {
    msw.use(...approvalQueueGateway(queuedRequisitions(2), { sent, refusedMeanwhile: [4012] }));
  },
  play: async (actor) => {
    const { canvas, userEvent } = actor;
    await shows(actor, 4012, '1 de 2');
    await approveByKey(actor);
    await expect(
      await canvas.findByText('Somente leitura: A requisição foi recusada', {}, patient),
    ).toBeVisible();
    await expect(await button(actor, /^Aprovar/)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('j');
    await shows(actor, 4013, '2 de 2');
    await approveByKey(actor);
    await expect(await canvas.findByText('Fila concluída', {}, patient)).toBeVisible();
    await expect(sent).toEqual([{ id: 4013, act: 'aprovar', text: null }]);
  },
});

/** Another version comes while the question is open: the question closes, and the page says what changed (D7). */
export const ChangedWhileAsking = meta.story({
  beforeEach({ msw }) {
    changed = false;
    const gateway = approvalQueueGateway(queuedRequisitions(2), { sent });
    msw.use(
      gatewayHttp.get(PATH, ({ response }) => {
        if (!changed) return undefined;
        const [first] = queuedRequisitions(1, { versao: 4, valorRequisicao: 100_000 });
        return first && response(200).json({ requisicao: first, assinaturasArquivos: [] });
      }),
      ...gateway,
    );
  },
  play: async (actor) => {
    const { canvas, userEvent } = actor;
    await shows(actor, 4012, '1 de 2');
    await userEvent.keyboard('a');
    const question = await screen.findByRole('dialog', { name: 'Aprovar Requisição' });
    changed = true;
    readOldAgain();
    await expect(
      await screen.findByText(
        'A requisição mudou enquanto você decidia. Confira de novo antes de decidir.',
        {},
        patient,
      ),
    ).toBeVisible();
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(canvas.getByText(/^Este registro mudou: .*Valor solicitado/)).toBeVisible();
    await expect(sent).toEqual([]);
  },
});

/** A refusal that comes too late offers to read the requisition again (D7). */
export const RefusalConflict = meta.story({
  beforeEach({ msw }) {
    msw.use(...approvalQueueGateway(queuedRequisitions(2), { sent, refusedMeanwhile: [4012] }));
  },
  play: async (actor) => {
    const { canvas, userEvent } = actor;
    await shows(actor, 4012, '1 de 2');
    await userEvent.keyboard('r');
    const dialog = within(await screen.findByRole('dialog', { name: 'Recusar Requisição' }));
    await userEvent.type(dialog.getByRole('textbox'), 'Sem verba');
    await userEvent.click(dialog.getByRole('button', { name: 'Recusar' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Ler novamente' }, patient));
    await expect(
      await canvas.findByText('Somente leitura: A requisição foi recusada', {}, patient),
    ).toBeVisible();
    await expect(sent).toEqual([]);
  },
});

/** Lets the refusal be answered. */
let refused = Promise.withResolvers<void>();
const failure = errorMessage(new ApiError({ kind: 'server', status: 500 }));
const refusalDialog = async () => within(await screen.findByRole('dialog', { name: 'Recusar Requisição' }));

/** A refusal takes long, and fails. */
export const RefusalFails = meta.story({
  beforeEach({ msw }) {
    refused = Promise.withResolvers<void>();
    msw.use(
      gatewayHttp.put('/api/produtos/backoffice/requisicoes/{requisicaoId}/recusar', async ({ response }) => {
        await refused.promise;
        return response(500).json(errorBody('Falha interna'));
      }),
    );
  },
  play: async (actor) => {
    const { userEvent } = actor;
    await shows(actor, 4012, '1 de 3');
    await userEvent.keyboard('r');
    const dialog = await refusalDialog();
    await userEvent.type(dialog.getByRole('textbox'), 'Estoque suficiente');
    await userEvent.click(dialog.getByRole('button', { name: 'Recusar' }));
    await dialog.findByRole('button', { name: 'Carregando... Recusar' });
  },
});

RefusalFails.test('stays until then, and says so with what was typed (D9, NET-12)', async ({ userEvent }) => {
  const dialog = await refusalDialog();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(dialog.getByRole('button', { name: 'Voltar' }));
  refused.resolve();
  await expect(await dialog.findByText(failure, {}, patient)).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveValue('Estoque suficiente');
});

RefusalFails.test(
  'tells who went on to another one meanwhile, as by the browser, and asks nothing of that',
  async (actor) => {
    actor.canvas.getByRole('button', { name: /^Próximo/, hidden: true }).click(); // the page is out of reach
    await shows(actor, 4013, '2 de 3');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    refused.resolve();
    await expect(await screen.findByText(new RegExp(`: ${failure}`), {}, patient)).toBeVisible();
    await actor.userEvent.keyboard('r');
    const dialog = await refusalDialog();
    await expect(dialog.getByRole('textbox')).toHaveValue('');
    await expect(dialog.queryByText(failure)).not.toBeInTheDocument();
  },
);

/** An approval that fails says so; the requisition stays and can be approved again. */
export const ApprovalFails = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.put('/api/produtos/requisicoes/{requisicaoId}/diretor', ({ response }) =>
        response(500).json(errorBody('Falha interna')),
      ),
    );
  },
  play: async (actor) => {
    await shows(actor, 4012, '1 de 3');
    await approveByKey(actor);
    await waitFor(
      () =>
        expect(screen.getByText(errorMessage(new ApiError({ kind: 'server', status: 500 })))).toBeVisible(),
      patient,
    );
    await shows(actor, 4012, '1 de 3');
    await expectSum(actor, 'Nenhuma requisição aprovada nesta sessão');
    await waitFor(async () => expectPressable(await button(actor, /^Aprovar/)), patient);
  },
});

/** One requisition cannot be read: the next one can. */
export const ErrorState = meta.story({
  beforeEach({ msw }) {
    const gateway = approvalQueueGateway(queuedRequisitions(3), { sent });
    msw.use(
      gatewayHttp.get(PATH, ({ params, response }) =>
        Number(params.requisicaoId) === 4012
          ? response.untyped(new Response(null, { status: 500 }))
          : undefined,
      ),
      ...gateway,
    );
  },
  play: async (actor) => {
    await expect(await button(actor, 'Tentar novamente')).toBeVisible();
    await waitFor(async () => expectPressable(await button(actor, /^Próximo/)), patient);
    await actor.userEvent.click(await button(actor, /^Próximo/));
    await shows(actor, 4013, '2 de 3');
  },
});

/** The queue cannot be read: what is on screen can be decided. */
export const QueueFails = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos/requisicoes', ({ response }) =>
        response(500).json(errorBody('Falha interna')),
      ),
    );
  },
  play: async (actor) => {
    await expect(await actor.canvas.findByText('Não foi possível ler a fila', {}, patient)).toBeVisible();
    await expectPressable(await button(actor, /^Aprovar/));
    await expect(actor.canvas.queryByText('1 de 1')).not.toBeInTheDocument();
  },
});

QueueFails.test('goes on after a decision once the queue can be read', async (actor) => {
  const { canvas, userEvent, msw } = actor;
  await approveByKey(actor);
  await expectSum(actor, '1 requisição aprovada nesta sessão: R$ 10.000,01');
  await expect(canvas.queryByText('Fila concluída')).not.toBeInTheDocument();
  msw.use(...approvalQueueGateway(queuedRequisitions(3), { sent }));
  await userEvent.click(await button(actor, 'Tentar novamente'));
  await shows(actor, 4013, '2 de 3');
});

/** The first one is on its way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(PATH, never));
  },
});

/** Long names and large values. */
export const LongContent = meta.story({
  beforeEach({ msw }) {
    msw.use(
      ...approvalQueueGateway(
        queuedRequisitions(2, {
          fornecedor: 'INDÚSTRIA PAULISTA DE UTILIDADES DOMÉSTICAS, ALIMENTOS E PRODUTOS DE LIMPEZA S.A.',
          nomeGestor: 'MARIA APARECIDA DE ALBUQUERQUE CAVALCANTI E VASCONCELOS',
          requisitante: 'Francisco Xavier de Vasconcelos Albuquerque Cavalcanti',
          valorRequisicao: 999_999_999_999.99,
        }),
      ),
    );
  },
});

/** On a telephone. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: (actor) => shows(actor, 4012, '1 de 3'),
});
