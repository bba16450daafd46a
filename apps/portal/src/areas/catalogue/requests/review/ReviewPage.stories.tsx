import { href } from '@portal/domain';
import { HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectPressable } from '#storybook/expectPressable.ts';
import preview from '#storybook/preview';
import { picture } from '../../../../shared/stories/catalogue.ts';
import { errorBody, gatewayHttp, meta as listMeta, never } from '../../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../../shared/stories/people.ts';
import {
  productInReview,
  purchaseBlockHandlers,
  supplierSummaryHandlers,
} from '../../../../shared/stories/purchaseBlocks.ts';
import { pageParameters, renderPortal } from '../../../../shared/stories/renderPortal.tsx';
import {
  accountingChanges,
  FAMILY_REQUEST_ID,
  reviewGateway,
} from '../../../../shared/stories/requestReview.ts';
import type { StoryActor } from '../../../../shared/stories/StoryActor.ts';

const FAMILY = 'PANELA TRAMONTINA 4,5 LT SOLAR';
const VALIDATION = '/api/produtos/backoffice/solicitacoes-produtos/{id}/validar';
const validator = staff('Comercial', 'ComercialValidadores');
const address = (produto?: number) => href('product-request-review', { id: FAMILY_REQUEST_ID, produto });

const emptyList = gatewayHttp.get('/api/produtos/solicitacoes-cadastros/home', ({ response }) =>
  response(200).json({ solicitacoes: [], meta: listMeta(0, 20) }),
);

const meta = preview.meta({
  title: 'Pages/Análise da solicitação',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: address(), session: validator },
  render: renderPortal,
  beforeEach({ msw }) {
    msw.use(...reviewGateway(), emptyList);
  },
});

type Canvas = Pick<StoryActor, 'canvas'>;

/** A long form takes its time until it is there. */
const patient = { timeout: 5_000 };
const button = ({ canvas }: Canvas, name: string | RegExp) => canvas.findByRole('button', { name }, patient);
const section = async ({ canvas }: Canvas, name: string) =>
  within(await canvas.findByRole('region', { name }, patient));
const expectMessage = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible(), patient);
const confirmIn = async (title: RegExp, label: string, { userEvent }: Pick<StoryActor, 'userEvent'>) => {
  const dialog = within(await screen.findByRole('dialog', { name: title }, patient));
  await userEvent.click(dialog.getByRole('button', { name: label }));
};

/** The list that the review was opened from is there. */
const expectList = ({ canvas }: Canvas) =>
  canvas.findByRole('heading', { level: 1, name: 'Solicitações de cadastro' }, patient);

/** Opens the block of the product on screen; resolves with its button once that can be pressed. */
async function openBlock({ canvas, userEvent }: StoryActor) {
  await userEvent.click(await button({ canvas }, /^Validar/));
  const validate = await screen.findByRole('button', { name: 'Validar sem bloqueio' }, patient);
  await waitFor(() => expectPressable(validate), patient);
  return validate;
}

/** At the end of the page the bar of the decisions covers nothing, which axe would find too small to press. */
const goToEnd = () => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });

/** The commercial validator: everything but the taxation is open, and it may be validated and refused. */
export const Default = meta.story();

Default.test(
  'has the sections of the review, its facts and what can be decided (RVF-001 to RVF-009, RVF-018, RVF-024)',
  async ({ canvas }) => {
    const open = await button({ canvas }, /^Validar/);
    await expectPressable(open);
    await expectPressable(await button({ canvas }, /^Recusar/));
    await expectPressable(await button({ canvas }, 'Salvar'));
    for (const name of [
      'Nome',
      'Classificação mercadológica',
      'Etiqueta de preço',
      'Tributação',
      'Preços',
      'Margem',
      'Dimensões',
    ]) {
      await expect(await canvas.findByRole('region', { name }, patient)).toBeInTheDocument();
    }
    await expect(await button({ canvas }, 'Recalcular')).toBeVisible();
    const taxes = await section({ canvas }, 'Impostos');
    await expect(taxes.getByText('A tributação é alterada pela contabilidade')).toBeVisible();
    await expect(canvas.getByText('PANELAS DA SERRA')).toBeVisible();
    await expect(canvas.getByText('3 de 3')).toBeVisible();
    await expect(canvas.getByText('Aguardando o comercial e a contabilidade')).toBeVisible();
  },
);

Default.test(
  'holds to the rules of the creation form: without a floor there is no other calculation of it (RVF-034)',
  async ({ canvas, userEvent }) => {
    const own = await canvas.findByLabelText('Cálculo de pauta diferente', {}, patient);
    await expect(own).toBeDisabled();
    const floor = canvas.getByLabelText('Valor Pauta');
    await userEvent.type(floor, '750');
    await userEvent.click(own);
    await expect(own).toBeChecked();
    await userEvent.clear(floor);
    await expect(own).not.toBeChecked();
    await expect(own).toBeDisabled();
    goToEnd();
  },
);

Default.test(
  'is validated after a confirmation, and while accounting is waited for the list goes on (RVF-010, RVF-037, RVF-043)',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await button({ canvas }, /^Validar/));
    await confirmIn(/Validar: PANELA/, 'Validar', { userEvent });
    await expectMessage('Familia aprovada');
    await expectList({ canvas });
  },
);

