import { emptyForm, href, proposeTerms, requisitionPageFields } from '@portal/domain';
import { formatDate } from '@portal/formats';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectPressable } from '#storybook/expectPressable.ts';
import preview from '#storybook/preview';
import { errorBody, gatewayHttp, meta as listMeta } from '../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../shared/stories/people.ts';
import { readOldAgain } from '../../../shared/stories/readOldAgain.ts';
import { storyFile } from '../../../shared/stories/registrationGateway.ts';
import { pageParameters, renderPortal } from '../../../shared/stories/renderPortal.tsx';
import { requisitionRow } from '../../../shared/stories/requisitionLists.ts';
import {
  dayFromNow,
  newRequisitionDraft,
  readsRequisition,
  readsTerms,
  requisition,
  requisitionFormLists,
  supplierTerms,
} from '../../../shared/stories/requisitions.ts';
import type { StoryActor } from '../../../shared/stories/StoryActor.ts';
import { recordsOfRequisition, requisitionToForm } from './storedRequisition.ts';

const TERMS_PATH = '/api/produtos/requisicoes/prazo/fornecedores/{fornecedorId}';

/** Calls for what belongs to a supplier. */
let asked: string[] = [];

const meta = preview.meta({
  title: 'Pages/Requisitar compra',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: href('requisition-form'), session: staff('Comercial') },
  render: renderPortal,
  beforeEach({ msw }) {
    msw.use(readsRequisition(requisition), ...requisitionFormLists);
  },
});

const field = ({ canvas }: Pick<StoryActor, 'canvas'>, name: RegExp) =>
  canvas.findByLabelText(name, { selector: 'input' }, { timeout: 5_000 });

async function choose(actor: StoryActor, label: RegExp, option: string) {
  await actor.userEvent.click(await field(actor, label));
  await actor.userEvent.click(await screen.findByRole('option', { name: option }));
}

async function type(actor: StoryActor, label: RegExp, text: string) {
  const input = await field(actor, label);
  await actor.userEvent.clear(input);
  await actor.userEvent.type(input, text);
  await actor.userEvent.tab();
}

const digits = (date: string) => formatDate(date).replaceAll('/', '');
const press = async ({ canvas, userEvent }: StoryActor, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const chooseSupplier = (actor: StoryActor) => choose(actor, /^Fornecedor/, '7012 - PANELAS DA SERRA');

/** Billing date and value of a requisition of R$ 10.000,01. */
async function bill(actor: StoryActor) {
  await type(actor, /^Data de faturamento/, digits(dayFromNow(10)));
  await type(actor, /^Valor solicitado/, '1000001');
}

/** A new one, nothing filled in (RQF-001, RQF-012, RQF-040, RQF-042, RQP-003). */
export const Default = meta.story();

Default.test('starts as Padrão with the special release, and has two buttons', async (actor) => {
  const { canvas } = actor;
  await expect(await field(actor, /^Gestor/)).toHaveValue('');
  await expect(canvas.getByRole('checkbox', { name: 'Liberação especial' })).toBeChecked();
  await expect(canvas.getByRole('radio', { name: 'Padrão' })).toBeChecked();
  const acts = within(canvas.getByRole('group', { name: 'Ações do formulário' }));
  await expect(acts.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Cancelar',
    'Requisitar',
  ]);
  await expect(canvas.queryByText('Observações do validador')).not.toBeInTheDocument();
});

Default.test('says of each field what is missing, and one general message (RQF-055)', async (actor) => {
  const { canvas } = actor;
  await press(actor, 'Requisitar');
  await expect(await screen.findByText('Preencha todos os campos obrigatórios')).toBeVisible();
  for (const text of [
    'Selecione um gestor',
    'Selecione uma liberação',
    'Selecione um fornecedor',
    'Fornecedor está sem prazo de cadastro no Sistema de Compras',
  ])
    await expect(canvas.getByText(text)).toBeVisible();
  await waitFor(async () => expect(await field(actor, /^Gestor/)).toHaveFocus());
});

