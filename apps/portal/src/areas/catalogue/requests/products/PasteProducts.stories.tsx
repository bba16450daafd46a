import { href } from '@portal/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectPressable } from '#storybook/expectPressable.ts';
import preview from '#storybook/preview';
import { family } from '../../../../shared/stories/catalogue.ts';
import { errorBody, gatewayHttp, never } from '../../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../../shared/stories/PortalStory.tsx';
import { supplier } from '../../../../shared/stories/people.ts';
import { pageParameters, renderPortal } from '../../../../shared/stories/renderPortal.tsx';
import {
  FAMILY_REQUEST,
  requestedProductCalls,
  requestedProducts,
} from '../../../../shared/stories/requestedProducts.ts';
import type { StoryActor } from '../../../../shared/stories/StoryActor.ts';
import { RequestedProducts } from './RequestedProducts.tsx';

/** The parts of the page are loaded when a story opens first. */
const patiently = { timeout: 5_000 };

const LIST = '/api/produtos/solicitacoes-cadastros/produtos';

/** A family of which so many products are due, two of them registered. */
const section = (expected: number, incomplete = 0) => (
  <RequestedProducts
    sentFamily={null}
    familyRequest={{
      id: FAMILY_REQUEST,
      quantidadeCadastroProduto: expected,
      quantidadeIncompleta: incomplete,
    }}
    family={family}
    access={{ productsReason: null }}
  />
);

const sheet = (...rows: readonly (readonly string[])[]) => rows.map((row) => row.join('\t')).join('\r\n');

const blue = ['azul', '7896004006048', '17896004006045', '6', 'PN-450/3'];
const grey = ['cinza', '7896004006055', '17896004006052', '12', 'PN-450/4'];
const right = sheet(blue, grey);

/** Every kind of mistake that a spreadsheet makes. */
const wrong = sheet(
  ['SKU', 'EAN', 'DUN', 'Variação', 'Quantidade por caixa', 'Preço'],
  ['PN-450/3', '7896004006049', '7896004006048', 'azul', '6,00', '9,90'],
  ['PN-450/4', '7,89600E+12', '17896004006052', 'cinza', '6,5', '9,90'],
  ['PN-450/3', '7891000053508', '17891000053505', '', '12', '9,90'],
);

const meta = preview.meta({
  title: 'Pages/Colar produtos da planilha',
  component: PortalStory,
  parameters: { ...pageParameters, docs: { story: { inline: false, height: '900px' } } },
  args: { path: href('home'), session: supplier, section: section(5) },
  argTypes: { section: { control: false } },
  render: renderPortal,
  beforeEach({ msw }) {
    msw.use(...requestedProductCalls(requestedProducts(2)));
  },
});

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Colar produtos da planilha' }, patiently));

/** Opens the dialog. */
async function open({ canvas, userEvent }: Pick<StoryActor, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Colar da planilha' }, patiently));
  return dialog();
}

/** Opens the dialog and pastes these cells. */
async function paste(actor: StoryActor, cells: string) {
  const opened = await open(actor);
  await waitFor(() => expect(opened.getByRole('textbox', { name: 'Células da planilha' })).toHaveFocus());
  await actor.userEvent.paste(cells);
  return opened;
}

/** Presses the button that creates what was pasted, once it can be pressed. */
async function create({ userEvent }: StoryActor, name: string) {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expectPressable(button), patiently);
  await userEvent.click(button);
}

/** Nothing is pasted yet: which columns, in which order. */
export const Default = meta.story({
  play: async (actor) => {
    const opened = await open(actor);
    await expect(opened.getByRole('textbox')).toHaveAccessibleDescription(
      /Variação, EAN, DUN, Quantidade por caixa, SKU, nesta ordem/,
    );
  },
});

/** A text without products says so, and stays. */
export const Empty = meta.story({
  play: async (actor) => {
    const opened = await paste(actor, 'EAN\tSKU\r\n');
    await expect(await opened.findByText(/Nenhum produto no texto colado/)).toBeVisible();
    await expect(opened.getByRole('textbox')).toHaveValue('EAN\tSKU\n');
  },
});