/** Refused: back to the list (RVF-008, RVF-016, RVF-017, RVF-038, RVF-044, RTE-033). */
export const Refusing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await button({ canvas }, /^Recusar/);
    await userEvent.keyboard('r');
    const dialog = within(await screen.findByRole('dialog', { name: /Recusar: PANELA/ }, patient));
    await expect(dialog.getByText(/o fornecedor é avisado por e-mail/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Recusar' }));
    await expectMessage('Familia recusada');
    await expectList({ canvas });
  },
});

/** Commercial without the role of a validator: saves, and decides nothing (RVF-007, RVF-021). */
export const Commercial = meta.story({
  args: { session: staff('Comercial') },
  play: async ({ canvas }) => {
    await expectPressable(await button({ canvas }, 'Salvar'));
    await expect(canvas.queryByRole('button', { name: /^Validar/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Recusar/ })).not.toBeInTheDocument();
  },
});

/** Accounting: the taxation is open, the prices are not; it validates and does not refuse (RVF-011, RVF-012, RVF-019, RVF-023). */
export const Accounting = meta.story({
  args: { session: staff('Contabil') },
  play: async ({ canvas }) => {
    await expectPressable(await button({ canvas }, /^Validar/));
    await expect(canvas.queryByRole('button', { name: /^Recusar/ })).not.toBeInTheDocument();
    const prices = await section({ canvas }, 'Preços');
    await expect(prices.getByText('Os preços são alterados pelo comercial')).toBeVisible();
    await expect(canvas.getByLabelText('MVA')).toBeEnabled();
  },
});

Accounting.test(
  'saves its part with one message for both sides (RVF-020, RVF-022, RVF-036, RVF-046, X-33)',
  async ({ canvas, userEvent }) => {
    const mva = await canvas.findByLabelText('MVA', {}, patient);
    await userEvent.clear(mva);
    await userEvent.type(mva, '40');
    await userEvent.click(await button({ canvas }, 'Salvar'));
    await expectMessage('Familia atualizada');
  },
);

Accounting.test(
  'holds to the rules of the creation form: another CST than Icms sets MVA and poverty fund (RVF-034)',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('CST', {}, patient));
    await userEvent.click(await screen.findByRole('option', { name: 'Isento' }));
    const mva = canvas.getByLabelText('MVA');
    await waitFor(() => expect(mva).toBeDisabled());
    await expect(mva).toHaveValue('0,0000');
    const fund = canvas.getByLabelText('Fundo de pobreza');
    await expect(fund).toBeDisabled();
    await expect(fund).toHaveValue('Não');
  },
);

Accounting.test('validates the taxation (RVF-014, RVF-039, RVF-045, X-33)', async ({ canvas, userEvent }) => {
  await userEvent.click(await button({ canvas }, /^Validar/));
  await confirmIn(/Validar tributação: PANELA/, 'Validar tributação', { userEvent });
  await expectMessage('Tributação aprovada');
  await expectList({ canvas });
});

/** Commercial has validated, and reads that accounting is waited for (RVF-013, RVF-021). */
export const HalfValidated = meta.story({
  beforeEach({ msw }) {
    msw.use(...reviewGateway({ status: 'Validado' }));
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Validado Comercial', {}, patient)).length).toBeGreaterThan(0);
    await expect(await canvas.findByText('Aguardando a contabilidade', {}, patient)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Salvar' })).not.toBeInTheDocument();
  },
});

/** Accounting validates last: the products that open are not its own, and the list goes on (RVF-015, RVP-010). */
export const LastOfAccounting = meta.story({
  args: { session: staff('Contabil') },
  beforeEach({ msw }) {
    msw.use(...reviewGateway({ status: 'Validado' }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button({ canvas }, /^Validar/));
    await confirmIn(/Validar tributação: PANELA/, 'Validar tributação', { userEvent });
    await expectList({ canvas });
  },
});

/** Accounting sets the CST that asks for a CEST, which is commercial's to fill in: it is told whom to ask (FMC-056). */
export const CestMissing = meta.story({
  args: { session: staff('Contabil') },
  beforeEach({ msw }) {
    msw.use(...reviewGateway({ family: { cst: 'Isento', cest: null } }));
  },
  play: async ({ canvas, userEvent }) => {
    const cst = await canvas.findByLabelText('CST', {}, patient);
    await userEvent.click(cst);
    await userEvent.click(await screen.findByRole('option', { name: 'ICMS' }));
    await userEvent.click(await button({ canvas }, 'Salvar'));
    const reason = 'Este CST exige o CEST da família: peça ao comercial que o informe';
    await waitFor(() => expect(cst).toHaveAccessibleDescription(reason), patient);
    await waitFor(() => expect(cst).toHaveFocus());
  },
});

/** Without prices accounting is told whom to ask (RVF-025). */
export const PricesMissing = meta.story({
  args: { session: staff('Contabil') },
  beforeEach({ msw }) {
    msw.use(...reviewGateway({ family: { valorNf: null, precoSugerido: null, margem: null } }));
  },
  play: async ({ canvas }) => {
    const margin = await section({ canvas }, 'Margem');
    await expect(
      margin.getByText(
        'Gentileza pedir ao time comercial que preencha os campos ValorNF e Preço Sugerido para calcular valor bruto e margem.',
      ),
    ).toBeVisible();
  },
});

/** Without taxation commercial is told whom to ask (RVF-026). */
export const TaxationMissing = meta.story({
  args: { session: staff('Comercial') },
  beforeEach({ msw }) {
    msw.use(...reviewGateway({ family: { cst: null, mva: null, margem: null } }));
  },
  play: async ({ canvas }) => {
    const margin = await section({ canvas }, 'Margem');
    await expect(
      margin.getByText(
        'Gentileza pedir ao time contábil que preencha os campos de tributação envolvidos no calculo de valor bruto e margem.',
      ),
    ).toBeVisible();
  },
});

/** Who is of both areas validates for each, the key for the one that is open. */
export const BothAreas = meta.story({
  args: { session: staff('Comercial', 'ComercialValidadores', 'Contabil') },
  play: async ({ canvas, userEvent }) => {
    await expectPressable(await button({ canvas }, /^Validar tributação/));
    await expectPressable(await button({ canvas }, /^Recusar/));
    await userEvent.keyboard('a');
    await confirmIn(/^Validar: PANELA/, 'Validar', { userEvent });
    await expectMessage('Familia aprovada');
    await canvas.findByText('Aguardando a contabilidade', {}, patient);
    await userEvent.keyboard('a');
    await screen.findByRole('dialog', { name: /^Validar tributação: PANELA/ }, patient);
  },
});

/** A director reads. */
export const Director = meta.story({
  args: { session: staff('Diretoria') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aguardando o comercial', {}, patient)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Salvar' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Validar/ })).not.toBeInTheDocument();
  },
});

