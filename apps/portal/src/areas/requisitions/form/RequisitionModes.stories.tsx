import type { Schemas } from '@portal/api';
import { href } from '@portal/domain';
import { formatDate } from '@portal/formats';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { fact } from '#storybook/fact.ts';
import preview from '#storybook/preview';
import { errorBody, gatewayHttp, never } from '../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../shared/stories/people.ts';
import { readOldAgain } from '../../../shared/stories/readOldAgain.ts';
import { pageParameters, renderPortal } from '../../../shared/stories/renderPortal.tsx';
import {
  dayFromNow,
  readsRequisition,
  readsTerms,
  requisition,
  requisitionFormLists,
  supplierTerms,
} from '../../../shared/stories/requisitions.ts';
import type { StoryActor } from '../../../shared/stories/StoryActor.ts';

const editPath = href('requisition-form', { requestId: requisition.id });
const validationPath = href('requisition-validation', { requestId: requisition.id });
const approvalPath = href('requisition-approval', { requestId: requisition.id });

/** How many saves reached the gateway. */
let sentSaves = 0;

const meta = preview.meta({
  title: 'Pages/Requisição de compras',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: editPath, session: staff('Comercial') },
  render: renderPortal,
  beforeEach({ msw }) {
    msw.use(readsRequisition(requisition), ...requisitionFormLists);
  },
});

const inStatus = (status: Schemas['RequisitionStatus'], change: Partial<Schemas['Requisition']> = {}) =>
  readsRequisition({ ...requisition, ...change, status });

const answer = (requisicao: Partial<Schemas['Requisition']>) => ({
  requisicao: { ...requisition, versao: 4, ...requisicao },
  assinaturasArquivos: [],
});

const field = ({ canvas }: Pick<StoryActor, 'canvas'>, name: RegExp) =>
  canvas.findByLabelText(name, { selector: 'input, textarea' }, { timeout: 5_000 });
const press = async ({ canvas, userEvent }: StoryActor, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const acts = async ({ canvas }: Pick<StoryActor, 'canvas'>) =>
  within(await canvas.findByRole('group', { name: 'Ações do formulário' }, { timeout: 5_000 }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const expectMessage = (text: string) =>
  waitFor(() => expect(screen.getByText(text)).toBeVisible(), { timeout: 5_000 });

/** Presses the button of a decision, and the one of the question that follows. */
async function decide(actor: StoryActor, name: 'Validar' | 'Aprovar') {
  await press(actor, name);
  const question = within(await screen.findByRole('dialog', { name: /^(Validar|Aprovar) requisição$/i }));
  await actor.userEvent.click(question.getByRole('button', { name }));
}

/** The requester edits it (RQF-002, RQF-041, RQF-042). */
export const Default = meta.story();

Default.test(
  'shows it with original value, suggestions and balance (RQF-006, RQF-024, RQF-029 to 031)',
  async (actor) => {
    const { canvas } = actor;
    await expect(await acts(actor)).toEqual(['Cancelar', 'Salvar']);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Requisição 4012');
    await expect(await field(actor, /^Valor original/)).toHaveValue('R$\u00a012.000,00');
    await expect(await field(actor, /^Saldo conta corrente/)).toHaveValue('-120,50');
    const chips = within(canvas.getByRole('list', { name: 'Sugestão' }));
    await expect(chips.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '871',
      '872',
    ]);
    const table = within(canvas.getByRole('table', { name: 'Contribuição, sugestões e saldo' }));
    await expect(table.getByRole('row', { name: /Saldo/ })).toHaveTextContent('1.500,01');
    await expect(
      await canvas.findByRole('table', { name: 'Log de edições da requisição 4012' }),
    ).toBeVisible();
  },
);

/** It is saved with what was changed, and says so (RQF-063, RQF-066, RQF-070). */
export const Saved = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.put(
        '/api/produtos/requisicoes/{requisicaoId}/requisitante',
        async ({ request, response }) => {
          const { observacoes = null, prazoCompra, departamentoRequisicaoId } = await request.json();
          const isRight = request.headers.get('If-Match') === '"3"' && departamentoRequisicaoId === 1;
          if (!isRight || prazoCompra.valorVencimento2 !== 5_000.01)
            return response(400).json(errorBody('Recusado'));
          return response(200).json(answer({ observacoes }));
        },
      ),
    );
  },
  play: async (actor) => {
    const remarks = await field(actor, /^Observações/);
    await actor.userEvent.type(remarks, ', urgente');
    await press(actor, 'Salvar');
    await expectMessage('Requisição atualizada');
    await expect(remarks).toHaveValue('Reposição para o Natal, urgente');
  },
});