/** Every wrong cell is named where it stands and in a list; what is right is put right in one press (D8, PRC-022). */
export const WrongCells = meta.story({
  play: async (actor) => {
    const { userEvent, step } = actor;
    const opened = await paste(actor, wrong);
    const cell = (name: string) => opened.getByRole('textbox', { name });
    await step('Columns are found by their names, whatever their order', async () => {
      await expect(await opened.findByRole('heading', { name: '3 produtos colados' })).toBeVisible();
      await expect(opened.getByText('Não usado: Preço')).toBeVisible();
      const [, first] = opened.getAllByRole('row');
      await expect(within(first as HTMLElement).getByRole('cell', { name: 'PN-450/3' })).toBeVisible();
    });
    await step('Each wrong cell has its message', async () => {
      await expect(opened.getByRole('heading', { name: '6 células para corrigir' })).toBeVisible();
      await waitFor(() => expect(opened.getByRole('status')).toHaveTextContent('6 células para corrigir'));
      for (const [name, text] of [
        ['EAN, linha 2', /Dígito verificador inválido/],
        ['DUN, linha 2', /DUN deve conter 14 dígitos/],
        ['EAN, linha 3', /A planilha encurtou o EAN para 7,89600E\+12/],
        ['Quantidade por caixa, linha 3', /Digite um número inteiro/],
        ['Variação, linha 4', /Campo obrigatório/],
        ['SKU, linha 4', /SKU repetido na linha 2/],
      ] as const) {
        await expect(cell(name)).toBeInvalid();
        await expect(cell(name)).toHaveAccessibleDescription(text);
      }
    });
    await step('A link leads to its cell', async () => {
      await userEvent.click(opened.getByRole('link', { name: /^Quantidade por caixa, linha 3/ }));
      await waitFor(() => expect(cell('Quantidade por caixa, linha 3')).toHaveFocus());
    });
    await step('One press puts a code right, and focus stays at its cell', async () => {
      await userEvent.click(opened.getByRole('button', { name: 'Corrigir para 7896004006048' }));
      await expect(cell('EAN, linha 2')).toHaveFocus();
      await expect(cell('EAN, linha 2')).toHaveValue('7896004006048');
      await userEvent.click(opened.getByRole('button', { name: 'Corrigir para 17896004006045' }));
      await expect(opened.getByRole('heading', { name: '4 células para corrigir' })).toBeVisible();
      await expect(opened.getByRole('status')).toHaveTextContent('4 células para corrigir');
    });
    await step('Nothing can be created before all is right, and the button says why', async () => {
      const create = opened.getByRole('button', { name: 'Criar 3 produtos' });
      await expect(create).toHaveAttribute('aria-disabled', 'true');
      create.focus();
      await waitFor(() => expect(create).toHaveAccessibleDescription('Corrija 4 células'));
    });
  },
});

/** The height at which the middle of something stands, of a text without its cell. */
function middleOf(element: HTMLElement): number {
  const content = document.createRange();
  content.selectNodeContents(element);
  const { top, bottom } = (element.matches('th, td') ? content : element).getBoundingClientRect();
  return (top + bottom) / 2;
}

/** Texts, fields and the act of a row stand on one line. */
export const OneLine = meta.story({
  play: async (actor) => {
    const opened = await paste(actor, sheet(blue, ['cinza', '7896004006056', ...grey.slice(2)]));
    const wrongCell = await opened.findByRole('textbox', { name: 'EAN, linha 2' });
    const [, first, second] = opened.getAllByRole('row');
    for (const [row, own] of [
      [first, []],
      [second, [wrongCell]],
    ] as const) {
      const { getByRole, getAllByRole } = within(row as HTMLElement);
      const texts = getAllByRole('cell').filter((cell) => cell.children.length === 0);
      const act = middleOf(getByRole('button', { name: /^Remover linha/ }));
      for (const element of [getByRole('rowheader'), ...texts, ...own])
        await expect(Math.abs(middleOf(element) - act)).toBeLessThanOrEqual(1);
    }
  },
});

