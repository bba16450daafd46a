import type { Schemas } from '@portal/api';
import { href } from '@portal/domain';
import { dayInSaoPaulo } from '@portal/formats';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { catalogueFilterCalls } from '../../shared/stories/catalogueFilter.ts';
import { downloadsCsv } from '../../shared/stories/downloadsCsv.ts';
import { gatewayHttp, meta as listMeta, never } from '../../shared/stories/gatewayHttp.ts';
import { activate } from '../../shared/stories/keyboard.ts';
import { logs, logUsers } from '../../shared/stories/logs.ts';
import { deskWindow } from '../../shared/stories/oneLine.ts';
import { otherRoles } from '../../shared/stories/otherRoles.tsx';
import { PortalStory } from '../../shared/stories/PortalStory.tsx';
import { staff } from '../../shared/stories/people.ts';
import { pageParameters, renderPortal } from '../../shared/stories/renderPortal.tsx';
import type { StoryActor } from '../../shared/stories/StoryActor.ts';

/** What the last call of the log asked for; `null` before the first. */
let asked: Record<string, string> | null = null;

/** How often a batch was asked for. */
let batchCalls = 0;

const ofProduct = {
  tabela: 'Produtos',
  produto: 305021,
  inicio: '2027-03-01',
  fim: '2027-03-31',
};

const meta = preview.meta({
  title: 'Pages/Consulta de logs',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: href('product-logs', ofProduct), session: staff('Comercial') },
  render: renderPortal,
  beforeEach({ msw }) {
    asked = null;
    msw.use(
      ...catalogueFilterCalls,
      logUsers,
      gatewayHttp.get('/api/produtos/logs', ({ request, response }) => {
        asked = Object.fromEntries(new URL(request.url).searchParams);
        return response(200).json({ logs: [...logs], meta: listMeta(24, 20) });
      }),
    );
  },
});

/** A link to what changed in a product: who, when, which field, from what to what, and through which call (G-04). */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Fornecedor: Custo/ });
    for (const name of [
      '09/03/2027 16:42',
      'Marina Alves',
      '305021',
      'R$ 1.184,90',
      'R$ 1.229,00',
      'Alteração de fornecedor do produto',
    ]) {
      await expect(within(row).getByRole('cell', { name })).toBeVisible();
    }
    await expect(canvas.getByRole('radio', { name: 'Produto' })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: /^Código do produto/ })).toHaveValue('305021');
    await expect(asked).toEqual({
      Dominio: 'Produtos',
      CodigoProduto: '305021',
      DataInicio: '2027-03-01',
      DataFim: '2027-03-31',
      Pagina: '1',
      QuantidadeRegistros: '20',
    });
  },
});

Default.test(
  'downloads all rows as CSV, named after the question',
  downloadsCsv('Consulta de logs Produto 305021 01-03-2027 a 31-03-2027.csv', ['Detalhes', 'Lote']),
);