Default.test('sends nothing where nothing was changed', async (actor) => {
  await press(actor, 'Salvar');
  await expectMessage('Nada mudou nesta requisição: não há o que salvar'); // no call is answered in this story
});

async function choose(actor: StoryActor, label: RegExp, option: string) {
  await actor.userEvent.click(await field(actor, label));
  await actor.userEvent.click(await screen.findByRole('option', { name: option }));
}
const expectTerms = async (actor: StoryActor, text: string) =>
  waitFor(async () => expect(await field(actor, /^Prazo de cadastro/)).toHaveValue(text));

/** The terms of what is chosen: the stored text stands for the stored supplier and divisions alone. */
const readsOtherTerms = readsTerms({
  ...supplierTerms,
  prazoVencimento1: 15,
  prazoVencimento2: null,
  prazosCadastro: '15',
});

/** Another supplier was chosen by mistake: back at the stored one, its terms stand again and it can be saved (RQP-025). */
export const SupplierBack = meta.story({
  beforeEach({ msw }) {
    const { prazosCadastro: stored, prazoCompra: terms } = requisition;
    msw.use(
      inStatus('Requisitado', { tipoLiberacao: 'Fornecedor', divisoes: [] }),
      readsOtherTerms,
      gatewayHttp.put(
        '/api/produtos/requisicoes/{requisicaoId}/requisitante',
        async ({ request, response }) => {
          const { prazosCadastro, prazoCompra } = await request.json();
          return prazosCadastro === stored && prazoCompra.vencimento2 === terms.vencimento2
            ? response(200).json(answer({ tipoLiberacao: 'Fornecedor', divisoes: [] }))
            : response(400).json(errorBody('Recusado'));
        },
      ),
    );
  },
  play: async (actor) => {
    await choose(actor, /^Fornecedor/, '7013 - MONTE CLARO');
    await expectTerms(actor, '15');
    await expect(await field(actor, /^Vencimento 1/)).toHaveValue(formatDate(dayFromNow(25)));
    await choose(actor, /^Fornecedor/, '7012 - PANELAS DA SERRA');
    await expectTerms(actor, '30/60');
    await expect(await field(actor, /^Vencimento 1/)).toHaveValue(formatDate(dayFromNow(40)));
    await expect(await field(actor, /^Valor 2/)).toHaveValue('5.000,01');
    await actor.userEvent.type(await field(actor, /^Observações/), ', urgente');
    await press(actor, 'Salvar');
    await expectMessage('Requisição atualizada');
  },
});

/** Back at the stored supplier, its group and divisions stand again too (RQF-018, RQF-080). */
export const PartsBack = meta.story({
  beforeEach({ msw }) {
    msw.use(
      readsOtherTerms,
      gatewayHttp.put(
        '/api/produtos/requisicoes/{requisicaoId}/requisitante',
        async ({ request, response }) => {
          const { grupoDivisaoId, divisoes, prazosCadastro } = await request.json();
          const isStored = grupoDivisaoId === requisition.grupoDivisaoId && divisoes?.[0]?.id === 9;
          return isStored && prazosCadastro === requisition.prazosCadastro
            ? response(200).json(answer({}))
            : response(400).json(errorBody('Recusado'));
        },
      ),
    );
  },
  play: async (actor) => {
    await choose(actor, /^Fornecedor/, '7013 - MONTE CLARO');
    await expectTerms(actor, '15');
    await choose(actor, /^Fornecedor/, '7012 - PANELAS DA SERRA');
    await expectTerms(actor, '30/60');
    await expect(await field(actor, /^Grupo de divisão/)).toHaveValue('BAZAR');
    await actor.userEvent.type(await field(actor, /^Observações/), ', urgente');
    await press(actor, 'Salvar');
    await expectMessage('Requisição atualizada');
  },
});

/** A division is taken out and put back: the stored terms stand again, and a term that was typed stays (RQP-025). */
export const DivisionBack = meta.story({
  beforeEach({ msw }) {
    msw.use(readsOtherTerms);
  },
  play: async (actor) => {
    const { userEvent } = actor;
    const value = await field(actor, /^Valor 1/);
    await userEvent.clear(value);
    await userEvent.type(value, '400000');
    await userEvent.tab();
    await choose(actor, /^Divisão/, 'MESA');
    await expectTerms(actor, '15');
    await choose(actor, /^Divisão/, 'MESA');
    await expectTerms(actor, '30/60');
    await expect(await field(actor, /^Valor 1/)).toHaveValue('4.000,00');
    await expect(await field(actor, /^Vencimento 2/)).toHaveValue(formatDate(dayFromNow(70)));
  },
});