Default.test('says nothing of what a supplier fills in while it is read and after', async (actor) => {
  const read = Promise.withResolvers<void>();
  actor.msw.use(
    gatewayHttp.get(TERMS_PATH, async ({ response }) => {
      await read.promise;
      return response(200).json({ dados: supplierTerms });
    }),
  );
  await press(actor, 'Requisitar');
  await screen.findByText('Preencha todos os campos obrigatórios');
  await expect(await field(actor, /^Prazo de cadastro/)).toBeInvalid();
  await bill(actor);
  await chooseSupplier(actor);
  await waitFor(async () => expect(await field(actor, /^Prazo de cadastro/)).toBeValid());
  read.resolve();
  for (const [name, value] of [
    [/^Prazo de cadastro/, '30/60'],
    [/^Grupo de divisão/, 'BAZAR'],
    [/^Vencimento 1/, formatDate(dayFromNow(40))],
  ] as const) {
    await waitFor(async () => expect(await field(actor, name)).toHaveValue(value));
    await waitFor(async () => expect(await field(actor, name)).toBeValid());
  }
});

Default.test('requires divisions only for Divisão (RQF-016)', async (actor) => {
  await choose(actor, /^Tipo de liberação/, 'Divisão');
  await expect(await field(actor, /^Divisão/)).toBeRequired();
  await press(actor, 'Requisitar');
  await expect(await actor.canvas.findByText('Selecione as divisões')).toBeVisible();
  await choose(actor, /^Tipo de liberação/, 'Fornecedor');
  await expect(await field(actor, /^Divisão/)).not.toBeRequired();
});

/** The terms of the supplier are proposed: due dates after the billing, equal parts, the cents in the last (G-30). */
export const Proposed = meta.story({
  beforeEach({ msw }) {
    asked = [];
    const note = ({ request }: { request: Request }) => {
      const { pathname, searchParams } = new URL(request.url);
      asked.push(`${pathname} ${searchParams.get('fornecedorId')}`);
    };
    // Only looked at: the handlers of the page answer.
    msw.use(
      gatewayHttp.get('/api/produtos/divisoes', note),
      gatewayHttp.get('/api/produtos/grupo-divisoes', note),
    );
  },
  play: async (actor) => {
    await expect(await field(actor, /^Prazo de cadastro/)).toHaveValue('-');
    await chooseSupplier(actor);
    await bill(actor);
    await expect(await field(actor, /^Prazo de cadastro/)).toHaveValue('30/60');
    await expect(await field(actor, /^Grupo de divisão/)).toHaveValue('BAZAR');
    await expect(await field(actor, /^Vencimento 1/)).toHaveValue(formatDate(dayFromNow(40)));
    await expect(await field(actor, /^Valor 2/)).toHaveValue('5.000,01');
    await expect(actor.canvas.getByText('As parcelas somam o valor solicitado')).toBeVisible();
  },
});

Proposed.test(
  'says to the cent what is missing, and never more than the value (RQP-024, C-7)',
  async (actor) => {
    await type(actor, /^Valor 2/, '500000');
    await expect(await actor.canvas.findByText(/^Faltam R\$\s0,01/)).toBeVisible();
    await type(actor, /^Valor 2/, '999999');
    await expect(await field(actor, /^Valor 2/)).toHaveValue('5.000,01');
    await expect(actor.canvas.getByText(/^Limitado a R\$\s5\.000,01/)).toBeVisible();
  },
);

Proposed.test('closes days before the bound and says why (RQP-015 to RQP-017)', async (actor) => {
  await type(actor, /^Vencimento 1/, digits(dayFromNow(9)));
  await expect(
    await actor.canvas.findByText(/Não é permitido data anterior à data de faturamento/),
  ).toBeVisible();
  await type(actor, /^Vencimento 1/, digits(dayFromNow(-1)));
  await expect(await actor.canvas.findByText('Não é permitido data anterior a hoje')).toBeVisible();
});