const sentKeys: (string | null)[] = [];

/** All is right: one press creates all of them, and the first opens for its photos (C-3). */
export const Created = meta.story({
  beforeEach({ msw }) {
    sentKeys.length = 0;
    msw.use(
      gatewayHttp.post(`${LIST}-lote`, ({ request }) => {
        sentKeys.push(request.headers.get('Idempotency-Key'));
      }),
      ...requestedProductCalls(requestedProducts(2)),
    );
  },
  play: async (actor) => {
    const { canvas, userEvent } = actor;
    const opened = await paste(actor, right);
    const create = await opened.findByRole('button', { name: 'Criar 2 produtos' });
    await waitFor(() => expectPressable(create), patiently);
    await userEvent.dblClick(create);
    await expect(await screen.findByText('2 produtos criados')).toBeVisible();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const form = await canvas.findByRole('region', { name: /AZUL/ }, patiently);
    await waitFor(() => expect(form).toHaveFocus());
    await expect(within(form).getByText('Colado da planilha: falta ao menos uma foto')).toBeVisible();
    await expect(canvas.getAllByText('Incompleto')).toHaveLength(2);
    await expect(sentKeys).toHaveLength(1);
  },
});

/** By keyboard alone: open, paste, correct, create. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Colar da planilha' }, patiently)).focus();
    await userEvent.keyboard('{Enter}');
    const opened = await dialog();
    await waitFor(() => expect(opened.getByRole('textbox')).toHaveFocus());
    await userEvent.paste(sheet(['azul', '7896004006049', ...blue.slice(2)], grey));
    await waitFor(() => expect(opened.getByRole('region', { name: '2 produtos colados' })).toHaveFocus());
    await userEvent.tab();
    await expect(opened.getByRole('link', { name: /^EAN, linha 1/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(opened.getByRole('textbox', { name: 'EAN, linha 1' })).toHaveFocus());
    await userEvent.keyboard('{End}{Backspace}8');
    await expect(opened.getByRole('textbox', { name: 'EAN, linha 1' })).toBeValid();
    const create = opened.getByRole('button', { name: 'Criar 2 produtos' });
    await waitFor(() => expectPressable(create), patiently);
    create.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('2 produtos criados')).toBeVisible();
  },
});

/** More rows than the family still gets: it says so, and rows are removed (C-3). */
export const TooMany = meta.story({
  args: { section: section(3) },
  play: async (actor) => {
    const opened = await paste(actor, right);
    await expect(await opened.findByText('Falta 1 produto nesta família e foram colados 2')).toBeVisible();
    await actor.userEvent.click(opened.getByRole('button', { name: 'Remover linha 2' }));
    await expect(opened.queryByText(/Falta 1 produto/)).not.toBeInTheDocument();
    await expect(opened.getByRole('region', { name: '1 produto colado' })).toHaveFocus();
    await expect(opened.getByRole('button', { name: 'Criar 1 produto' })).toBeVisible();
  },
});