/** The other side has validated: this validation opens the products, and the review goes on there (RVF-015, SM-2b). */
export const SecondValidation = meta.story({
  beforeEach({ msw }) {
    msw.use(...reviewGateway({ statusContabil: 'Validado' }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button({ canvas }, /^Validar/));
    const dialog = within(await screen.findByRole('dialog', { name: /Validar: PANELA/ }, patient));
    await expect(
      dialog.getByText('A família fica aprovada, e os produtos dela abrem para validação.'),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Validar' }));
    await canvas.findByRole('heading', { level: 2, name: /SOLAR VERMELHA/ }, patient);
    await expect(canvas.getByText('2 de 4')).toBeVisible();
  },
});

/** A refused family is read-only for everybody, and none of its products waits any more (G-33, SM-2b). */
export const Refused = meta.story({
  beforeEach({ msw }) {
    msw.use(...reviewGateway({ status: 'Recusado' }));
  },
  play: async ({ canvas }) => {
    const approve = await button({ canvas }, /^Validar/);
    await expect(approve).toHaveAttribute('aria-disabled', 'true');
    await expect((await canvas.findAllByText('A família foi recusada')).length).toBeGreaterThan(1);
    await expect(await canvas.findByText('0 de 3')).toBeVisible();
    await expect(await canvas.findAllByRole('button', { name: /Recusado Comercial/ })).toHaveLength(4);
  },
});

/** What accounting changed since commercial saved, old and new (SM-6). */
export const Changed = meta.story({
  beforeEach({ msw }) {
    msw.use(...reviewGateway({ changes: accountingChanges }));
  },
  play: async ({ canvas }) => {
    const changes = await section({ canvas }, 'O que mudou desde 03/03/2027 11:00, por Paula Contábil');
    await expect(changes.getByText('40,0000%')).toBeVisible();
    await expect(changes.getByText('45,5000%')).toBeVisible();
  },
});

/** How often the margin was asked for. */
let marginCalls = 0;

/** Loading asks for no margin; a change does, by the names of the request forms, and what it changed is said (RVF-027 to RVF-033, X-02). */
export const Recalculated = meta.story({
  beforeEach({ msw }) {
    marginCalls = 0;
    msw.use(
      gatewayHttp.post('/api/produtos/familias/calculo-margem-valorbruto', async ({ request, response }) => {
        marginCalls += 1;
        const names = Object.keys(await request.json()).sort();
        return names.join() ===
          'aliquotaIcmsEntrada,aliquotaIcmsSaida,aliquotaIpi,calculoPautaDifenciado,cst,fundoPobreza,mva,pisCofins,precoSugerido,tributacaoIcmsOrigemMercadoria,valorNF,valorPauta'
          ? response(200).json({ margem: 28.1, valorBruto: 120.4 })
          : response(400).json(errorBody('Nomes errados'));
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const price = await canvas.findByLabelText('Preço Sugerido', {}, patient);
    // A calculation that is not begun shows nothing: the 800 ms after which it would be have to pass.
    const settled = performance.now() + 1_000;
    await waitFor(() => expect(performance.now()).toBeGreaterThan(settled), patient);
    await expect(marginCalls).toBe(0);
    await userEvent.clear(price);
    await userEvent.type(price, '15990');
    const alert = await screen.findByRole('alertdialog', { name: 'Cálculos Atualizados' }, patient);
    await expect(alert).toHaveAccessibleDescription(
      'Os valores de margem e valor bruto foram alterados. Confira e salve novamente ou recalcule.',
    );
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    await expect(canvas.getByText('28,10%')).toBeVisible();
  },
});

/** A refusal does not carry what is not saved, and says so; leaving asks (RVF-048, FMC-125). */
export const Unsaved = meta.story({
  play: async ({ canvas, userEvent }) => {
    const collection = await canvas.findByLabelText('Coleção', {}, patient);
    await userEvent.type(collection, ' plus');
    const bar = within(canvas.getByRole('group', { name: 'Decisão' }));
    await expect(await bar.findByText('Alterações não salvas')).toBeVisible();
    await userEvent.click(await button({ canvas }, /^Recusar/));
    const question = within(await screen.findByRole('dialog', { name: /Recusar: PANELA/ }, patient));
    await expect(question.getByText('Há alterações não salvas')).toBeVisible();
    await expect(question.getByRole('button', { name: 'Voltar' })).toHaveFocus();
    await userEvent.click(question.getByRole('button', { name: 'Voltar' }));
    await userEvent.click(await button({ canvas }, 'Próximo'));
    const leaving = within(
      await screen.findByRole('alertdialog', { name: 'Você tem dados não salvo' }, patient),
    );
    await userEvent.click(leaving.getByRole('button', { name: /Sim, sair sem salvar/ }));
    await canvas.findByRole('heading', { level: 2, name: /SOLAR VERMELHA/ }, patient);
  },
});

/** What reaches the gateway in the order in which it does: what is saved, and what is decided with which version. */
const calls: string[] = [];
const savesTaxation = '/api/produtos/familias/{familiaId}/tributacao';
const validatesTaxation = '/api/produtos/backoffice/solicitacoes-familias/{id}/tributacao';

/** Accounting types an MVA and validates at once, by key. */
export const UnsavedValidated = meta.story({
  args: { session: staff('Contabil') },
  beforeEach({ msw }) {
    calls.length = 0;
    msw.use(
      gatewayHttp.put(savesTaxation, async ({ request }) => {
        calls.push(`saves MVA ${(await request.clone().json()).mva}`);
      }),
      gatewayHttp.put(validatesTaxation, ({ request }) => {
        calls.push(`validates ${request.headers.get('If-Match')}`);
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const mva = await canvas.findByLabelText('MVA', {}, patient);
    await userEvent.clear(mva);
    await userEvent.type(mva, '45');
    await userEvent.click(await button({ canvas }, /^Validar/));
    const question = within(
      await screen.findByRole('dialog', { name: /Validar tributação: PANELA/ }, patient),
    );
    await waitFor(() =>
      expect(question.getByRole('button', { name: 'Salvar e validar tributação' })).toHaveFocus(),
    );
  },
});

UnsavedValidated.test(
  'saves first, and decides with the version that makes (RVF-036, RVF-039, D7)',
  async ({ userEvent }) => {
    await userEvent.keyboard('{Enter}');
    await expectMessage('Familia atualizada');
    await expectMessage('Tributação aprovada');
    await expect(calls).toEqual(['saves MVA 45', 'validates "5"']);
  },
);

UnsavedValidated.test(
  'decides nothing where the save is refused: the field says why and has the focus (RVF-047, D9)',
  async ({ canvas, userEvent, msw }) => {
    const reason = 'MVA acima do permitido';
    msw.use(
      gatewayHttp.put(savesTaxation, ({ response }) =>
        response(400).json(errorBody(reason, { mva: [reason] })),
      ),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), patient);
    const mva = canvas.getByLabelText('MVA');
    await waitFor(() => expect(mva).toHaveFocus(), patient);
    await expect(mva).toHaveAccessibleDescription(reason);
    await expect(mva).toHaveValue('45,0000');
    await expect(calls).toEqual([]);
  },
);

UnsavedValidated.test(
  'decides nothing where somebody else saved first and the user goes back (D7)',
  async ({ canvas, userEvent, msw }) => {
    msw.use(
      gatewayHttp.put(savesTaxation, ({ response }) => {
        msw.use(...reviewGateway({ family: { mva: 60, versao: 90 } }));
        return response(409).json(errorBody('Este registro foi alterado por outra pessoa.'));
      }),
    );
    await userEvent.keyboard('{Enter}');
    const conflict = await screen.findByRole(
      'dialog',
      { name: 'Registro alterado por outra pessoa' },
      patient,
    );
    await userEvent.click(within(conflict).getByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), patient);
    await expect(canvas.getByLabelText('MVA')).toHaveValue('45,0000');
    await expect(calls).toEqual([]);
  },
);

/** An incomplete family is not validated; the field that is missing has the focus (RVF-049). */
export const Incomplete = meta.story({
  beforeEach({ msw }) {
    msw.use(...reviewGateway({ family: { volumetria: null, volumetrias: [] } }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button({ canvas }, /^Validar/));
    await expectMessage('Preencha todos os campos obrigatórios');
    await waitFor(() => expect(canvas.getByLabelText(/^Volumetria/)).toHaveFocus(), patient);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

/** Another reviewer was faster: nothing is decided twice, and what is possible now is read again (D7). */
export const Conflict = meta.story({
  beforeEach({ msw }) {
    const after = reviewGateway({ status: 'Validado' });
    msw.use(
      gatewayHttp.put('/api/produtos/backoffice/solicitacoes-familias/{id}/validar', ({ response }) => {
        msw.use(...after);
        return response(409).json(errorBody('Este registro foi alterado por outra pessoa.'));
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button({ canvas }, /^Validar/));
    await confirmIn(/Validar: PANELA/, 'Validar', { userEvent });
    const dialog = within(await screen.findByRole('dialog', { name: /Validar: PANELA/ }));
    await expect(
      await dialog.findByText('Este registro foi alterado por outra pessoa.', {}, patient),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Ler novamente' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), patient);
    const notices = within(await screen.findByRole('region', { name: 'Notificações' }));
    await expect(
      await notices.findByText('Já validada pelo comercial, aguardando a contabilidade', {}, patient),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus(), patient);
    await expect((await canvas.findAllByText('Validado Comercial', {}, patient)).length).toBeGreaterThan(0);
  },
});

/** A decision that fails can be confirmed again. */
export const DecisionFails = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.put('/api/produtos/backoffice/solicitacoes-familias/{id}/recusar', ({ response }) =>
        response(500).json(errorBody('Falha interna')),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button({ canvas }, /^Recusar/));
    await confirmIn(/Recusar: PANELA/, 'Recusar', { userEvent });
    const dialog = within(await screen.findByRole('dialog', { name: /Recusar: PANELA/ }));
    await waitFor(() => expectPressable(dialog.getByRole('button', { name: 'Recusar' })), patient);
    await expectPressable(dialog.getByRole('button', { name: 'Recusar' }));
    await expect(dialog.queryByRole('button', { name: 'Ler novamente' })).not.toBeInTheDocument();
  },
});

/** A save that fails says so in its own words, and what is typed stays (RVF-047). */
export const SaveFails = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.put('/api/produtos/familias/{familiaId}', ({ response }) =>
        response(500).json(errorBody('Falha interna')),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const collection = await canvas.findByLabelText('Coleção', {}, patient);
    await userEvent.type(collection, ' plus');
    await userEvent.click(await button({ canvas }, 'Salvar'));
    await expectMessage('Erro ao atualizar familia');
    await expect(collection).toHaveValue('SOLAR PLUS');
    goToEnd();
  },
});

/** What changed could not be read; the rest of the review works. */
export const ChangesFail = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos/backoffice/solicitacoes-familias/{id}/mudancas', ({ response }) =>
        response(500).json(errorBody('Falha interna')),
      ),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Não foi possível ler o que mudou na família', {}, patient);
    await expectPressable(await button({ canvas }, /^Validar/));
  },
});

const openProducts = { status: 'Validado', statusContabil: 'Validado' } as const;

/** Lets the review be read again. */
let readAgain = Promise.withResolvers<void>();

/** The family is approved: its products are validated and refused one after another, by key, and after the last the list is shown (RVP-001 to RVP-006, RVP-016, RVP-019, RVP-024, RTE-034). */
export const Products = meta.story({
  args: { path: address(340) },
  beforeEach({ msw }) {
    msw.use(
      ...reviewGateway({ ...openProducts, products: ['AguardandoValidacao', 'AguardandoValidacao'] }),
      ...purchaseBlockHandlers,
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('the first is validated without block', async () => {
      await canvas.findByRole('heading', { level: 2, name: /SOLAR VERMELHA/ }, patient);
      await expect(await button({ canvas }, /SOLAR VERMELHA/)).not.toHaveTextContent('Validado');
      await userEvent.click(await openBlock({ canvas, userEvent }));
      await expectMessage('Validação realizada com sucesso!');
    });
    await step('the next is refused, and no other awaits', async () => {
      await canvas.findByRole('heading', { level: 2, name: /SOLAR PRETA/ }, patient);
      await expect(await button({ canvas }, /SOLAR VERMELHA/)).toHaveTextContent('Validado Comercial');
      await expect(await button({ canvas }, /SOLAR PRETA/)).not.toHaveTextContent('Validado');
      await userEvent.click(await button({ canvas }, /^Recusar/));
      await confirmIn(/Recusar: PANELA/, 'Recusar', { userEvent });
      await expectMessage('Produto recusado');
      await expectList({ canvas });
    });
  },
});

/** A product is validated by two keys, and the heading of the next one has the focus (BLK-007, RVP-006). */
export const ProductsByKey = meta.story({
  args: { path: address(340) },
  beforeEach({ msw }) {
    msw.use(...reviewGateway(openProducts), ...purchaseBlockHandlers);
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 2, name: /SOLAR VERMELHA/ }, patient);
    const decide = await button({ canvas }, /^Validar/);
    await waitFor(() => expectPressable(decide), patient);
    await canvas.findByLabelText(/^SKU/, {}, patient);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await userEvent.keyboard('a');
    const validate = await screen.findByRole('button', { name: 'Validar sem bloqueio' }, patient);
    await waitFor(() => expectPressable(validate), patient);
    await expect(validate).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const next = await canvas.findByRole('heading', { level: 2, name: /SOLAR PRETA/ }, patient);
    await waitFor(() => expect(next).toHaveFocus());
  },
});

/** A product is validated, and the review is read again on a slow line. */
export const ReadAgainSlowly = meta.story({
  args: { path: address(340) },
  beforeEach({ msw }) {
    readAgain = Promise.withResolvers<void>();
    let validated = false;
    msw.use(
      gatewayHttp.put(VALIDATION, () => {
        validated = true;
      }),
      gatewayHttp.get('/api/produtos/backoffice/produtos', async () => {
        if (validated) await readAgain.promise;
      }),
      ...reviewGateway(openProducts),
      ...purchaseBlockHandlers,
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 2, name: /SOLAR VERMELHA/ }, patient);
    await userEvent.click(await openBlock({ canvas, userEvent }));
    await expectMessage('Validação realizada com sucesso!');
  },
});

ReadAgainSlowly.test(
  'leaves the next product alone that is corrected meanwhile (RVP-016)',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await button({ canvas }, 'Próximo'));
    await canvas.findByRole('heading', { level: 2, name: /SOLAR PRETA/ }, patient);
    const sku = await canvas.findByLabelText(/^SKU/, {}, patient);
    await userEvent.type(sku, '-B');
    readAgain.resolve();
    await waitFor(
      async () => expect(await button({ canvas }, /SOLAR VERMELHA/)).toHaveTextContent('Validado Comercial'),
      patient,
    );
    await userEvent.type(sku, 'C');
    await expect(canvas.getByLabelText(/^SKU/)).toHaveValue('PN-450/5022-BC');
    goToEnd();
  },
);