Proposed.test('a later first date empties the ones that it overtakes (C-9)', async (actor) => {
  await type(actor, /^Vencimento 1/, digits(dayFromNow(90)));
  await waitFor(async () => expect(await field(actor, /^Vencimento 2/)).toHaveValue(''));
});

Proposed.test('another type clears what it does not have (RQP-010, RQP-011)', async (actor) => {
  const { canvas, userEvent } = actor;
  await userEvent.click(canvas.getByRole('radio', { name: 'Período' }));
  await expect(canvas.queryByLabelText(/^Vencimento 2/)).not.toBeInTheDocument();
  await type(actor, /^Do dia/, '31');
  await press(actor, 'Requisitar');
  await expect((await canvas.findAllByText('Informe um dia válido')).length).toBeGreaterThan(0);
  await userEvent.click(canvas.getByRole('radio', { name: 'Padrão' }));
  await expect(canvas.queryByLabelText(/^Do dia/)).not.toBeInTheDocument();
});

Proposed.test('a pattern fills due dates in equal parts', async (actor) => {
  await press(actor, '30/60/90');
  await expect(await field(actor, /^Vencimento 3/)).toHaveValue(formatDate(dayFromNow(100)));
  await expect(await field(actor, /^Valor 3/)).toHaveValue('3.333,35');
});

Proposed.test('a pattern follows the billing date until a due date is typed', async (actor) => {
  const bills = (days: number) => type(actor, /^Data de faturamento/, digits(dayFromNow(days)));
  await press(actor, '30/60/90');
  await bills(20);
  await waitFor(async () =>
    expect(await field(actor, /^Vencimento 3/)).toHaveValue(formatDate(dayFromNow(110))),
  );
  await type(actor, /^Vencimento 3/, digits(dayFromNow(120)));
  await bills(85);
  await expect(await field(actor, /^Vencimento 3/)).toHaveValue(formatDate(dayFromNow(120)));
  for (const name of [/^Vencimento 1/, /^Vencimento 2/])
    await waitFor(async () => expect(await field(actor, name)).toBeInvalid());
});

/** A supplier without divisions, group and terms: each with its message (RQF-019 to RQF-021). */
export const SupplierLacks = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos/divisoes', ({ response }) =>
        response(200).json({ divisoes: [], meta: listMeta(0) }),
      ),
      gatewayHttp.get('/api/produtos/grupo-divisoes', ({ response }) =>
        response(200).json({ grupoDivisoes: [], meta: listMeta(0) }),
      ),
      gatewayHttp.get(TERMS_PATH, ({ response }) => response(404).json(errorBody('Não encontrado'))),
    );
  },
  play: async (actor) => {
    await chooseSupplier(actor);
    for (const text of [
      'Nenhuma divisão foi encontrada para o fornecedor, revise o cadastro.',
      'Não foi encontrado um grupo de divisões para o fornecedor, revise o cadastro.',
      'Não foi encontrado um prazo cadastrado para o fornecedor, revise o cadastro.',
    ])
      await expect(await actor.canvas.findByText(text)).toBeVisible();
  },
});

/** The purchasing system does not answer in time; read again it does (RQP-028, RQP-029). */
export const TermsTimeout = meta.story({
  beforeEach({ msw }) {
    let asked = 0;
    msw.use(
      gatewayHttp.get(TERMS_PATH, ({ response }) => {
        asked += 1;
        return asked === 1
          ? response(504).json(errorBody('Tempo limite no legado para buscar prazo'))
          : response(200).json({ dados: supplierTerms });
      }),
    );
  },
  play: async (actor) => {
    await chooseSupplier(actor);
    const alert = within(await actor.canvas.findByRole('alert'));
    await expect(await alert.findByText('Tempo limite no legado para buscar prazo')).toBeVisible();
    await expect(await field(actor, /^Prazo de cadastro/)).toBeInvalid();
  },
});

TermsTimeout.test('is read again', async (actor) => {
  await press(actor, 'Tentar novamente');
  await waitFor(async () => expect(await field(actor, /^Prazo de cadastro/)).toHaveValue('30/60'));
  await expect(await field(actor, /^Prazo de cadastro/)).toBeValid();
});