/** A pre-requisition has no special release (G-25). */
export const PreRequisition = meta.story({
  beforeEach({ msw }) {
    msw.use(inStatus('PreRequisitado', { preRequisicao: true }));
  },
  play: async (actor) => {
    await expect(await acts(actor)).toEqual(['Cancelar', 'Salvar']);
    await expect(actor.canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
});

/** One that was decided is only read, with the reason (RQF-003, RQL-022). */
export const Consult = meta.story({
  beforeEach({ msw }) {
    msw.use(inStatus('Aprovado', { observacoesDiretor: 'De acordo' }));
  },
  play: async (actor) => {
    const { canvas } = actor;
    await expect(await canvas.findByText('Somente leitura: A requisição já foi aprovada')).toBeVisible();
    await expect(await acts(actor)).toEqual(['Voltar']);
    await expect(fact(canvas, 'Gestor')).toHaveTextContent('ADRIANA MOURA');
    await expect(fact(canvas, 'Vencimento 2')).toHaveTextContent('5.000,01');
    await expect(fact(canvas, 'Observações do diretor')).toHaveTextContent('De acordo');
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
  },
});

/** The validator changes what the log records, without the special release (RQF-004, RQF-011, RQF-043 to RQF-046, G-54). */
export const Validate = meta.story({
  args: { path: validationPath },
  play: async (actor) => {
    const { canvas } = actor;
    await expect(await acts(actor)).toEqual(['Voltar', 'Recusar', 'Validar']);
    const { id, fornecedor } = requisition;
    await expect(document.title).toBe(
      `Requisição ${id}, ${fornecedor} · Validar requisição · Portal do Fornecedor`,
    );
    await expect(fact(canvas, 'Valor')).toHaveTextContent('R$ 10.000,01');
    await expect(fact(canvas, 'Faturamento')).toHaveTextContent(formatDate(requisition.dataCompraInicial));
    await expect(fact(canvas, 'Fornecedor')).toHaveTextContent('PANELAS DA SERRA');
    await expect(await field(actor, /^Vencimento 1/)).toBeEnabled();
    await expect(await field(actor, /^Saldo conta corrente/)).not.toHaveAttribute('readonly');
    const accountDay = await field(actor, /^Data conta corrente/);
    await expect(accountDay).toHaveAttribute('readonly');
    await expect(accountDay).toHaveValue(formatDate(requisition.dataContaCorrente));
    await expect(await field(actor, /^Observações do validador/)).toBeEnabled();
    await expect(canvas.queryByText('Liberação especial')).not.toBeInTheDocument();
  },
});

Validate.test('a refusal needs an observation (RQF-047, RQA-020, RQA-021)', async (actor) => {
  await press(actor, 'Recusar');
  const dialog = within(await screen.findByRole('dialog', { name: 'Recusar Requisição' }));
  await expect(
    dialog.getByText('Você tem certeza que deseja realmente Recusar essa requisição de compras?'),
  ).toBeVisible();
  await actor.userEvent.click(dialog.getByRole('button', { name: 'Recusar' }));
  await expect(dialog.getByRole('textbox')).toBeInvalid();
});

Validate.test('a refusal says that what is typed and not saved is no part of it', async (actor) => {
  await actor.userEvent.type(await field(actor, /^Observações do validador/), 'Conferido');
  await press(actor, 'Recusar');
  const dialog = within(await screen.findByRole('dialog', { name: 'Recusar Requisição' }));
  await expect(dialog.getByText('Há alterações não salvas')).toBeVisible();
});

/** Somebody else changed it first: read again, it is refused with the reason that was typed (RQF-047, D7). */
export const RefusedAgain = meta.story({
  args: { path: validationPath },
  beforeEach({ msw }) {
    const newer = { ...requisition, versao: 4 };
    let isOutdated = false;
    msw.use(
      gatewayHttp.get('/api/produtos/requisicoes/{requisicaoId}', ({ response }) =>
        response(200).json({ requisicao: isOutdated ? newer : requisition, assinaturasArquivos: [] }),
      ),
      gatewayHttp.put(
        '/api/produtos/backoffice/requisicoes/{requisicaoId}/recusar',
        async ({ request, response }) => {
          const { observacao } = await request.json();
          isOutdated = true;
          return request.headers.get('If-Match') === '"4"' && observacao === 'Prazo curto'
            ? response(200).json(
                answer({ versao: 5, status: 'Recusado', observacoesValidador: 'Prazo curto' }),
              )
            : response(409).json(errorBody('O registro foi alterado por outra pessoa.'));
        },
      ),
    );
  },
  play: async (actor) => {
    const { userEvent } = actor;
    await press(actor, 'Recusar');
    const dialog = within(await screen.findByRole('dialog', { name: 'Recusar Requisição' }));
    await userEvent.type(dialog.getByRole('textbox'), 'Prazo curto');
    await userEvent.click(dialog.getByRole('button', { name: 'Recusar' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Ler novamente' }));
    await waitFor(() => expect(dialog.getByRole('alert')).toBeEmptyDOMElement());
    await expect(dialog.getByRole('textbox')).toHaveValue('Prazo curto');
    const said = fn();
    const watch = new MutationObserver(() => said(document.body.textContent.includes('Este registro mudou')));
    watch.observe(document.body, { childList: true, characterData: true, subtree: true });
    await userEvent.click(dialog.getByRole('button', { name: 'Recusar' }));
    await expectMessage('Requisição recusada');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    watch.disconnect();
    await expect(said).not.toHaveBeenCalledWith(true); // the own observation is no change by others
  },
});

/** It was approved meanwhile: the dialog closes, and it is said why (RQF-047, D7). */
export const RefusalTooLate = meta.story({
  args: { path: validationPath },
  beforeEach({ msw }) {
    let isOutdated = false;
    msw.use(
      gatewayHttp.get('/api/produtos/requisicoes/{requisicaoId}', ({ response }) =>
        response(200).json(
          isOutdated ? answer({ status: 'Aprovado' }) : { requisicao: requisition, assinaturasArquivos: [] },
        ),
      ),
      gatewayHttp.put('/api/produtos/backoffice/requisicoes/{requisicaoId}/recusar', ({ response }) => {
        isOutdated = true;
        return response(409).json(errorBody('O registro foi alterado por outra pessoa.'));
      }),
    );
  },
  play: async (actor) => {
    const { canvas, userEvent } = actor;
    await press(actor, 'Recusar');
    const dialog = within(await screen.findByRole('dialog', { name: 'Recusar Requisição' }));
    await userEvent.type(dialog.getByRole('textbox'), 'Prazo curto');
    await userEvent.click(dialog.getByRole('button', { name: 'Recusar' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Ler novamente' }));
    await expectMessage('A requisição já foi aprovada');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

/** It is validated with the validator's observation alone beside what the log records (RQF-064, RQF-071, RQF-073). */
export const Validated = meta.story({
  args: { path: validationPath },
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.put('/api/produtos/requisicoes/{requisicaoId}/validador', async ({ request, response }) => {
        const body = await request.json();
        if ('gestorId' in body || body.observacoesValidador !== 'Prazo combinado')
          return response(400).json(errorBody('Recusado'));
        return response(200).json(answer({ status: 'Validado' }));
      }),
    );
  },
  play: async (actor) => {
    await actor.userEvent.type(await field(actor, /^Observações do validador/), 'Prazo combinado');
    await decide(actor, 'Validar');
    await expectMessage('Requisição atualizada e validada');
  },
});

/** A file that arrived meanwhile is shown first: only the next press validates (RQF-032, D7). */
export const FileArrived = meta.story({
  args: { path: validationPath },
  beforeEach({ msw }) {
    const file = { documentoId: 31, nomeOriginal: 'proposta.pdf' };
    const newer = { ...requisition, versao: 4, documentos: [file] };
    const signed = {
      documentoId: 31,
      nomeArquivo: file.nomeOriginal,
      url: '/arquivos/31',
      dataCriacao: null,
    };
    let arrived = false;
    msw.use(
      gatewayHttp.get('/api/produtos/requisicoes/{requisicaoId}', ({ response }) =>
        response(200).json(
          arrived
            ? { requisicao: newer, assinaturasArquivos: [signed] }
            : { requisicao: requisition, assinaturasArquivos: [] },
        ),
      ),
      gatewayHttp.put('/api/produtos/requisicoes/{requisicaoId}/validador', ({ request, response }) => {
        arrived = true;
        return request.headers.get('If-Match') === '"4"'
          ? response(200).json(answer({ versao: 5, status: 'Validado' }))
          : response(409).json(errorBody('O registro foi alterado por outra pessoa.'));
      }),
    );
  },
  play: async (actor) => {
    const remarks = await field(actor, /^Observações do validador/);
    await actor.userEvent.type(remarks, 'Prazo combinado');
    await decide(actor, 'Validar');
    await expectMessage('Os anexos foram alterados por outra pessoa. Confira-os antes de continuar.');
    await expect(await actor.canvas.findByText('proposta.pdf')).toBeVisible();
    await expect(remarks).toHaveValue('Prazo combinado');
    await decide(actor, 'Validar');
    await expectMessage('Requisição atualizada e validada');
  },
});

/** What the gateway has stored, as somebody else saves it while a question is open. */
let stored = answer({});

/** Another version comes while the question is open: the question closes and says so, and nothing is sent (D7). */
export const ChangedWhileAsking = meta.story({
  args: { path: validationPath },
  beforeEach({ msw }) {
    stored = answer({ versao: 3 });
    sentSaves = 0;
    msw.use(
      gatewayHttp.get('/api/produtos/requisicoes/{requisicaoId}', ({ response }) =>
        response(200).json(stored),
      ),
      gatewayHttp.put('/api/produtos/requisicoes/{requisicaoId}/validador', ({ response }) => {
        sentSaves += 1;
        return response(200).json(answer({ versao: 5, status: 'Validado' }));
      }),
    );
  },
  play: async (actor) => {
    const { canvas } = actor;
    await acts(actor);
    await press(actor, 'Validar');
    const question = await screen.findByRole('dialog', { name: /^Validar requisição$/i });
    stored = answer({ valorRequisicao: 100_000 });
    readOldAgain();
    await expectMessage('A requisição mudou enquanto você decidia. Confira de novo antes de decidir.');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(canvas.getByText(/Este registro mudou: .*Valor solicitado/)).toBeVisible();
    await expect(await field(actor, /^Valor solicitado/)).toHaveValue('100.000,00');
    await expect(sentSaves).toBe(0);
    await decide(actor, 'Validar');
    await expectMessage('Requisição atualizada e validada');
  },
});

/** Another version comes while a refusal is written: it is refused as it was asked about, which the gateway does not take (D7). */
export const ChangedWhileRefusing = meta.story({
  args: { path: validationPath },
  beforeEach({ msw }) {
    stored = answer({ versao: 3 });
    msw.use(
      gatewayHttp.get('/api/produtos/requisicoes/{requisicaoId}', ({ response }) =>
        response(200).json(stored),
      ),
      gatewayHttp.put(
        '/api/produtos/backoffice/requisicoes/{requisicaoId}/recusar',
        ({ request, response }) =>
          request.headers.get('If-Match') === '"3"'
            ? response(409).json(errorBody('O registro foi alterado por outra pessoa.'))
            : response(200).json(answer({ versao: 5, status: 'Recusado' })),
      ),
    );
  },
  play: async (actor) => {
    const { userEvent } = actor;
    await acts(actor);
    await press(actor, 'Recusar');
    const dialog = within(await screen.findByRole('dialog', { name: 'Recusar Requisição' }));
    await userEvent.type(dialog.getByRole('textbox'), 'Prazo curto');
    stored = answer({ valorRequisicao: 100_000 });
    readOldAgain();
    await waitFor(async () => expect(await field(actor, /^Valor solicitado/)).toHaveValue('100.000,00'));
    await userEvent.click(dialog.getByRole('button', { name: 'Recusar' }));
    await expect(await dialog.findByRole('button', { name: 'Ler novamente' })).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue('Prazo curto');
  },
});

/** The director approves a validated one (RQF-005, RQF-044, RQF-074). */
export const Approve = meta.story({
  args: { path: approvalPath, session: staff('Diretoria') },
  beforeEach({ msw }) {
    msw.use(inStatus('Validado', { observacoesValidador: 'Prazo combinado' }));
  },
  play: async (actor) => {
    await expect(await acts(actor)).toEqual(['Voltar', 'Recusar', 'Aprovar']);
    await expect(fact(actor.canvas, 'Observações do validador')).toHaveTextContent('Prazo combinado');
    await expect(await field(actor, /^Observações do diretor/)).toBeEnabled();
  },
});

Approve.test('is opened again where it can be decided (D29)', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Requisitar' }));
  await canvas.findByRole('heading', { level: 1, name: 'Requisitar compra' });
  await userEvent.keyboard('{Control>}k{/Control}');
  const recent = within(
    await screen.findByRole('group', { name: 'Abertos recentemente' }, { timeout: 5_000 }),
  );
  await userEvent.click(recent.getByRole('option', { name: /Requisição 4012/ }));
  await expect(await canvas.findByRole('button', { name: 'Aprovar' }, { timeout: 5_000 })).toBeVisible();
});

/** It is approved and says so (RQF-065, RQF-068, RQF-072). */
export const Approved = meta.story({
  args: { path: approvalPath, session: staff('Diretoria') },
  beforeEach({ msw }) {
    msw.use(
      inStatus('Validado'),
      gatewayHttp.put('/api/produtos/requisicoes/{requisicaoId}/diretor', async ({ request, response }) => {
        const { observacoesDiretor } = await request.json();
        return observacoesDiretor === 'De acordo'
          ? response(200).json(answer({ status: 'Aprovado' }))
          : response(400).json(errorBody('Recusado'));
      }),
    );
  },
  play: async (actor) => {
    await actor.userEvent.type(await field(actor, /^Observações do diretor/), 'De acordo');
    await decide(actor, 'Aprovar');
    await expectMessage('Requisição atualizada e aprovada');
  },
});

Approve.test(
  'asks first, so that no second press opens anything of the list',
  async ({ canvas, userEvent }) => {
    const approve = canvas.getByRole('button', { name: 'Aprovar' });
    approve.focus();
    await userEvent.keyboard('{Enter}');
    const question = await screen.findByRole('dialog', { name: 'Aprovar Requisição' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(approve).toHaveFocus();
  },
);

/** The gateway says who may not approve (RQF-076). */
export const NotPermitted = meta.story({
  args: { path: approvalPath, session: staff('Diretoria') },
  beforeEach({ msw }) {
    msw.use(
      inStatus('Validado'),
      gatewayHttp.put('/api/produtos/requisicoes/{requisicaoId}/diretor', ({ response }) =>
        response(400).json(errorBody('Você não tem permissão de usuário para aprovar')),
      ),
    );
  },
  play: async (actor) => {
    await acts(actor);
    await decide(actor, 'Aprovar');
    await expectMessage('Você não tem permissão de usuário para aprovar');
  },
});

/** Somebody else saved first: old and new term stand beside each other, and what was typed stays (D7). */
export const Conflict = meta.story({
  beforeEach({ msw }) {
    let saved = false;
    const { prazoCompra } = requisition;
    const theirs = {
      ...requisition,
      versao: 4,
      prazoCompra: { ...prazoCompra, vencimento2: dayFromNow(75) },
    };
    msw.use(
      gatewayHttp.get('/api/produtos/requisicoes/{requisicaoId}', ({ response }) =>
        response(200).json({ requisicao: saved ? theirs : requisition, assinaturasArquivos: [] }),
      ),
      gatewayHttp.put('/api/produtos/requisicoes/{requisicaoId}/requisitante', ({ request, response }) => {
        saved = true;
        return request.headers.get('If-Match') === '"4"'
          ? response(200).json({ requisicao: { ...theirs, versao: 5 }, assinaturasArquivos: [] })
          : response(409).json(errorBody('O registro foi alterado por outra pessoa.'));
      }),
    );
  },
  play: async (actor) => {
    await actor.userEvent.type(await field(actor, /^Observações/), ', urgente');
    await press(actor, 'Salvar');
    const dialog = within(await screen.findByRole('dialog', { name: 'Registro alterado por outra pessoa' }));
    await expect(dialog.getByText('Prazo de compra')).toBeVisible();
    await actor.userEvent.click(dialog.getByRole('button', { name: 'Manter o que digitei' }));
    await expectMessage('Requisição atualizada');
  },
});

/** Refused while it was edited: that is said first, and the save says that it asks again (D7, SM-5). */
export const RefusedWhileEdited = meta.story({
  beforeEach({ msw }) {
    sentSaves = 0;
    const refused = answer({ status: 'Recusado', observacoesValidador: 'Prazo longo demais' });
    msw.use(
      gatewayHttp.get('/api/produtos/requisicoes/{requisicaoId}', ({ response }) =>
        response(200).json(sentSaves > 0 ? refused : { requisicao: requisition, assinaturasArquivos: [] }),
      ),
      gatewayHttp.put('/api/produtos/requisicoes/{requisicaoId}/requisitante', ({ request, response }) => {
        sentSaves += 1;
        return request.headers.get('If-Match') === '"4"'
          ? response(200).json(answer({ versao: 5 }))
          : response(409).json(errorBody('O registro foi alterado por outra pessoa.'));
      }),
    );
  },
  play: async (actor) => {
    await actor.userEvent.type(await field(actor, /^Observações/), ', urgente');
    await press(actor, 'Salvar');
    const dialog = within(await screen.findByRole('dialog', { name: 'Registro alterado por outra pessoa' }));
    const notice = dialog.getByRole('group', { name: 'A requisição foi recusada: Prazo longo demais' });
    await expect(notice).toHaveTextContent('Salvar envia de novo para validação.');
    await expect(dialog.queryByRole('button', { name: 'Manter o que digitei' })).not.toBeInTheDocument();
    await expect(sentSaves).toBe(1);
    await actor.userEvent.click(dialog.getByRole('button', { name: 'Salvar e requisitar de novo' }));
    await expectMessage('Requisição atualizada');
  },
});

/** Of a refused one the reason stands beside the status, that of the director too (RQF-047, RQA-021). */
export const RefusedReason = meta.story({
  beforeEach({ msw }) {
    msw.use(
      inStatus('Recusado', {
        observacoesValidador: 'Combinado',
        observacoesDiretor: 'Prazo fora da política',
      }),
    );
  },
  play: async ({ canvas }) => {
    const title = await canvas.findByText('Requisição recusada');
    await expect(title).toBeVisible();
    await expect(canvas.getByText('Motivo da recusa: Prazo fora da política')).toBeVisible();
  },
});

/** Validated on top of what somebody else saved first: that counts as saved, and the page goes on (D7, PRD-013). */
export const ValidatedOverOthers = meta.story({
  args: { path: validationPath },
  beforeEach({ msw }) {
    let saved = false;
    const terms = { ...requisition.prazoCompra, vencimento2: dayFromNow(75) };
    msw.use(
      gatewayHttp.get('/api/produtos/requisicoes/{requisicaoId}', ({ response }) =>
        response(200).json(
          saved ? answer({ prazoCompra: terms }) : { requisicao: requisition, assinaturasArquivos: [] },
        ),
      ),
      gatewayHttp.put('/api/produtos/requisicoes/{requisicaoId}/validador', ({ request, response }) => {
        saved = true;
        return request.headers.get('If-Match') === '"4"'
          ? response(200).json(answer({ versao: 5, status: 'Validado', prazoCompra: terms }))
          : response(409).json(errorBody('O registro foi alterado por outra pessoa.'));
      }),
      gatewayHttp.get('/api/produtos/requisicoes', never),
    );
  },
  play: async (actor) => {
    await actor.userEvent.type(await field(actor, /^Observações do validador/), 'Prazo combinado');
    await decide(actor, 'Validar');
    const dialog = within(await screen.findByRole('dialog', { name: 'Registro alterado por outra pessoa' }));
    await actor.userEvent.click(dialog.getByRole('button', { name: 'Manter o que digitei' }));
    await expectMessage('Requisição atualizada e validada');
    await waitFor(() =>
      expect(actor.canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Validar requisições'),
    );
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
});

/** Somebody else refused it first: nothing is asked, for it can no longer be approved; what was typed stays to be read (D7, SM-5). */
export const RefusedMeanwhile = meta.story({
  args: { path: approvalPath, session: staff('Diretoria') },
  beforeEach({ msw }) {
    sentSaves = 0;
    const refused = answer({ status: 'Recusado', observacoesDiretor: 'Prazo curto' });
    const validated = {
      requisicao: { ...requisition, status: 'Validado' as const },
      assinaturasArquivos: [],
    };
    msw.use(
      gatewayHttp.get('/api/produtos/requisicoes/{requisicaoId}', ({ response }) =>
        response(200).json(sentSaves > 0 ? refused : validated),
      ),
      gatewayHttp.put('/api/produtos/requisicoes/{requisicaoId}/diretor', ({ response }) => {
        sentSaves += 1;
        return response(409).json(errorBody('O registro foi alterado por outra pessoa.'));
      }),
    );
  },
  play: async (actor) => {
    const { canvas } = actor;
    await actor.userEvent.type(await field(actor, /^Observações do diretor/), 'De acordo');
    await decide(actor, 'Aprovar');
    await expect(
      await canvas.findByText('Somente leitura: A requisição foi recusada', {}, { timeout: 5_000 }),
    ).toBeVisible();
    await expectMessage('A requisição foi recusada');
    const unsent = await canvas.findByRole('group', { name: 'O que você digitou não foi salvo' });
    await expect(fact(within(unsent), 'Observações do diretor')).toHaveTextContent('De acordo');
    await waitFor(() => {
      const { top, bottom } = unsent.getBoundingClientRect();
      expect(top).toBeGreaterThan(0);
      expect(bottom).toBeLessThan(window.innerHeight);
    });
    await expect(canvas.getByText('Prazo curto')).toBeVisible();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(sentSaves).toBe(1);
  },
});

/** Somebody else deleted it first: the page says so in place of the form, and leads back to the list. */
export const DeletedMeanwhile = meta.story({
  beforeEach({ msw }) {
    let isGone = false;
    const gone = errorBody('Registro não encontrado');
    msw.use(
      gatewayHttp.get('/api/produtos/requisicoes/{requisicaoId}', ({ response }) =>
        isGone
          ? response(404).json(gone)
          : response(200).json({ requisicao: requisition, assinaturasArquivos: [] }),
      ),
      gatewayHttp.put('/api/produtos/requisicoes/{requisicaoId}/requisitante', ({ response }) => {
        isGone = true;
        return response(404).json(gone);
      }),
    );
  },
  play: async (actor) => {
    const { canvas } = actor;
    await actor.userEvent.type(await field(actor, /^Observações/), ', urgente');
    await press(actor, 'Salvar');
    await expectMessage('A requisição foi excluída por outra pessoa. Volte à lista.');
    await expect(await canvas.findByText('Registro não encontrado', {}, { timeout: 5_000 })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Salvar' })).not.toBeInTheDocument();
    await actor.userEvent.click(canvas.getByRole('link', { name: 'Voltar' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Consultar requisições'),
    );
  },
});

/** Long names, six due dates and many suggestions. */
export const LongContent = meta.story({
  beforeEach({ msw }) {
    const days = [40, 70, 100, 130, 160, 190];
    const dates = days.map((day, index) => [`vencimento${index + 1}`, dayFromNow(day)] as const);
    const values = days.map((_, index) => [`valorVencimento${index + 1}`, 166_666_666_666.66] as const);
    msw.use(
      inStatus('Requisitado', {
        fornecedor: 'INDÚSTRIA PAULISTA DE UTILIDADES DOMÉSTICAS, ALIMENTOS E PRODUTOS DE LIMPEZA S.A.',
        nomeGestor: 'MARIA APARECIDA DE ALBUQUERQUE CAVALCANTI E VASCONCELOS',
        valorRequisicao: 999_999_999_999.99,
        divisoes: Array.from({ length: 12 }, (_, index) => ({
          id: index + 1,
          descricao: `DIVISÃO ${index + 1}`,
        })),
        sugestoes: Array.from({ length: 20 }, (_, index) => ({
          sugestaoId: 90_000 + index,
          valorSugestao: 49_999_999_999.99,
          dataVencimento: dayFromNow(40 + index),
        })),
        observacoes: 'Reposição para o Natal. '.repeat(40),
        prazoCompra: {
          ...requisition.prazoCompra,
          ...Object.fromEntries(dates),
          ...Object.fromEntries(values),
        },
      }),
    );
  },
});

/** On its way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get('/api/produtos/requisicoes/{requisicaoId}', never));
  },
});

/** It cannot be read: the message of the gateway (RQF-057). */
export const ErrorState = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos/requisicoes/{requisicaoId}', ({ response }) =>
        response(404).json(errorBody('Registro não encontrado')),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Registro não encontrado')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Salvar' })).not.toBeInTheDocument();
  },
});

/** By the keyboard alone: the type by arrows, a pattern by Enter, the save by Enter in a field. */
export const Keyboard = meta.story({
  play: async (actor) => {
    const { canvas, userEvent } = actor;
    await acts(actor);
    canvas.getByRole('radio', { name: 'Parcelado' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Padrão' })).toBeChecked();
    canvas.getByRole('button', { name: '30/60/90' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('radio', { name: 'Parcelado' })).toBeChecked();
    await expect(await field(actor, /^Valor 3/)).toHaveValue('3.333,35');
  },
});

/** On a telephone, to validate. */
export const Narrow = meta.story({
  args: { path: validationPath },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});
