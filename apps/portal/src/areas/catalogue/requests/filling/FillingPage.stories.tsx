import { href } from '@portal/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectPressable } from '#storybook/expectPressable.ts';
import { fact, findFact } from '#storybook/fact.ts';
import preview from '#storybook/preview';
import { family } from '../../../../shared/stories/catalogue.ts';
import { draftOf } from '../../../../shared/stories/draftOf.ts';
import { familyFormLists, fieldsWithoutInput } from '../../../../shared/stories/familyForm.ts';
import {
  begunFamily,
  FILLED_ID,
  filledFamily,
  filledRequest,
} from '../../../../shared/stories/filledRequest.ts';
import { errorBody, gatewayHttp, meta as listMeta, never } from '../../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../../shared/stories/PortalStory.tsx';
import { staff, supplier } from '../../../../shared/stories/people.ts';
import { pageParameters, renderPortal } from '../../../../shared/stories/renderPortal.tsx';
import { requestedProductCalls, requestedProducts } from '../../../../shared/stories/requestedProducts.ts';
import type { StoryActor } from '../../../../shared/stories/StoryActor.ts';
import { familyFormOf } from '../../families/form/familyFormValues.ts';

const DETAIL = '/api/produtos/solicitacoes-cadastros';
const FAMILY = '/api/produtos/familias/{familiaId}';

const request = (detail = filledRequest(filledFamily())) =>
  gatewayHttp.get(DETAIL, ({ response }) => response(200).json(detail));
const own = { ...family, status: 'Cadastrando', margem: null, valorBrutoCalculado: null } as const;
const stored = gatewayHttp.get(FAMILY, ({ response }) => response(200).json(own));
const noProducts = gatewayHttp.get(`${DETAIL}/produtos`, ({ response }) =>
  response(200).json({ produtos: [], meta: listMeta(0, 35) }),
);
const noCharacteristics = gatewayHttp.get('/api/produtos/caracteristicas', ({ response }) =>
  response(200).json({ caracteristicas: [] }),
);
const noNamesakes = gatewayHttp.get('/api/produtos/homonimos', ({ response }) =>
  response(200).json({ homonimos: [] }),
);

const byStaff = href('catalogue-register', { solicitacaoId: FILLED_ID });
const familyTab = `${href('my-products-request', { solicitacaoId: FILLED_ID })}?aba=familia`;

const WAIT = { timeout: 5_000 };

/** The body of the last save. */
let saved: unknown;

const SECTIONS = [
  'Nome',
  'Classificação mercadológica',
  'Etiqueta de preço',
  'Tributação',
  'Preços',
  'Concorrentes',
  'Negociações',
  'Logística e prevenção de perdas',
  'Classificação do produto e tags',
  'Dimensões',
];

const meta = preview.meta({
  title: 'Pages/Preenchimento da solicitação',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: href('my-products-request', { solicitacaoId: FILLED_ID }), session: supplier },
  render: renderPortal,
  beforeEach({ msw }) {
    msw.use(...familyFormLists, noNamesakes, noCharacteristics, stored, noProducts, request());
  },
});

/** Takes the option of this name, or the first one. */
async function choose({ canvas, userEvent }: StoryActor, label: string, name?: string | RegExp) {
  await userEvent.click(await canvas.findByRole('combobox', { name: label }, WAIT));
  const [option] = await screen.findAllByRole('option', name === undefined ? {} : { name });
  if (option) await userEvent.click(option);
}

/** Fills in what a request asks for. */
async function fillIn(actor: StoryActor) {
  const { canvas, userEvent } = actor;
  await choose(actor, 'Categoria', 'PANELAS');
  await choose(actor, 'Marca', 'BRINOX');
  await choose(actor, 'Tipo de volumetria', 'LITROS');
  await userEvent.type(canvas.getByLabelText(/^Volumetria/), '4,5');
  await userEvent.type(canvas.getByLabelText(/^Etiqueta, parte 1/), 'panela solar');
  await choose(actor, 'Divisão', 'BAZAR');
  await choose(actor, 'ICMS Origem da mercadoria');
  await choose(actor, 'CST', 'Isento');
  await choose(actor, 'PIS/Cofins');
  await choose(actor, 'NCM', /73239300/);
  await choose(actor, 'CST Pis/Cofins');
  await choose(actor, 'SPED Item');
  await choose(actor, 'SPED Produto');
  await choose(actor, 'Introdução', /Encarte/);
  await userEvent.keyboard('{Escape}');
  await choose(actor, 'Classificação de risco', 'BAIXO');
}

/** A new family: every section is open to the supplier, with its ten sections (FMC-001 to FMC-010, FMC-015). */
export const Default = meta.story({ name: 'Fornecedor' });

Default.test('lists the ten sections and the facts of the request (RTE-006, RTE-032)', async ({ canvas }) => {
  const sections = await canvas.findByRole('navigation', { name: 'Seções' }, WAIT);
  const names = within(sections)
    .getAllByRole('link')
    .map(({ textContent }) => textContent?.trim());
  await expect(names).toEqual(SECTIONS);
  await expect(fact(canvas, 'Solicitação')).toHaveTextContent('5031');
  await expect(fact(canvas, 'Prazo')).toHaveTextContent('31/12/2090');
  await expect(fact(canvas, 'Produtos a cadastrar')).toHaveTextContent('3 de 3');
  await expect(canvas.queryByText('Fornecedor', { selector: 'dt' })).toBeNull();
});

Default.test('opens the products only after the family, and says so (FMC-014)', async ({ canvas }) => {
  const tab = await canvas.findByRole('tab', { name: /^Produtos/ }, WAIT);
  await expect(tab).toHaveAttribute('aria-disabled', 'true');
  tab.focus();
  await waitFor(() =>
    expect(tab).toHaveAccessibleDescription('Salve a família antes de cadastrar os produtos'),
  );
});

Default.test('has an input for every field of a family (FMC-015, FMC-036 to FMC-103)', async ({ canvas }) => {
  await canvas.findByRole('button', { name: 'Salvar' }, WAIT);
  await expect(fieldsWithoutInput({ canvas })).toEqual([]);
});

Default.test('leads to a section, and marks the one in sight', async ({ canvas, userEvent }) => {
  const sections = within(await canvas.findByRole('navigation', { name: 'Seções' }, WAIT));
  const link = (name: RegExp) => sections.getByRole('link', { name });
  await waitFor(() => expect(link(/^Nome/)).toHaveAttribute('aria-current', 'true'));
  await userEvent.click(link(/^Negociações/));
  await waitFor(() => expect(link(/^Negociações/)).toHaveAttribute('aria-current', 'true'));
  await expect(link(/^Nome/)).not.toHaveAttribute('aria-current');
  window.scrollTo({ top: 0, behavior: 'instant' });
  await waitFor(() => expect(link(/^Nome/)).toHaveAttribute('aria-current', 'true'));
});

/** What a request asks for is named at each field, and the section list counts it (FMC-019 to FMC-092, FMC-115). */
export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Salvar' }, WAIT));
    await waitFor(
      () => expect(screen.getByText('Preencha todos os campos obrigatórios')).toBeVisible(),
      WAIT,
    );
    for (const text of [
      'Seleciona uma categoria',
      'Seleciona uma marca',
      'Selecione uma opção',
      'Seleciona Divisão',
      'Selecione classificação de risco',
    ]) {
      await expect(canvas.getAllByText(text)[0]).toBeVisible();
    }
    await expect(canvas.getAllByText('Seleciona uma opção')).toHaveLength(7);
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Categoria' })).toHaveFocus());
    const sections = canvas.getByRole('navigation', { name: 'Seções' });
    await expect(within(sections).getByRole('link', { name: /^Etiqueta de preço 2/ })).toBeVisible();
  },
});

/** A kit has several volumes and a free description; volts have no volume, a power has watts (FMC-026, FMC-030, FMC-032, FMC-033). */
export const Kit = meta.story({
  play: async (actor) => {
    const { canvas, userEvent, step } = actor;
    await step('each volume is a part of the name, the free description follows them', async () => {
      await choose(actor, 'Categoria', 'CONJUNTOS');
      await choose(actor, 'Marca', 'TRAMONTINA');
      await choose(actor, 'Tipo de volumetria', 'LITROS');
      await userEvent.type(canvas.getByLabelText(/^Volumetria 1/), '1,5');
      await userEvent.click(canvas.getByRole('button', { name: 'Adicionar volume' }));
      await userEvent.type(canvas.getByLabelText(/^Volumetria 2/), '3');
      await userEvent.type(canvas.getByLabelText(/^Descrição livre/), 'color12x');
      await expect(fact(canvas, 'Nome')).toHaveTextContent('KIT TRAMONTINA 1,5LT + 3LT COLOR12');
    });
    await step('volts close the volume', async () => {
      await choose(actor, 'Tipo de volumetria', 'VOLTS');
      await expect(canvas.getByLabelText('Volumetria')).toBeDisabled();
      await expect(fact(canvas, 'Nome')).toHaveTextContent('KIT TRAMONTINA COLOR12');
    });
    await step('a power is measured in watts', async () => {
      await choose(actor, 'Tipo de volumetria', 'POTENCIA');
      await expect(canvas.getByLabelText(/^Watts\(W\) 1/)).toBeEnabled();
    });
  },
});

/** Taxation, prices and dimensions follow each other while they are typed (FMC-056, FMC-073 to FMC-075, FMC-081, FMC-082, FMC-104). */
export const DependentFields = meta.story({
  play: async (actor) => {
    const { canvas, userEvent, step } = actor;
    const fund = () => canvas.getByLabelText(/^Fundo de pobreza/);
    await step('with another CST than ICMS MVA and poverty fund are set and closed', async () => {
      await userEvent.type(await canvas.findByLabelText('MVA', {}, WAIT), '45');
      await choose(actor, 'CST', 'Isento');
      await waitFor(() => expect(canvas.getByLabelText('MVA')).toBeDisabled());
      await expect(canvas.getByLabelText('MVA')).toHaveValue('0,0000');
      await expect(fund()).toBeDisabled();
      await expect(fund()).toHaveValue('Não');
      await expect(canvas.getByLabelText(/^CEST/)).not.toBeRequired();
    });
    await step('with ICMS both are open again, and CEST is required', async () => {
      await choose(actor, 'CST', 'ICMS');
      await waitFor(() => expect(canvas.getByLabelText('MVA')).toBeEnabled());
      await expect(fund()).toBeEnabled();
      await expect(canvas.getByLabelText(/^CEST/)).toBeRequired();
    });
    await step('another calculation needs a tax floor', async () => {
      const other = canvas.getByLabelText('Cálculo de pauta diferente');
      await expect(other).toBeDisabled();
      await userEvent.type(canvas.getByLabelText('Valor Pauta'), '1200');
      await userEvent.click(other);
      await expect(other).toBeChecked();
      await userEvent.clear(canvas.getByLabelText('Valor Pauta'));
      await waitFor(() => expect(other).not.toBeChecked());
      await expect(other).toBeDisabled();
    });
    await step('dimensions in each product clear those of the family', async () => {
      const byFamily = canvas.getByLabelText('Dimensão por família');
      const height = canvas.getByLabelText(/^Altura \(cm\)/);
      await expect(height).toBeDisabled();
      await expect(canvas.getByLabelText(/^Largura \(cm\)/)).toBeDisabled();
      await expect(canvas.getByLabelText(/^Comprimento \(cm\)/)).toBeDisabled();
      await expect(canvas.getByLabelText(/^Peso \(g\)/)).toBeDisabled();
      await userEvent.click(byFamily);
      await userEvent.type(height, '15,5');
      await userEvent.click(byFamily);
      await waitFor(() => expect(height).toHaveValue(''));
      await expect(height).toBeDisabled();
    });
  },
});

/** Lists that hang from each other, programmes that exclude each other, rows of competitors (FMC-036 to FMC-043, FMC-083, FMC-085, FMC-089, FMC-090, FMC-094 to FMC-096). */
export const Choices = meta.story({
  play: async (actor) => {
    const { canvas, userEvent, step } = actor;
    await step('each level of the classification opens the next, another one empties it', async () => {
      await expect(await canvas.findByLabelText('Seção', {}, WAIT)).toBeDisabled();
      await choose(actor, 'Departamento', 'UTILIDADES');
      await choose(actor, 'Seção', 'SEÇÃO DE 2');
      await choose(actor, 'Grupo', 'PANELAS');
      await choose(actor, 'Subgrupo', 'INOX');
      await choose(actor, 'Departamento', 'ELETRO');
      await waitFor(() => expect(canvas.getByLabelText('Seção')).toHaveValue(''));
      await expect(canvas.getByLabelText('Grupo')).toBeDisabled();
      await expect(canvas.getByLabelText('Subgrupo')).toBeDisabled();
    });
    await step('the programme that excludes the others stands alone', async () => {
      const chips = () => within(canvas.getByRole('region', { name: 'Negociações' }));
      await choose(actor, 'Introdução', 'Encarte');
      await userEvent.click(screen.getByRole('option', { name: 'Inauguração' }));
      await userEvent.click(screen.getByRole('option', { name: 'Não se aplica' }));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(chips().queryByText('Encarte')).not.toBeInTheDocument());
      await expect(chips().getByText('Não se aplica')).toBeVisible();
      await choose(actor, 'Introdução', 'Encarte');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(chips().queryByText('Não se aplica')).not.toBeInTheDocument());
    });
    await step('three competitors, in capitals', async () => {
      const rows = canvas.getAllByRole('textbox', { name: /^Concorrente \d/ });
      await expect(rows).toHaveLength(3);
      await userEvent.type(canvas.getByLabelText('Concorrente 1'), 'casa bela');
      await expect(canvas.getByLabelText('Concorrente 1')).toHaveValue('CASA BELA');
    });
    await step('return and indemnity of unsold stock, classification and tags', async () => {
      const stock = within(canvas.getByRole('group', { name: 'Estoque sem giro' }));
      await userEvent.click(stock.getByLabelText('Devolução'));
      await userEvent.click(stock.getByLabelText('Indenização'));
      await expect(stock.getByLabelText('Devolução')).toBeChecked();
      const section = within(canvas.getByRole('region', { name: 'Classificação do produto e tags' }));
      await choose(actor, 'Classificação do produto', 'SAZONAL');
      await userEvent.keyboard('{Escape}');
      await choose(actor, 'Tags', 'VERÃO');
      await userEvent.keyboard('{Escape}');
      await expect(section.getByText('SAZONAL')).toBeVisible();
      await expect(section.getByText('VERÃO')).toBeVisible();
    });
  },
});

/** The first save creates the family for its request and goes on to the products (FMC-016, FMC-120, FMC-122). */
export const Created = meta.story({
  beforeEach({ msw }) {
    let detail = filledRequest(filledFamily());
    msw.use(
      gatewayHttp.get(DETAIL, ({ response }) => response(200).json(detail)),
      gatewayHttp.post('/api/produtos/familias', ({ query, response }) => {
        if (query.get('solicitacaoCadastroFamiliaId') !== String(FILLED_ID)) {
          return response(400).json(errorBody('Parâmetro inválido'));
        }
        detail = filledRequest({ ...begunFamily, quantidadeCadastrada: 0 });
        return response(201).json(own);
      }),
    );
  },
  play: async (actor) => {
    await fillIn(actor);
    await actor.userEvent.click(actor.canvas.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(screen.getByText('Familia criada')).toBeVisible(), WAIT);
    await expect(
      await actor.canvas.findByRole('heading', { name: family.nome, level: 1 }, WAIT),
    ).toBeVisible();
    await expect(
      await actor.canvas.findByRole('tab', { name: /^Produtos/, selected: true }, WAIT),
    ).toBeVisible();
    const form = await actor.canvas.findByRole('region', { name: 'Novo produto' }, WAIT);
    await waitFor(() => expect(form).toHaveFocus());
  },
});

let isCreated = Promise.withResolvers<void>();

/** What is typed while the family is created is offered in its form, whose tab was left (D11). */
export const TypedWhileCreating = meta.story({
  beforeEach({ msw }) {
    isCreated = Promise.withResolvers();
    let detail = filledRequest(filledFamily());
    msw.use(
      gatewayHttp.get(DETAIL, ({ response }) => response(200).json(detail)),
      gatewayHttp.post('/api/produtos/familias', async ({ response }) => {
        await isCreated.promise;
        detail = filledRequest({ ...begunFamily, quantidadeCadastrada: 0 });
        return response(201).json(own);
      }),
    );
  },
  play: async (actor) => {
    const { canvas, userEvent } = actor;
    await fillIn(actor);
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    const field = canvas.getByLabelText('Concorrente 1');
    await userEvent.clear(field);
    await userEvent.type(field, 'loja nova');
    isCreated.resolve();
    await canvas.findByRole('tab', { name: /^Produtos/, selected: true }, WAIT);
    await userEvent.click(canvas.getByRole('tab', { name: 'Família' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Recuperar o que você digitou' }));
    await expect(await canvas.findByLabelText('Concorrente 1', {}, WAIT)).toHaveValue('LOJA NOVA');
  },
});

/** After the first save the name is fixed, everything else stays open (FMC-011, FMC-013). */
export const NameLocked = meta.story({
  args: { path: familyTab },
  beforeEach({ msw }) {
    msw.use(request(filledRequest(begunFamily)));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('O nome não muda depois que a família é criada', {}, WAIT),
    ).toBeVisible();
    await expect(fact(canvas, 'Categoria')).toHaveTextContent('PANELAS');
    await expect(canvas.getByRole('combobox', { name: 'CST' })).toBeEnabled();
    await expect(fact(canvas, 'Produtos a cadastrar')).toHaveTextContent('2 de 3');
  },
});

/** Every later save updates the family (FMC-016, FMC-121, FMC-123). */
export const Updated = meta.story({
  args: { path: familyTab },
  beforeEach({ msw }) {
    msw.use(
      request(filledRequest(begunFamily)),
      gatewayHttp.put(FAMILY, ({ query, response }) =>
        query.get('solicitacaoCadastroFamiliaId') === String(FILLED_ID)
          ? response(200).json({ ...own, mva: 50, versao: 6 })
          : response(400).json(errorBody('Parâmetro inválido')),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const mva = await canvas.findByLabelText(/^MVA/, {}, WAIT);
    await userEvent.clear(mva);
    await userEvent.type(mva, '50');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(screen.getByText('Familia atualizada')).toBeVisible(), WAIT);
  },
});

/** The request was sent in another tab meanwhile: it says so, and what was typed stays (X-26, GAP-55). */
export const SentMeanwhile = meta.story({
  args: { path: familyTab },
  beforeEach({ msw }) {
    msw.use(
      request(filledRequest(begunFamily)),
      gatewayHttp.put(FAMILY, ({ response }) => response(400).json(errorBody('Solicitação já enviada'))),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const mva = await canvas.findByLabelText(/^MVA/, {}, WAIT);
    await userEvent.clear(mva);
    await userEvent.type(mva, '50');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(screen.getByText('Solicitação já enviada')).toBeVisible(), WAIT);
    await expect(mva).toHaveDisplayValue('50,0000');
  },
});

/** Staff saved the family meanwhile: both values are shown before one is chosen, and nothing typed is lost (D7). */
export const Conflict = meta.story({
  args: { path: familyTab },
  beforeEach({ msw }) {
    msw.use(
      request(filledRequest(begunFamily)),
      gatewayHttp.put(FAMILY, ({ response }) => {
        msw.use(
          gatewayHttp.get(FAMILY, ({ response: read }) => read(200).json({ ...own, mva: 61, versao: 9 })),
        );
        return response(409).json(errorBody('Este registro foi alterado por outra pessoa.'));
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const mva = await canvas.findByLabelText(/^MVA/, {}, WAIT);
    await userEvent.clear(mva);
    await userEvent.type(mva, '50');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Registro alterado por outra pessoa' }, WAIT),
    );
    await expect(await dialog.findByText(/50,0000/)).toBeVisible();
    await expect(dialog.getAllByText(/61,0000/)).toHaveLength(2); // after the one, before the other
  },
});

/** On a telephone: the facts, then one tab at a time. */
export const Narrow = meta.story({
  args: { path: familyTab },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  beforeEach({ msw }) {
    msw.use(request(filledRequest(begunFamily)));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^MVA/, {}, WAIT)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** By keyboard alone: sections are skipped to, choices are typed, and saving is the last step (FMC-016). */
export const Keyboard = meta.story({
  args: { path: familyTab },
  beforeEach({ msw }) {
    msw.use(
      request(filledRequest(begunFamily)),
      gatewayHttp.put(FAMILY, async ({ request: sent, response }) => {
        saved = await sent.json();
        return response(200).json({ ...own, versao: 6 });
      }),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const sections = within(await canvas.findByRole('navigation', { name: 'Seções' }, WAIT));
    await step('A section is reached from the list', async () => {
      sections.getByRole('link', { name: /^Etiqueta de preço/ }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() =>
        expect(sections.getByRole('link', { name: /^Etiqueta de preço/ })).toHaveAttribute(
          'aria-current',
          'true',
        ),
      );
    });
    await step('Fields follow each other', async () => {
      canvas.getByLabelText(/^Etiqueta, parte 1/).focus();
      await userEvent.tab();
      const second = canvas.getByLabelText(/^Etiqueta, parte 2/);
      await expect(second).toHaveFocus();
      await userEvent.clear(second);
      await userEvent.keyboard('4,5 litros');
    });
    await step('An option is taken by its name', async () => {
      canvas.getByRole('combobox', { name: 'CST' }).focus();
      await userEvent.keyboard('isento');
      await screen.findByRole('option', { name: 'Isento' });
      await userEvent.keyboard('{ArrowDown}{Enter}');
    });
    await step('It is saved', async () => {
      canvas.getByRole('button', { name: 'Salvar' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByText('Familia atualizada')).toBeVisible(), WAIT);
      await expect(saved).toMatchObject({ etiquetaPrecoParte2: '4,5 LITROS', cst: 'Isento' });
    });
  },
});

/** Once sent, the family is read as facts (FMC-012, SM-1). */
export const Sent = meta.story({
  args: { path: familyTab },
  beforeEach({ msw }) {
    const sent = { ...begunFamily, status: 'Aguardando', statusFornecedor: 'Concluido' } as const;
    msw.use(request(filledRequest(sent, { cadastroEnviado: true, versao: 2 })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Solicitação já enviada', {}, WAIT)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Salvar' })).toBeNull();
    await expect(canvas.queryAllByRole('textbox')).toEqual([]);
    await expect(canvas.getByText('Enviado')).toBeVisible();
  },
});

/** Commercial refused the family: page and cards say so, and what can be done (SM-1, SM-2b, G-33). */
export const Refused = meta.story({
  beforeEach({ msw }) {
    const status = {
      status: 'Recusado',
      statusContabil: 'Aguardando',
      statusFornecedor: 'Concluido',
    } as const;
    msw.use(
      request(filledRequest({ ...begunFamily, ...status }, { cadastroEnviado: true, versao: 2 })),
      ...requestedProductCalls(requestedProducts(2)),
    );
  },
  play: async ({ canvas }) => {
    const banner = (await canvas.findByText('Família recusada', {}, WAIT)).parentElement;
    await expect(banner).toHaveTextContent(
      'Os produtos dela não serão analisados. Para cadastrá-la de novo é preciso que o comercial abra outra solicitação.',
    );
    await expect(canvas.queryByText('Concluído')).toBeNull();
    await expect(canvas.getAllByText('Recusado Comercial')[0]).toBeVisible();
    const cards = await canvas.findAllByRole('button', { name: /Recusado Comercial/ }, WAIT);
    await expect(cards).toHaveLength(2);
  },
});

/** Of a family that was approved a product was refused. */
export const RefusedProduct = meta.story({
  args: { path: familyTab },
  beforeEach({ msw }) {
    const status = { status: 'Validado', statusContabil: 'Validado', statusFornecedor: 'Concluido' } as const;
    const refused = { ...begunFamily, ...status, quantidadeCadastrada: 3, quantidadeRecusada: 1 };
    msw.use(request(filledRequest(refused, { cadastroEnviado: true, versao: 2 })));
  },
  play: async ({ canvas }) => {
    await expect(await findFact(canvas, 'Produtos recusados')).toHaveTextContent('1');
  },
});

/** The last day is over: the supplier reads what there is (GAP-55). */
export const Expired = meta.story({
  args: { path: familyTab },
  beforeEach({ msw }) {
    msw.use(request(filledRequest(begunFamily, { dataExpiracao: '2020-07-31' })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('31/07/2020', {}, WAIT)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Salvar' })).toBeNull();
  },
});

/** A family of the catalogue is read; its products are registered (SM-1). */
export const FamilyOfCatalogue = meta.story({
  args: { path: familyTab },
  beforeEach({ msw }) {
    msw.use(request(filledRequest({ ...begunFamily, novaFamilia: false })));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('A família já está no catálogo: cadastre os produtos dela', {}, WAIT),
    ).toBeVisible();
    await expectPressable(canvas.getByRole('tab', { name: /^Produtos/ }));
  },
});

/** What happened to the family, and how long it waited for whom; nobody of staff is named to the supplier. */
export const Timeline = meta.story({
  name: 'Linha do tempo',
  args: { path: href('my-products-request', { solicitacaoId: FILLED_ID, aba: 'linha-do-tempo' }) },
  beforeEach({ msw }) {
    const at = { inicio: '2027-03-01T09:30:00-03:00', fim: '2027-03-01T09:30:00-03:00' };
    const part = { nome: null, quantidade: 1, ...at };
    const historico = [{ tipo: 'Aberta' as const, lado: 'Comercial' as const, autor: null, ...part }];
    msw.use(request(filledRequest(begunFamily, { historico })));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Solicitação aberta', {}, WAIT)).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Linha do tempo' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(fact(canvas, 'Prazo de envio')).toHaveTextContent('31/12/2090');
    const products = canvas.getByRole('tab', { name: /^Produtos/ });
    await userEvent.click(products);
    await expect(await canvas.findByRole('button', { name: 'Novo produto' }, WAIT)).toBeVisible();
    await expect(products).toHaveFocus();
  },
});

/** Staff fills in for a supplier, and sees of whom and the margin (RTE-010, X-08). */
export const Staff = meta.story({
  args: { path: byStaff, session: staff('Comercial') },
  play: async ({ canvas }) => {
    await expect(await findFact(canvas, 'Fornecedor', WAIT)).toHaveTextContent('PANELAS DA SERRA');
    await expect(await canvas.findByRole('heading', { name: 'Margem', level: 2 }, WAIT)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Voltar' })).toHaveAttribute(
      'href',
      href('product-requests'),
    );
  },
});

Staff.test(
  'is told what is missing, by section too, and asked before leaving',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Salvar' }, WAIT));
    await waitFor(
      () => expect(screen.getByText('Preencha todos os campos obrigatórios')).toBeVisible(),
      WAIT,
    );
    const sections = within(canvas.getByRole('navigation', { name: 'Seções' }));
    await expect(await sections.findByRole('link', { name: /^Tributação 8/ })).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Coleção/), 'solar');
    await userEvent.click(canvas.getByRole('link', { name: 'Voltar' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Você tem dados não salvo' })).toBeVisible();
  },
);

/** Of a request that cannot be sent yet, each family that is not concluded is named with its products, and a press away. */
export const Unfinished = meta.story({
  args: { path: byStaff, session: staff('Comercial') },
  beforeEach({ msw }) {
    const done = filledFamily({ ...begunFamily, statusFornecedor: 'Concluido', quantidadeCadastrada: 3 });
    const others = [
      filledFamily({ id: 89, familiaNome: 'PANELA BRINOX 3LT', quantidadeCadastrada: 2 }),
      filledFamily({ id: 90 }),
      filledFamily({
        id: 91,
        familiaNome: 'PANELA AÇOMAQ 3CM',
        quantidadeCadastrada: 3,
        quantidadeIncompleta: 3,
      }),
    ];
    msw.use(request({ ...filledRequest(done), solicitacoesCadastrosFamilias: [done, ...others] }));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Conclua o cadastro de todas as famílias antes de enviar', {}, WAIT);
    const links = canvas.getAllByRole('link', { name: /\(.+\)$/ });
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['PANELA BRINOX 3LT (2 de 3 produtos)', href('catalogue-register', { solicitacaoId: 89 })],
      ['Nova família, 3 de 4 (0 de 3 produtos)', href('catalogue-register', { solicitacaoId: 90 })],
      ['PANELA AÇOMAQ 3CM (3 incompletos)', href('catalogue-register', { solicitacaoId: 91 })],
    ]);
    await expect(canvas.queryByText(/esta família/)).not.toBeInTheDocument();
  },
});

/** The family of the page is one that sending waits for: all its products were pasted, and none is whole (PRC-042). */
export const Incomplete = meta.story({
  beforeEach({ msw }) {
    const pasted = { ...begunFamily, quantidadeCadastrada: 3, quantidadeIncompleta: 3 };
    msw.use(request(filledRequest(pasted)));
  },
  play: async ({ canvas }) => {
    const refusal = await canvas.findByText(
      'Conclua o cadastro de todas as famílias antes de enviar',
      {},
      WAIT,
    );
    await expect(refusal.parentElement).toHaveTextContent(/antes de enviar: esta família \(3 incompletos\)$/);
    await expect(await findFact(canvas, 'Produtos a cadastrar', WAIT)).toHaveTextContent(
      'Nenhum de 3, 3 incompletos',
    );
  },
});

/** Of many families three are named. */
export const ManyUnfinished = meta.story({
  beforeEach({ msw }) {
    const families = Array.from({ length: 6 }, (_, index) => filledFamily({ id: FILLED_ID + index }));
    msw.use(request({ ...filledRequest(filledFamily()), solicitacoesCadastrosFamilias: families }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ e mais 2$/, {}, WAIT)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /de 3 produtos/ })).toHaveLength(3);
  },
});

/** Accounting registers no family: it reads, and why stands in the bar (CON-57). */
export const Accounting = meta.story({
  args: { path: byStaff, session: staff('Contabil') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A contabilidade não cadastra famílias', {}, WAIT)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Salvar' })).toBeNull();
  },
});

/** A director changes the family and reads its products: whoever sends requests registers them. */
export const Director = meta.story({
  args: { path: `${byStaff}&aba=produtos`, session: staff('Diretoria') },
  beforeEach({ msw }) {
    msw.use(request(filledRequest(begunFamily)));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum produto selecionado', {}, WAIT)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Novo produto' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /planilha/i })).toBeNull();
  },
});