let termsAsked = 0;

/** The terms that were read stay when they cannot be read again (RQP-028, RQP-029). */
export const TermsKept = meta.story({
  beforeEach({ msw }) {
    termsAsked = 0;
    msw.use(
      gatewayHttp.get(TERMS_PATH, ({ response }) => {
        termsAsked += 1;
        return termsAsked === 1
          ? response(200).json({ dados: supplierTerms })
          : response(504).json(errorBody('Tempo limite no legado para buscar prazo'));
      }),
    );
  },
  play: async (actor) => {
    const { canvas } = actor;
    await chooseSupplier(actor);
    await waitFor(async () => expect(await field(actor, /^Prazo de cadastro/)).toHaveValue('30/60'));
    readOldAgain();
    await waitFor(() => expect(termsAsked).toBe(2));
    await expect(await canvas.findByText('Vem do sistema de compras')).toBeVisible();
    await expect(await field(actor, /^Prazo de cadastro/)).toHaveValue('30/60');
    await expect(await field(actor, /^Prazo de cadastro/)).toBeValid();
  },
});

/** Two suppliers have the same only group: it is taken at each choice, also when both are known (RQF-018). */
export const SameGroup = meta.story({
  play: async (actor) => {
    const group = async () => expect(await field(actor, /^Grupo de divisão/)).toHaveValue('BAZAR');
    for (const supplier of ['7012 - PANELAS DA SERRA', '7013 - MONTE CLARO', '7012 - PANELAS DA SERRA']) {
      await choose(actor, /^Fornecedor/, supplier);
      await waitFor(group);
    }
  },
});

/** The supplier has terms without a text, which block the requisition (RQF-025, RQP-031). */
export const BlankTerms = meta.story({
  beforeEach({ msw }) {
    msw.use(readsTerms({ ...supplierTerms, prazosCadastro: '' }));
  },
  play: async (actor) => {
    await chooseSupplier(actor);
    await expect(
      await actor.canvas.findByText('Fornecedor está sem prazo de cadastro no Sistema de Compras'),
    ).toBeVisible();
  },
});

const { fornecedorId, dataCompraInicial, valorRequisicao } = requisition;
const sameAsThis = { fornecedorId, dataCompraInicial, valorRequisicao };

/** Another requisition of the same supplier, value and week is named before a second one is asked for. */
export const Repeated = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos/requisicoes', ({ response }) =>
        response(200).json({
          requisicoes: [requisitionRow(0, { ...sameAsThis, id: 3999 })],
          meta: listMeta(1),
        }),
      ),
    );
  },
  play: async (actor) => {
    await chooseSupplier(actor);
    await bill(actor);
    await expect(await actor.canvas.findByRole('link', { name: /Requisição 3999/ })).toBeVisible();
  },
});

/** What was typed in an earlier visit is offered, with its payment term and dates that are half typed (D11). */
export const Draft = meta.story({
  args: {
    drafts: newRequisitionDraft({
      valorRequisicao: 99.5,
      dataCompraInicial: '12/0',
      prazoCompra: {
        ...emptyForm(requisitionPageFields).prazoCompra,
        tipoPrazo: 'Parcelado',
        vencimento1: dayFromNow(40),
        vencimento2: '2',
      },
    }),
  },
  play: async (actor) => {
    await press(actor, 'Recuperar o que você digitou');
    await expect(await field(actor, /^Valor solicitado/)).toHaveValue('99,50');
    await expect(await field(actor, /^Vencimento 1/)).toHaveValue(formatDate(dayFromNow(40)));
    await expect(await field(actor, /^Vencimento 2/)).toHaveValue('2');
    await expect(await field(actor, /^Data de faturamento/)).toHaveValue('12/0');
  },
});