ReadAgainSlowly.test(
  'does not call back who has left for the list (RTE-034)',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Voltar' }));
    const search = await canvas.findByPlaceholderText(/^Busque por código/, {}, patient);
    readAgain.resolve();
    await userEvent.type(search, 'panela');
    await expect(canvas.getByPlaceholderText(/^Busque por código/)).toHaveValue('PANELA');
  },
);

/** A validation that fails once the page was left is told where its validator is. */
export const FailsOnceLeft = meta.story({
  args: { path: address(340) },
  beforeEach({ msw }) {
    readAgain = Promise.withResolvers<void>();
    msw.use(
      gatewayHttp.put(VALIDATION, async ({ response }) => {
        await readAgain.promise;
        return response(500).json(errorBody('Falha interna'));
      }),
      ...reviewGateway(openProducts),
      ...purchaseBlockHandlers,
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 2, name: /SOLAR VERMELHA/ }, patient);
    await userEvent.click(await openBlock({ canvas, userEvent }));
    // By the button of the browser, which a story has not.
    await userEvent.click(await canvas.findByRole('link', { name: 'Voltar', hidden: true }));
    await expectList({ canvas });
    readAgain.resolve();
    await expectMessage('Análise da solicitação: Algo de errado aconteceu. Tente novamente em breve.');
  },
});

/** A product whose picture is too large for a thumbnail shows its first photo. */
export const LargePhoto = meta.story({
  beforeEach({ msw }) {
    const photo = { miniaturaByte: null, fotoPrincipal: `data:image/png;base64,${picture}` };
    msw.use(
      gatewayHttp.get('/api/produtos/backoffice/produtos', ({ response }) =>
        response(200).json({ produtos: [{ ...productInReview, ...photo }], meta: listMeta(1, 100) }),
      ),
    );
  },
  play: async ({ canvas }) => {
    const card = within(await button({ canvas }, /SOLAR VERMELHA/));
    await expect(card.getByRole('presentation')).toHaveAttribute('src', `data:image/png;base64,${picture}`);
  },
});

/** An incomplete product is not validated: a message of its own, and the missing field has the focus (RVP-014). */
export const ProductIncomplete = meta.story({
  args: { path: address(340) },
  beforeEach({ msw }) {
    msw.use(...reviewGateway({ ...openProducts, product: { sku: '' } }), ...purchaseBlockHandlers);
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 2, name: /SOLAR VERMELHA/ }, patient);
    await userEvent.click(await button({ canvas }, /^Validar/));
    await expectMessage('Preencha todos os campos do formulário antes de validar');
    await waitFor(() => expect(canvas.getByLabelText(/^SKU/)).toHaveFocus(), patient);
    await expect(screen.queryByRole('dialog', { name: 'Bloqueio de compra' })).not.toBeInTheDocument();
  },
});

/** Commercial puts a product right while it is reviewed (RVP-015, RVP-017, RVP-025). */
export const ProductSaved = meta.story({
  args: { path: address(340) },
  beforeEach({ msw }) {
    msw.use(...reviewGateway(openProducts));
  },
  play: async ({ canvas, userEvent }) => {
    const sku = await canvas.findByLabelText(/^SKU/, {}, patient);
    await userEvent.type(sku, '-B');
    await userEvent.click(await button({ canvas }, 'Salvar produto'));
    await expectMessage('Produto Atualizado');
    goToEnd();
  },
});

ProductSaved.test(
  'has its card with the name that its variation makes (RVP-003)',
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Variação/, {}, patient), ' FOSCA');
    await userEvent.click(await button({ canvas }, 'Salvar produto'));
    await expect(await button({ canvas }, /VERMELHA FOSCA/)).toBeVisible();
    goToEnd();
  },
);

/** What is typed in a product is saved before it is validated (RVP-017, RVP-018). */
export const ProductUnsaved = meta.story({
  args: { path: address(340) },
  beforeEach({ msw }) {
    calls.length = 0;
    msw.use(
      gatewayHttp.put(VALIDATION, ({ request }) => {
        calls.push(`validates ${request.headers.get('If-Match')}`);
      }),
      ...reviewGateway(openProducts),
      ...purchaseBlockHandlers,
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^SKU/, {}, patient), '-B');
    await userEvent.click(await button({ canvas }, /^Validar/));
    await confirmIn(/Validar: PANELA/, 'Salvar e validar', { userEvent });
    await expectMessage('Produto Atualizado');
    const validate = await screen.findByRole('button', { name: 'Validar sem bloqueio' }, patient);
    await waitFor(() => expectPressable(validate), patient);
    await userEvent.click(validate);
    await canvas.findByRole('heading', { level: 2, name: /SOLAR PRETA/ }, patient);
    await expect(calls).toEqual(['validates "3"']);
  },
});

ProductSaved.test('asks before another product is chosen (RVP-005)', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText(/^SKU/, {}, patient), '-C');
  await userEvent.click(await button({ canvas }, 'Próximo'));
  const leaving = await screen.findByRole('alertdialog', { name: 'Você tem dados não salvo' }, patient);
  await userEvent.click(within(leaving).getByRole('button', { name: /Sim, sair sem salvar/ }));
  await canvas.findByRole('heading', { level: 2, name: /SOLAR PRETA/ }, patient);
  goToEnd();
});

/** Another reviewer was faster: the product is read again, and is not decided twice (D7). */
export const ProductConflict = meta.story({
  args: { path: address(340) },
  beforeEach({ msw }) {
    const after = reviewGateway({ ...openProducts, products: ['Validado', 'AguardandoValidacao'] });
    msw.use(
      gatewayHttp.put(VALIDATION, ({ response }) => {
        msw.use(...after);
        return response(409).json(errorBody('Este registro foi alterado por outra pessoa.'));
      }),
      ...reviewGateway(openProducts),
      ...purchaseBlockHandlers,
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 2, name: /SOLAR VERMELHA/ }, patient);
    await userEvent.click(await openBlock({ canvas, userEvent }));
    await expect(
      await screen.findByText('O produto já foi decidido por outra pessoa', {}, patient),
    ).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
    await waitFor(
      async () => expect(await button({ canvas }, /^Validar/)).toHaveAttribute('aria-disabled', 'true'),
      patient,
    );
  },
});

/** The product was refused while it was changed: it is read-only then, and what was typed stays to be read (D7, RVP-012). */
export const ProductRefusedMeanwhile = meta.story({
  args: { path: address(340), session: staff('Comercial') },
  beforeEach({ msw }) {
    const save = '/api/produtos/solicitacoes-cadastros/produtos/{solicitacaoCadastroProdutoId}';
    const refused = reviewGateway({
      ...openProducts,
      product: { versao: 3 },
      products: ['Recusado', 'AguardandoValidacao'],
    });
    msw.use(
      gatewayHttp.put(save, ({ response }) => {
        msw.use(
          gatewayHttp.put(save, (again) => again.response(400).json(errorBody('O produto foi recusado'))),
          ...refused.filter(({ info }) => info.method !== 'PUT'),
        );
        return response(409).json(errorBody('Este registro foi alterado por outra pessoa.'));
      }),
      ...reviewGateway(openProducts),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Variação/, {}, patient), ' FOSCA');
    await userEvent.click(await button({ canvas }, 'Salvar produto'));
    const unsent = await canvas.findByRole('group', { name: 'O que você digitou não foi salvo' }, patient);
    await expect(within(unsent).getByText('VERMELHA FOSCA')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Salvar produto' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('textbox', { name: /^Variação/ })).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByText('Alterações não salvas')).not.toBeInTheDocument(), patient);
    await expect((await canvas.findAllByText('Recusado Comercial', {}, patient)).length).toBeGreaterThan(1);
    await expect(canvas.getAllByText('O produto foi recusado').length).toBeGreaterThan(0);
  },
});

/** Validated, but the answer was lost: sent again it has succeeded, and the next product follows (D7, D19). */
export const ProductAnswerLost = meta.story({
  args: { path: address(340) },
  beforeEach({ msw }) {
    const after = reviewGateway({
      ...openProducts,
      product: { versao: 3 },
      products: ['Validado', 'AguardandoValidacao'],
    });
    const refuses = gatewayHttp.put(VALIDATION, ({ response }) =>
      response(409).json(errorBody('Este registro foi alterado por outra pessoa.')),
    );
    msw.use(
      gatewayHttp.put(VALIDATION, ({ response }) => {
        msw.use(refuses, ...after);
        return response.untyped(HttpResponse.error());
      }),
      ...reviewGateway(openProducts),
      ...purchaseBlockHandlers,
    );
  },
  play: async ({ canvas, userEvent }) => {
    const validate = await openBlock({ canvas, userEvent });
    await userEvent.click(validate);
    await screen.findByText('Algo de errado aconteceu. Tente novamente em breve.', {}, patient);
    await userEvent.click(validate);
    await expectMessage('Validação realizada com sucesso!');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), patient);
    await canvas.findByRole('heading', { level: 2, name: /SOLAR PRETA/ }, patient);
  },
});

/** Commercial changes a product and decides nothing (RVP-010, RVP-013, X-34). */
export const ProductOfCommercial = meta.story({
  args: { path: address(341), session: staff('Comercial') },
  beforeEach({ msw }) {
    msw.use(...reviewGateway(openProducts));
  },
  play: async ({ canvas }) => {
    await expectPressable(await button({ canvas }, 'Salvar produto'));
    await expect(canvas.queryByRole('button', { name: /^Validar/ })).not.toBeInTheDocument();
  },
});

/** Products are read-only until both areas have validated the family (RVP-011). */
export const ProductWaits = meta.story({
  args: { path: address(340) },
  play: async ({ canvas }) => {
    const approve = await button({ canvas }, /^Validar/);
    await expect(approve).toHaveAttribute('aria-disabled', 'true');
    await expect(
      (
        await canvas.findAllByText(
          'Aguardando o comercial validar a família e a contabilidade validar a tributação',
          {},
          patient,
        )
      ).length,
    ).toBeGreaterThan(0);
    await expect(canvas.queryByRole('button', { name: 'Salvar produto' })).not.toBeInTheDocument();
  },
});

ProductWaits.test(
  'has the summary of its supplier and of itself (BLK-018, BLK-020, BLK-023, RVP-041)',
  async ({ canvas, userEvent, msw }) => {
    msw.use(...supplierSummaryHandlers);
    await userEvent.click(await button({ canvas }, 'Resumo de status'));
    const summary = await screen.findByRole('dialog', { name: 'Resumo de status dos produtos' }, patient);
    await expect(summary).toHaveAccessibleDescription('PANELAS DA SERRA');
    await expect(await within(summary).findByText('1.152', {}, patient)).toBeVisible();
    await userEvent.click(within(summary).getByRole('tab', { name: 'Produto a incluir' }));
    await expect(await within(summary).findByText('27,41%', {}, patient)).toBeVisible();
  },
);

ProductWaits.test('has its suppliers beside its form (RVP-026)', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('tab', { name: 'Fornecedores' }, patient));
  await expect(await button({ canvas }, '7062 - METALÚRGICA BOA VISTA')).toBeVisible();
});

/** Accounting reads products (RVP-010). */
export const ProductOfAccounting = meta.story({
  args: { path: address(340), session: staff('Contabil') },
  beforeEach({ msw }) {
    msw.use(...reviewGateway(openProducts));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Somente o comercial altera produtos em análise', {}, patient);
    await expect(canvas.queryByRole('button', { name: /^Validar/ })).not.toBeInTheDocument();
  },
});

/** The supplier has saved neither family nor product (REQ1-018). */
export const NotBegun = meta.story({
  beforeEach({ msw }) {
    msw.use(
      ...reviewGateway({
        cadastroEnviado: false,
        status: 'ACadastrar',
        statusContabil: 'ACadastrar',
        products: [],
      }),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByText('O fornecedor ainda não cadastrou nenhum produto.', {}, patient);
    await expect(await button({ canvas }, /^Validar/)).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getAllByText('Aguardando o fornecedor').length).toBeGreaterThan(0);
  },
});

/** The first answer is on its way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get('/api/produtos/solicitacoes-cadastros', never));
  },
});

/** The request could not be read. */
export const ErrorState = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos/solicitacoes-cadastros', ({ response }) =>
        response.untyped(new Response(null, { status: 500 })),
      ),
    );
  },
});

/** No family of a request has this id. */
export const NotFound = meta.story({
  args: { path: href('product-request-review', { id: 999 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Solicitação não encontrada', {}, patient)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument();
  },
});

/** On a telephone the family comes first; a button above it shows its products, and choosing one closes them. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 2, name: FAMILY }, patient);
    await expect(canvas.queryByRole('button', { name: /SOLAR VERMELHA/ })).not.toBeInTheDocument();
    await userEvent.click(await button({ canvas }, 'Item 1 de 4'));
    await userEvent.click(await button({ canvas }, /SOLAR VERMELHA/));
    await canvas.findByRole('heading', { level: 2, name: /SOLAR VERMELHA/ }, patient);
    await expect(await button({ canvas }, 'Item 2 de 4')).toHaveAttribute('aria-expanded', 'false');
  },
});

const longName =
  'JOGO DE PANELAS ANTIADERENTE COM TAMPA DE VIDRO TEMPERADO E CABO DE SILICONE 10 PEÇAS 4,5 LT VERMELHO';

/** A name as long as it may be is whole in the heading. */
export const LongContent = meta.story({
  beforeEach({ msw }) {
    msw.use(
      ...reviewGateway({ family: { nome: longName, colecao: 'COLEÇÃO COMEMORATIVA DE CINQUENTA ANOS' } }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: longName }, patient)).toBeVisible();
  },
});