/** Names as long as they may be keep to the page, and are read whole. */
export const LongContent = meta.story({
  args: { path: `${byStaff}&aba=familia`, session: staff('Comercial') },
  beforeEach({ msw }) {
    const familiaNome =
      'JOGO DE PANELAS ANTIADERENTE COM TAMPA DE VIDRO TEMPERADO E CABO DE SILICONE VERMELHO 10 PEÇAS 4,5 LT';
    const fornecedorNomeTela =
      'INDÚSTRIA BRASILEIRA DE UTENSÍLIOS DOMÉSTICOS E PANELAS DA SERRA DA MANTIQUEIRA';
    msw.use(
      request(filledRequest({ ...begunFamily, familiaNome }, { fornecedorNomeTela })),
      gatewayHttp.get(FAMILY, ({ response }) =>
        response(200).json({ ...own, nome: familiaNome, etiquetaPrecoParte1: 'W'.repeat(30) }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: /^JOGO DE PANELAS .* 4,5 LT$/, level: 1 }, WAIT),
    ).toBeVisible();
    await expect(await findFact(canvas, 'Fornecedor', WAIT)).toHaveTextContent('SERRA DA MANTIQUEIRA');
    await expect(await canvas.findByRole('combobox', { name: 'CST' }, WAIT)).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
});

/** The section of the name cannot be read: a fixed message, and another try (FMC-035). */
export const NameNotLoaded = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos/tipos-volumetria', ({ response }) =>
        response(500).json(errorBody('Algo de errado aconteceu. Tente novamente em breve.')),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'Erro ao carregar sessão de nome de familia, tente novamente mais tarde',
        {},
        WAIT,
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  },
});

/** The classifications cannot be read: a fixed message (FMC-045). */
export const ClassificationsNotLoaded = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos/departamentos', ({ response }) =>
        response(500).json(errorBody('Algo de errado aconteceu. Tente novamente em breve.')),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Departamento' }, WAIT));
    await waitFor(
      () => expect(screen.getAllByText('Erro ao carregar classificações')[0]).toBeVisible(),
      WAIT,
    );
  },
});

/** What was typed before the session ended is offered again (D11). */
export const UnsavedDraft = meta.story({
  args: {
    drafts: {
      [`my-products-request/${FILLED_ID}:family`]: draftOf(
        familyFormOf(null),
        { marcaId: 413, colecao: 'LUNAR' },
        { marcaId: [{ value: 413, label: 'BRINOX' }] },
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Recuperar o que você digitou', {}, WAIT));
    await expect(canvas.getByLabelText(/^Coleção/)).toHaveValue('LUNAR');
    await expect(canvas.getByRole('combobox', { name: 'Marca' })).toHaveValue('BRINOX');
  },
});

/** The same for staff, on top of what the family has by now. */
export const UnsavedDraftOfStaff = meta.story({
  args: {
    path: `${byStaff}&aba=familia`,
    session: staff('Comercial'),
    drafts: {
      [`catalogue-register/${FILLED_ID}:family`]: draftOf(familyFormOf(own), {
        etiquetaPrecoParte1: 'PANELA LUNAR',
      }),
    },
  },
  beforeEach({ msw }) {
    msw.use(request(filledRequest(begunFamily)));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Recuperar o que você digitou', {}, WAIT));
    await expect(canvas.getByLabelText(/^Etiqueta, parte 1/)).toHaveValue('PANELA LUNAR');
    await expect(canvas.getByText('Alterações não salvas')).toBeVisible();
  },
});

/** Leaving with unsaved changes asks first (FMC-125, G-46). */
export const Leaving = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Coleção/, {}, WAIT), 'solar');
    await userEvent.click(canvas.getByRole('link', { name: 'Voltar' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Você tem dados não salvo' })).toBeVisible();
  },
});

/** The request is on its way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(DETAIL, never));
  },
});

/** Another supplier's request, or none: it is not found, and no other call is made (D6, RTE-036). */
export const NotFound = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(DETAIL, ({ response }) => response(404).json(errorBody('Registro não encontrado'))),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Solicitação não encontrada', {}, WAIT)).toBeVisible();
  },
});

/** The way to the gateway is cut: the page offers another try. */
export const ErrorState = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(DETAIL, ({ response }) =>
        response(500).json(errorBody('Algo de errado aconteceu. Tente novamente em breve.')),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar novamente' }, WAIT)).toBeVisible();
  },
});