/** What the supplier's terms proposed before a reload is a proposal still: it follows the billing date (D11, G-30). */
export const DraftOfProposal = meta.story({
  args: {
    drafts: newRequisitionDraft(
      {
        ...{ fornecedorId, dataCompraInicial, valorRequisicao },
        prazosCadastro: supplierTerms.prazosCadastro,
        prazoCompra: proposeTerms(supplierTerms, { billing: dataCompraInicial, total: valorRequisicao }),
      },
      recordsOfRequisition(requisition),
    ),
  },
  play: async (actor) => {
    await press(actor, 'Recuperar o que você digitou');
    await expect(await field(actor, /^Vencimento 1/)).toHaveValue(formatDate(dayFromNow(40)));
    await actor.canvas.findByText('Vem do sistema de compras');
    await type(actor, /^Data de faturamento/, digits(dayFromNow(18)));
    await waitFor(async () =>
      expect(await field(actor, /^Vencimento 1/)).toHaveValue(formatDate(dayFromNow(48))),
    );
    await expect(await field(actor, /^Vencimento 2/)).toHaveValue(formatDate(dayFromNow(78)));
  },
});

/** Files are not kept: those that have to be chosen again are named, with the draft and after it was restored (D11). */
export const DraftWithFiles = meta.story({
  args: {
    drafts: {
      ...newRequisitionDraft({ valorRequisicao: 99.5 }),
      'requisition-form:attachments': ['pedido.pdf', 'tabela.pdf'],
    },
  },
  play: async (actor) => {
    const { canvas, userEvent } = actor;
    const missing = 'Anexos precisam ser escolhidos outra vez: pedido.pdf, tabela.pdf';
    await expect(await canvas.findByText(missing, {}, { timeout: 5_000 })).toBeVisible();
    await press(actor, 'Recuperar o que você digitou');
    const status = (await canvas.findByText(missing)).closest('[role="status"]');
    await expect(status).toBeVisible();
    const input = canvas.getByLabelText('Anexos', { selector: 'input' });
    await userEvent.upload(input, storyFile('pedido.pdf'));
    await expect(
      await canvas.findByText('Anexos precisam ser escolhidos outra vez: tabela.pdf'),
    ).toBeVisible();
    await userEvent.upload(input, storyFile('tabela.pdf'));
    await waitFor(() => expect(status).toBeEmptyDOMElement());
  },
});

/** Files alone were chosen before a reload: they are named too. */
export const LeftFiles = meta.story({
  args: { drafts: { 'requisition-form:attachments': ['pedido.pdf'] } },
  play: async ({ canvas }) => {
    const text = await canvas.findByText(
      'Anexos precisam ser escolhidos outra vez: pedido.pdf',
      {},
      { timeout: 5_000 },
    );
    await expect(text.closest('[role="status"]')).toBeVisible();
  },
});

/** The remarks of each call that reached the gateway. */
let remarks: string[] = [];

/** The answer of a creation was lost and something was edited since: the one that was stored is saved so, no second is created (D23). */
export const EditedAfterLostAnswer = meta.story({
  args: {
    drafts: newRequisitionDraft(requisitionToForm(requisition), recordsOfRequisition(requisition)),
  },
  beforeEach({ msw }) {
    remarks = [];
    let first: string | null | undefined;
    msw.use(
      gatewayHttp.post('/api/produtos/requisicoes', async ({ request, response }) => {
        const { observacoes } = await request.json();
        remarks.push(`POST ${observacoes}`);
        if (first === undefined) {
          first = observacoes;
          return response.untyped(Response.error());
        }
        return observacoes === first
          ? response(201).json({ requisicao: requisition, assinaturasArquivos: [] })
          : response(422).json(errorBody('Este envio já foi gravado, com outros dados.'));
      }),
      gatewayHttp.put(
        '/api/produtos/requisicoes/{requisicaoId}/requisitante',
        async ({ params, request, response }) => {
          const { observacoes = null } = await request.json();
          remarks.push(`PUT ${params.requisicaoId} ${request.headers.get('If-Match')} ${observacoes}`);
          return response(200).json({
            requisicao: { ...requisition, versao: 4, observacoes },
            assinaturasArquivos: [],
          });
        },
      ),
    );
  },
  play: async (actor) => {
    const { canvas, userEvent } = actor;
    await press(actor, 'Recuperar o que você digitou');
    await press(actor, 'Requisitar');
    await waitFor(() => expect(remarks).toHaveLength(1));
    const remark = await canvas.findByRole('textbox', { name: /^Observações/ });
    await userEvent.type(remark, ', urgente');
    await waitFor(() => expectPressable(canvas.getByRole('button', { name: 'Requisitar' })));
    await press(actor, 'Requisitar');
    await canvas.findByRole('heading', { level: 1, name: 'Requisição 4012' }, { timeout: 5_000 });
    const [stored, edited] = ['Reposição para o Natal', 'Reposição para o Natal, urgente'];
    await expect(remarks).toEqual([
      `POST ${stored}`,
      `POST ${edited}`,
      `POST ${stored}`,
      `PUT 4012 "3" ${edited}`,
    ]);
  },
});