Default.test('sorts by date, user and field, and turns pages', async ({ canvas, userEvent }) => {
  await canvas.findByRole('row', { name: /Custo/ });
  for (const [name, column] of [
    ['Usuário', 'Usuario'],
    ['Campo', 'Campo'],
    ['Data', 'Data'],
  ] as const) {
    await userEvent.click(
      within(canvas.getByRole('columnheader', { name: new RegExp(`^${name}`) })).getByRole('button', {
        name: new RegExp(`^${name}`),
      }),
    );
    await waitFor(() =>
      expect(asked).toMatchObject({ 'Ordenacao.Coluna': column, 'Ordenacao.Ascending': 'true' }),
    );
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
  await waitFor(() => expect(asked).toMatchObject({ Pagina: '2' }));
});

Default.test('keeps its fields in their line when a search is refused', async ({ canvas, userEvent }) => {
  const code = canvas.getByRole('textbox', { name: /^Código do produto/ });
  const tops = () =>
    [code, canvas.getByRole('radio', { name: 'Produto' })].map((field) => field.getBoundingClientRect().top);
  await userEvent.clear(code);
  const before = tops();
  await userEvent.click(canvas.getByRole('button', { name: 'Pesquisar' }));
  await expect(await canvas.findByText('Código do Produto é obrigatório')).toBeVisible();
  await expect(tops()).toEqual(before);
});

Default.test('finds a product by its code with zeros before it', async ({ canvas, userEvent }) => {
  const code = canvas.getByRole('textbox', { name: /^Código do produto/ });
  await userEvent.clear(code);
  await userEvent.type(code, '0300571');
  await userEvent.click(canvas.getByRole('button', { name: 'Pesquisar' }));
  await waitFor(() => expect(asked).toMatchObject({ CodigoProduto: '300571' }));
  await expect(canvas.getByRole('textbox', { name: /^Código do produto/ })).toHaveValue('300571');
});

/** Pixels of the details that are open without anything in them; fewer than none where they have to be scrolled. */
async function emptyPx(canvas: StoryActor['canvas']) {
  const change = (await canvas.findByRole('deletion')).closest('section');
  const detail = change?.closest('td');
  if (!change || !detail) throw new Error('no details');
  await expect(detail.scrollHeight).toBeLessThanOrEqual(detail.clientHeight);
  return detail.getBoundingClientRect().bottom - change.getBoundingClientRect().bottom;
}

Default.test('details are as tall as what they show', async ({ canvas, userEvent }) => {
  const [first] = await canvas.findAllByRole('button', { name: /^Detalhes de/ });
  if (first) await userEvent.click(first);
  await expect(await emptyPx(canvas)).toBeLessThan(24);
});

/** Texts of any length are there to read, old beside new. */
export const LongContent = meta.story({
  ...deskWindow,
  beforeEach({ msw }) {
    const text = 'PANELA DE PRESSÃO ANTIADERENTE COM TAMPA DE VIDRO TEMPERADO, CABO DE SILICONE E VÁLVULA. ';
    msw.use(
      gatewayHttp.get('/api/produtos/logs', ({ response }) =>
        response(200).json({
          logs: logs.map((log) => ({
            ...log,
            usuario: 'Maria Aparecida Gonçalves de Oliveira Albuquerque',
            valorAnterior: text.repeat(3),
            valorNovo: text.repeat(4),
          })),
          meta: listMeta(4, 20),
        }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Detalhes de/ });
    if (first) await userEvent.click(first);
    await expect(
      await canvas.findByRole('heading', { name: 'Alteração de fornecedor do produto' }),
    ).toBeVisible();
    await expect(canvas.getByRole('deletion')).toHaveTextContent('VÁLVULA.');
    await expect(canvas.getByRole('insertion')).toHaveTextContent('VÁLVULA.');
    await expect(await emptyPx(canvas)).toBeLessThan(48);
  },
});

const removedLink = [
  ['Cálculo de pauta diferente', 'Não'],
  ['Fornecedor', 'ÁGUA LIMPA UTILIDADES'],
  ['Multiplicador', '2'],
  ['Fornecedor padrão', 'Sim'],
  ['Qtd. compra', '10'],
  ['Unidade', 'CX - CAIXA'],
  ['Valor pauta', 'R$ 1.184,90'],
].map(([rotulo = '', valorAnterior = '']): Schemas['LogRow'] => ({
  id: `9140-${rotulo}`,
  data: '2027-03-10T09:00:00-03:00',
  usuario: 'Comercial Demonstração',
  operacao: 'deleteProductSupplier',
  acao: 'Exclusão de fornecedor do produto',
  registro: 'Fornecedor do produto',
  codigo: 305021,
  campo: rotulo,
  rotulo,
  valorAnterior,
  valorNovo: null,
  lote: null,
}));

/** A supplier was taken off a product: the rows are told apart by their fields, and who did what is seen whole. */
export const RemovedSupplier = meta.story({
  ...deskWindow,
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos/logs', ({ response }) =>
        response(200).json({ logs: [...removedLink, ...logs], meta: listMeta(11, 20) }),
      ),
    );
  },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Consulta de logs' });
    await within(table).findByRole('row', { name: /Fornecedor: Multiplicador/ });
    const headers = within(table).getAllByRole('columnheader');
    const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
      scrollWidth > clientWidth || scrollHeight > clientHeight;
    const cut = ['Data', 'Usuário', 'Código', 'Campo', 'Ação'].flatMap((header) => {
      const at = headers.findIndex(({ textContent }) => textContent === header);
      return within(table)
        .getAllByRole('row')
        .flatMap((row) => within(row).queryAllByRole('cell')[at] ?? [])
        .filter((cell) => [cell, ...cell.querySelectorAll('*')].some(isCut))
        .map(({ textContent }) => textContent);
    });
    await expect(cut).toEqual([]);
    const scroller = table.parentElement;
    await expect(scroller?.scrollWidth).toBe(scroller?.clientWidth);
  },
});

/** Before a question nothing is called: the table comes first, its own field opens, the rest is required (LOG-001 to LOG-007). */
export const NotAsked = meta.story({
  args: { path: href('product-logs') },
  play: async ({ canvas, userEvent, step }) => {
    await step('Until a table is chosen everything else is closed', async () => {
      await expect(await canvas.findByText('Escolha o que consultar')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'Período Data início' })).toBeDisabled();
      await expect(canvas.getByRole('combobox', { name: 'Usuário' })).toBeDisabled();
      for (const field of [
        canvas.getByRole('textbox', { name: 'Período Data início' }),
        canvas.getByRole('radiogroup', { name: 'Até hoje' }),
        canvas.getByRole('combobox', { name: 'Usuário' }),
      ])
        await expect(field).toHaveAccessibleDescription(/Escolha a tabela primeiro/);
      await expect(canvas.getByRole('button', { name: 'Exportar CSV' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Pesquisar' }));
      await expect(await canvas.findByText('Campo obrigatório')).toBeVisible();
      await expect(canvas.getByRole('radio', { name: 'Família' })).toHaveFocus();
    });
    for (const [table, role, field, problem] of [
      ['Família', 'combobox', /^Família/, 'Família é obrigatória'],
      ['Fornecedor', 'combobox', /^Fornecedor/, 'Fornecedor é obrigatório'],
      ['Produto', 'textbox', /^Código do produto/, 'Código do Produto é obrigatório'],
    ] as const) {
      await step(`${table} opens its own field, which is required`, async () => {
        await userEvent.click(canvas.getByRole('radio', { name: table }));
        const input = await canvas.findByRole(role, { name: field });
        await userEvent.click(canvas.getByRole('button', { name: 'Pesquisar' }));
        await expect(await canvas.findByText(problem)).toBeVisible();
        await expect(input).toHaveFocus();
      });
    }
    await step('Both days are required, in their order', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /^Código do produto/ }), '305021');
      const to = canvas.getByRole('textbox', { name: 'Período Data fim' });
      await userEvent.clear(to);
      await userEvent.click(canvas.getByRole('button', { name: 'Pesquisar' }));
      await expect(await canvas.findByText('Campo obrigatório')).toBeVisible();
      await expect(asked).toBeNull();
    });
  },
});

/** A family and a supplier are looked up; what is chosen goes into the address, and Back takes it out again. */
export const LookedUp = meta.story({
  args: { path: href('product-logs') },
  play: async ({ canvas, userEvent, step }) => {
    await step('A family by its code', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: 'Família' }));
      await userEvent.click(await canvas.findByRole('combobox', { name: /^Família/ }));
      await userEvent.click(await screen.findByRole('option', { name: /^20087 - / }));
      await userEvent.click(canvas.getByRole('radio', { name: 'Hoje' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Pesquisar' }));
      const today = dayInSaoPaulo(new Date());
      await waitFor(() =>
        expect(asked).toMatchObject({
          Dominio: 'Familias',
          CodigoFamilia: '20087',
          DataInicio: today,
          DataFim: today,
        }),
      );
    });
    await step('A supplier, and only what one user changed', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Fornecedor' }));
      await userEvent.click(await canvas.findByRole('combobox', { name: /^Fornecedor/ }));
      await userEvent.click(await screen.findByRole('option', { name: '7061 - PANELAS DA SERRA' }));
      await userEvent.click(canvas.getByRole('combobox', { name: 'Usuário' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Rui Barros' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Pesquisar' }));
      await waitFor(() =>
        expect(asked).toMatchObject({ Dominio: 'Fornecedores', FornecedorId: '61', UsuarioId: '8' }),
      );
      await expect(asked).not.toHaveProperty('CodigoFamilia');
    });
  },
});

/** With the keyboard alone: arrows choose the table, Tab leads through the fields, Enter searches. */
export const Keyboard = meta.story({
  args: { path: href('product-logs') },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('radio', { name: 'Família' })).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Produto' })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: /^Código do produto/ })).toHaveFocus();
    await userEvent.keyboard('305021{Enter}');
    const row = await canvas.findByRole('row', { name: /Custo/ });
    within(row)
      .getByRole('button', { name: /^Detalhes de/ })
      .focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('deletion')).toHaveTextContent('R$ 1.184,90');
  },
});

/** The field of a table is there with the choice, so that Tab leads to it at once, and nothing is asked before it opens (LOG-002, LOG-003). */
export const TabbedAtOnce = meta.story({
  args: { path: href('product-logs') },
  beforeEach({ msw }) {
    const passedOver = () => {
      throw new Error('Nobody opened this list');
    };
    msw.use(
      gatewayHttp.get('/api/produtos/familias', passedOver),
      gatewayHttp.get('/api/fornecedores/lista', passedOver),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('From the first choice', async () => {
      (await canvas.findByRole('radio', { name: 'Fornecedor' })).focus();
      await userEvent.keyboard(' ');
      await userEvent.tab();
      await expect(canvas.getByRole('combobox', { name: /^Fornecedor/ })).toHaveFocus();
    });
    await step('From another one, and it keeps the focus', async () => {
      await userEvent.tab({ shift: true });
      await userEvent.keyboard('{ArrowRight}');
      await userEvent.tab();
      await userEvent.keyboard('305021');
      const code = canvas.getByRole('textbox', { name: /^Código do produto/ });
      await expect(code).toHaveFocus();
      await expect(code).toHaveValue('305021');
    });
  },
});

const batch: Schemas['Batch'] = {
  lote: '0b9a6a5e-3f0c-4a5e-9f51-0d2b8f6d7c11',
  tipo: 'Aprovacao',
  usuario: 'Marina Alves',
  data: '2027-03-04T11:05:00-03:00',
  motivo: null,
  produtos: [
    {
      produtoId: 5021,
      codigo: 305021,
      nome: 'PANELA TRAMONTINA SOLAR 4,5 LT',
      antes: 'Aguardando Aprovação',
      depois: 'Aprovado',
      desfeito: false,
      motivo: null,
    },
    {
      produtoId: 5022,
      codigo: 305022,
      nome: 'PANELA TRAMONTINA SOLAR 6 LT',
      antes: 'Aguardando Aprovação',
      depois: 'Aprovado',
      desfeito: false,
      motivo: 'O produto foi alterado depois deste lote',
    },
  ],
  meta: listMeta(2, 100),
};

/** What a batch of the user changed leads to that batch, and what nobody changed since is taken back. */
export const Undoing = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos/lotes/{loteId}', ({ response }) => response(200).json(batch)),
      gatewayHttp.put('/api/produtos/lotes/{loteId}/desfazer', ({ params, query, response }) =>
        response(200).json({
          lote: String(params.loteId),
          resultados: query.getAll('produtosIds').map((id) => ({
            produtoId: Number(id),
            resultado: 'Feito' as const,
            mensagem: null,
            statusAprovacao: 'AguardandoAprovacao' as const,
            versao: 4,
          })),
        }),
      ),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Only a change by a batch of the user leads to one', async () => {
      await canvas.findByRole('row', { name: /Aprovação em lote/ });
      await expect(canvas.getAllByRole('button', { name: /^Ver lote/ })).toHaveLength(1);
      await userEvent.click(canvas.getByRole('button', { name: 'Ver lote Aprovação' }));
    });
    await step('What was changed since stays, with the reason', async () => {
      await expect(await canvas.findByText('O produto foi alterado depois deste lote')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Desfazer 1 item' }));
    });
    await step('The report says what was taken back, and leads to the log again', async () => {
      await expect(await canvas.findByRole('heading', { name: 'Desfazer: resultado' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: /SOLAR 4,5 LT/ })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Concluir' }));
      await expect(await canvas.findByRole('row', { name: /Aprovação em lote/ })).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Ver lote Aprovação' })).toHaveFocus());
    });
  },
});

Undoing.test('from the row to the report and back without the pointer', async ({ canvas, userEvent }) => {
  const keys = { userEvent };
  await activate(keys, await canvas.findByRole('button', { name: 'Ver lote Aprovação' }));
  await activate(keys, await canvas.findByRole('button', { name: 'Desfazer 1 item' }));
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Desfazer: resultado' })).toHaveFocus());
  await activate(keys, canvas.getByRole('button', { name: 'Concluir' }));
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Ver lote Aprovação' })).toHaveFocus());
});

/** A batch on its way: its row says so and keeps the focus, and another press asks for nothing more. */
export const Opening = meta.story({
  beforeEach({ msw }) {
    batchCalls = 0;
    msw.use(
      gatewayHttp.get('/api/produtos/lotes/{loteId}', () => {
        batchCalls += 1;
        return never();
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver lote Aprovação' }));
    const opening = await canvas.findByRole('button', { name: 'Carregando... Ver lote Aprovação' });
    await expect(opening).toHaveFocus();
    await userEvent.click(opening);
    await waitFor(() => expect(batchCalls).toBe(1));
  },
});

/** After 90 days it is forgotten what a batch did: it says so. */
export const Forgotten = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos/lotes/{loteId}', ({ response }) =>
        response(200).json({
          ...batch,
          motivo: 'O prazo de 90 dias para desfazer este lote terminou',
          produtos: [],
          meta: listMeta(0, 100),
        }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver lote Aprovação' }));
    await expect(
      await screen.findByText('O prazo de 90 dias para desfazer este lote terminou'),
    ).toBeVisible();
  },
});

/** The first answer is on its way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get('/api/produtos/logs', never));
  },
});

/** Nobody changed the record in the period. */
export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos/logs', ({ response }) =>
        response(200).json({ logs: [], meta: listMeta(0, 20) }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhuma alteração encontrada')).toBeVisible();
  },
});

/** The log could not be read; another try helps. */
export const ErrorState = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(
        '/api/produtos/logs',
        ({ response }) => response.untyped(new Response('<h1>Bad gateway</h1>', { status: 500 })),
        { once: true },
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente' }));
    await expect(await canvas.findByRole('row', { name: /Custo/ })).toBeVisible();
  },
});

/** On a telephone a change is a card, and the fields are in sight until something was asked for. */
export const Narrow = meta.story({
  args: { path: href('product-logs', { tabela: 'Produtos', inicio: '2027-03-01', fim: '2027-03-31' }) },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const code = await canvas.findByRole('textbox', { name: /^Código do produto/ });
    await expect(code).toBeVisible();
    await userEvent.type(code, '305021{Enter}');
    await expect(await canvas.findByRole('cell', { name: 'R$ 1.229,00' })).toBeVisible();
    await expect(code).not.toBeVisible();
  },
});

/** Whoever is not of Comercial comes home instead (LOG-012). */
export const OtherRoles = meta.story(otherRoles('product-logs'));