/** A code of another product: its cell names the product before anything is saved. */
export const Repeated = meta.story({
  play: async (actor) => {
    const opened = await paste(actor, sheet(['azul', '7891000315507', ...blue.slice(2)], grey));
    const cell = await opened.findByRole('textbox', { name: 'EAN, linha 1' }, patiently);
    await expect(cell).toHaveAccessibleDescription(
      /EAN já cadastrado em outro produto: 305021 - PANELA TRAMONTINA SOLAR VERMELHA 4,5LT/,
    );
    await expect(opened.getByRole('button', { name: 'Criar 2 produtos' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** What the gateway refuses stands at its cell, and nothing is saved (D9). */
export const Refused = meta.story({
  beforeEach({ msw }) {
    const text = 'SKU já cadastrado em outro produto do fornecedor: 305021 - PANELA AZUL';
    msw.use(
      gatewayHttp.post(`${LIST}-lote`, ({ response }) =>
        response(400).json(errorBody(text, { 'produtos[1].sku': [text] })),
      ),
    );
  },
  play: async (actor) => {
    const { userEvent } = actor;
    const opened = await paste(actor, right);
    await create(actor, 'Criar 2 produtos');
    const cell = await opened.findByRole('textbox', { name: 'SKU, linha 2' });
    await expect(cell).toHaveAccessibleDescription(/305021 - PANELA AZUL/);
    await expect(opened.getByRole('status')).toHaveTextContent('1 célula para corrigir');
    await userEvent.type(cell, 'x');
    await expect(cell).toBeValid();
    await expect(opened.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** Refused as a whole: another tab has sent the request meanwhile. What was pasted stays. */
export const SentMeanwhile = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.post(`${LIST}-lote`, ({ response }) =>
        response(400).json(errorBody('Solicitação já enviada')),
      ),
    );
  },
  play: async (actor) => {
    const opened = await paste(actor, right);
    await create(actor, 'Criar 2 produtos');
    await expect(await opened.findByText('Solicitação já enviada')).toBeVisible();
    await expect(opened.getByRole('cell', { name: '7896004006048' })).toBeVisible();
  },
});

/** More rows than a phone shows. */
const sixRows = sheet(
  ...[
    ['azul', '7896004006116', '17896004006113'],
    ['bege', '7896004006123', '17896004006120'],
    ['cinza', '7896004006130', '17896004006137'],
    ['preta', '7896004006147', '17896004006144'],
    ['rosa', '7896004006154', '17896004006151'],
    ['verde', '7896004006161', '17896004006168'],
  ].map((cells, index) => [...cells, '6', `PN-450/${index + 11}`]),
);

/** From the last row of a phone: why nothing was created is said and comes into sight, at each try (WCAG 4.1.3). */
export const FailedOutOfSight = meta.story({
  args: { section: section(10) },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.post(`${LIST}-lote`, ({ response }) => response(500).json(errorBody('Erro interno'))),
    );
  },
  play: async (actor) => {
    const opened = await paste(actor, sixRows);
    const failure = () => opened.getByRole('alert');
    for (const _ of ['first try', 'second try']) {
      const [last] = (await opened.findAllByRole('row')).slice(-1);
      last?.scrollIntoView({ block: 'end' });
      await create(actor, 'Criar 6 produtos');
      await waitFor(() => {
        const [banner] = within(failure()).getAllByRole('group');
        const { left, top, width, height } = banner?.getBoundingClientRect() ?? new DOMRect();
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        return expect(failure()).toContainElement(seen instanceof HTMLElement ? seen : null);
      }, patiently);
    }
  },
});

/** The answer was lost, and something else is pasted instead: it is sent as something else (D23). */
export const PastedAnew = meta.story({
  beforeEach({ msw }) {
    sentKeys.length = 0;
    msw.use(
      gatewayHttp.post(`${LIST}-lote`, ({ request, response }) => {
        sentKeys.push(request.headers.get('Idempotency-Key'));
        if (sentKeys.length === 1) return response.untyped(Response.error());
      }),
      ...requestedProductCalls(requestedProducts(2)),
    );
  },
  play: async (actor) => {
    const { userEvent } = actor;
    const opened = await paste(actor, right);
    await create(actor, 'Criar 2 produtos');
    const again = opened.getByRole('button', { name: 'Colar de novo' });
    await waitFor(() => expectPressable(again), patiently);
    await userEvent.click(again);
    await waitFor(() => expect(opened.getByRole('textbox', { name: 'Células da planilha' })).toHaveFocus());
    await userEvent.paste(sheet(grey));
    await create(actor, 'Criar 1 produto');
    await expect(await screen.findByText('1 produto criado')).toBeVisible();
    const [lost, sent] = sentKeys;
    await expect(sent).not.toBe(lost);
  },
});

/** What was typed over goes only after a question, once the dialog was closed, too; then the next paste has its place. */
export const CorrectedBefore = meta.story({
  play: async (actor) => {
    const { userEvent } = actor;
    const misread = ['azul', '7896004006049', ...blue.slice(2)];
    let opened = await paste(actor, sheet(misread));
    await userEvent.type(await opened.findByRole('textbox', { name: 'EAN, linha 1' }), '{End}{Backspace}8');
    await userEvent.click(opened.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    opened = await open(actor);
    const answer = async (name: string) => {
      await userEvent.click(await opened.findByRole('button', { name: 'Colar de novo' }));
      const question = within(await screen.findByRole('dialog', { name: 'Colar de novo' }));
      await waitFor(() => expect(question.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
      await expect(question.getByText(/As correções são perdidas/)).toBeVisible();
      await userEvent.click(question.getByRole('button', { name }));
    };
    await answer('Cancelar');
    await waitFor(() => expect(opened.getByRole('button', { name: 'Colar de novo' })).toHaveFocus());
    await expect(opened.getByRole('textbox', { name: 'EAN, linha 1' })).toHaveValue('7896004006048');
    await answer('Descartar');
    await waitFor(() => expect(opened.getByRole('textbox', { name: 'Células da planilha' })).toHaveFocus());
    await userEvent.paste(sheet(misread));
    await expect(await opened.findByRole('textbox', { name: 'EAN, linha 1' })).toBeInvalid();
  },
});

/** Something else is stored under the key: what is sent once the dialog was closed, as after a reload, has another (D23). */
export const KeyTaken = meta.story({
  beforeEach({ msw }) {
    sentKeys.length = 0;
    msw.use(
      gatewayHttp.post(`${LIST}-lote`, ({ request, response }) => {
        sentKeys.push(request.headers.get('Idempotency-Key'));
        if (sentKeys.length === 1)
          return response(422).json(errorBody('Este envio já foi gravado, com outros dados.'));
      }),
      ...requestedProductCalls(requestedProducts(2)),
    );
  },
  play: async (actor) => {
    const { userEvent } = actor;
    const opened = await paste(actor, right);
    await create(actor, 'Criar 2 produtos');
    await expect(await opened.findByText('Este envio já foi gravado, com outros dados.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await open(actor);
    await create(actor, 'Criar 2 produtos');
    await expect(await screen.findByText('2 produtos criados')).toBeVisible();
    const [taken, sent] = sentKeys;
    await expect(sent).not.toBe(taken);
  },
});

/** The products are being created: nothing can be changed meanwhile. */
export const Saving = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.post(`${LIST}-lote`, never));
  },
  play: async (actor) => {
    const opened = await paste(actor, right);
    await create(actor, 'Criar 2 produtos');
    await expect(opened.getByRole('button', { name: 'Remover linha 1' })).toBeDisabled();
    await expect(opened.getByRole('button', { name: 'Colar de novo' })).toBeDisabled();
  },
});

/** What was pasted and corrected is there again after a reload or once the dialog was closed (D11). */
export const Recovery = meta.story({
  args: {
    drafts: {
      [`request-products:pasted-products-${FAMILY_REQUEST}`]: {
        rows: [
          {
            line: 2,
            texts: {
              variacao: 'azul',
              gtinEan: '7896004006049',
              dun: '17896004006045',
              quantidadeProdutosNaCaixa: '6',
              sku: 'PN-450/3',
            },
          },
        ],
        missing: [],
        ignored: [],
        key: '0f0d4d6c-7d4c-4b54-9a1c-0d3c7c6a2b11',
      },
    },
  },
  play: async (actor) => {
    const { userEvent } = actor;
    const opened = await open(actor);
    const cell = await opened.findByRole('textbox', { name: 'EAN, linha 2' });
    await expect(cell).toHaveValue('7896004006049');
    await userEvent.click(opened.getByRole('button', { name: 'Colar de novo' }));
    await expect(await opened.findByRole('textbox', { name: 'Células da planilha' })).toHaveValue('');
  },
});

/** The last product that was incomplete is saved whole: the registration is complete (PRC-006, PRC-042). */
export const Completed = meta.story({
  args: { section: section(2, 1), path: '/?produto=341' },
  beforeEach({ msw }) {
    const [first, second] = requestedProducts(2);
    if (!first || !second) throw new Error('There are two products');
    msw.use(...requestedProductCalls([first, { ...second, incompleto: true }]));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('Os 2 produtos foram cadastrados, 1 incompleto', undefined, patiently),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Colar da planilha' })).not.toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: 'Salvar produto' }, patiently));
    await expect(await screen.findByText('Cadastro concluído com sucesso')).toBeVisible();
  },
});

/** Four registered products, of which the second and the fourth were pasted. */
const pastedTwo = () =>
  requestedProducts(4).map((product, index) => ({ ...product, incompleto: index % 2 === 1 }));

/** One of several that are incomplete is saved whole: the next of them opens, whichever was the first. */
export const NextIncomplete = meta.story({
  args: { section: section(4, 2), path: '/?produto=343' },
  beforeEach({ msw }) {
    msw.use(...requestedProductCalls(pastedTwo()));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Salvar produto' }, patiently));
    await expect(await screen.findByText('Produto Atualizado')).toBeVisible();
    const next = await canvas.findByRole('region', { name: /PRETA/ }, patiently);
    await waitFor(() => expect(next).toHaveFocus());
  },
});

let isSaved = Promise.withResolvers<void>();

/** Who typed on while it was saved stays at it (PRD-013). */
export const TypedWhileSaving = meta.story({
  ...NextIncomplete.input,
  beforeEach({ msw }) {
    isSaved = Promise.withResolvers();
    msw.use(
      gatewayHttp.put(`${LIST}/{solicitacaoCadastroProdutoId}`, () => isSaved.promise),
      ...requestedProductCalls(pastedTwo()),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Salvar produto' }, patiently));
    const variation = canvas.getByRole('textbox', { name: /^Variação/ });
    await userEvent.type(variation, ' claro');
    isSaved.resolve();
    await expect(await screen.findByText('Produto Atualizado')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('Incompleto')).toHaveLength(1));
    await expect(variation).toHaveValue('CINZA CLARO');
    await expect(variation).toHaveFocus();
  },
});

/** What is known to be right is filled in by one press, with the DUNs that follow from it; each cell stays to be checked. */
export const Suggested = meta.story({
  play: async (actor) => {
    const { userEvent } = actor;
    const opened = await paste(
      actor,
      sheet(
        ['azul', '7896004006049', '', '6', 'PN-450/3'],
        ['cinza', '7896004006055', '', '6,5', 'PN-450/4'],
      ),
    );
    await userEvent.click(await opened.findByRole('button', { name: 'Preencher 3 células sugeridas' }));
    await expect(await screen.findByText('3 células preenchidas')).toBeVisible();
    await expect(opened.getByRole('region', { name: '2 produtos colados' })).toHaveFocus();
    for (const [name, text] of [
      ['EAN, linha 1', '7896004006048'],
      ['DUN, linha 1', '17896004006045'],
      ['DUN, linha 2', '17896004006052'],
    ] as const)
      await expect(opened.getByRole('textbox', { name })).toHaveValue(text);
    await expect(opened.getByRole('heading', { name: '1 célula para corrigir' })).toBeVisible();
    await expect(opened.queryByRole('button', { name: /^Preencher/ })).not.toBeInTheDocument();
  },
});

/** A hundred rows with long texts. */
export const ManyRows = meta.story({
  args: { section: section(400) },
  play: async (actor) => {
    const rows = Array.from({ length: 100 }, (_, index) => [
      `variação muito comprida com acabamento especial número ${index + 1}`,
      '7896004006049',
      '17896004006045',
      '6',
      `PN-${index}`,
    ]);
    const opened = await paste(actor, sheet(...rows));
    await expect(await opened.findByRole('heading', { name: '100 produtos colados' })).toBeVisible();
    await expect(opened.getByRole('heading', { name: /as primeiras 10$/ })).toBeVisible();
  },
});