let created = Promise.withResolvers<void>();

/**
 * What is typed and attached while a requisition is created goes on in its form, and leaves no draft of another one: it would be
 * bought twice (D11, D23, PRD-013).
 */
export const TypedWhileCreating = meta.story({
  args: {
    drafts: newRequisitionDraft(requisitionToForm(requisition), recordsOfRequisition(requisition)),
  },
  beforeEach({ msw }) {
    created = Promise.withResolvers();
    msw.use(
      gatewayHttp.post('/api/produtos/requisicoes', async ({ response }) => {
        await created.promise;
        return response(201).json({ requisicao: requisition, assinaturasArquivos: [] });
      }),
    );
  },
  play: async (actor) => {
    const { canvas, userEvent } = actor;
    await press(actor, 'Recuperar o que você digitou');
    await press(actor, 'Requisitar');
    const remark = await canvas.findByRole('textbox', { name: /^Observações/ });
    await userEvent.type(remark, ', e para a Páscoa');
    await userEvent.upload(canvas.getByLabelText('Anexos', { selector: 'input' }), storyFile('pedido.pdf'));
    remark.focus();
    await expect(window.scrollY).toBeGreaterThan(0);
    created.resolve();
    await canvas.findByRole('heading', { level: 1, name: 'Requisição 4012' });
    const { top } = remark.getBoundingClientRect();
    await expect(top > 0 && top < window.innerHeight).toBe(true);
    await expect(remark).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: /^Observações/ })).toHaveDisplayValue(
      /, e para a Páscoa$/i,
    );
    await expect(canvas.getByText('pedido.pdf')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Requisitar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sim, sair sem salvar' }));
    await canvas.findByRole('heading', { level: 1, name: 'Requisitar compra' });
    await expect(canvas.queryByRole('button', { name: 'Recuperar o que você digitou' })).toBeNull();
  },
});

/** The draft of another requisition, which the user has passed over, is not offered over the one that was created (D11, D23). */
export const CreatedOverDraft = meta.story({
  args: {
    drafts: newRequisitionDraft({ valorRequisicao: 99.5 }),
  },
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.post('/api/produtos/requisicoes', ({ response }) =>
        response(201).json({ requisicao: requisition, assinaturasArquivos: [] }),
      ),
    );
  },
  play: async (actor) => {
    const { canvas } = actor;
    await canvas.findByRole('button', { name: 'Recuperar o que você digitou' });
    await choose(actor, /^Gestor/, 'ADRIANA MOURA');
    await choose(actor, /^Tipo de liberação/, 'Fornecedor');
    await chooseSupplier(actor);
    await bill(actor);
    await type(actor, /^Data conta corrente/, digits(dayFromNow(-3)));
    await type(actor, /^Saldo conta corrente/, '15000');
    await waitFor(async () => expect(await field(actor, /^Valor 2/)).toHaveValue('5.000,01'));
    await press(actor, 'Requisitar');
    await canvas.findByRole('heading', { level: 1, name: 'Requisição 4012' });
    await expect(canvas.queryByRole('button', { name: 'Recuperar o que você digitou' })).toBeNull();
  },
});

/** On a telephone. */
export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });
