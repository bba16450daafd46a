import { href } from '@portal/domain';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { products } from '../../../../shared/stories/catalogue.ts';
import { catalogueFilterCalls, families } from '../../../../shared/stories/catalogueFilter.ts';
import { downloadsCsv } from '../../../../shared/stories/downloadsCsv.ts';
import { gatewayHttp, meta as listMeta, never } from '../../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../../shared/stories/people.ts';
import { pageParameters, renderPortal } from '../../../../shared/stories/renderPortal.tsx';

/** What the calls of the product list asked for. */
let asked: URLSearchParams[] = [];
const latest = (name: string) => asked.at(-1)?.get(name) ?? null;

const meta = preview.meta({
  title: 'Pages/Catálogo de produtos',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: href('catalogue'), session: staff('Comercial') },
  render: renderPortal,
  beforeEach({ msw }) {
    asked = [];
    msw.use(
      ...catalogueFilterCalls,
      gatewayHttp.get('/api/produtos', ({ request, response }) => {
        asked.push(new URL(request.url).searchParams);
        return response(200).json({ produtos: products, meta: listMeta(3000, 35) });
      }),
    );
  },
});

/** The catalogue on its first page, for who may create a family. A row leads to its family and product. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /VERMELHA 1,5 LT/ })).toHaveAttribute(
      'href',
      href('catalogue-family', { id: 87, produto: 5021 }),
    );
    await expect(canvas.getByRole('button', { name: 'Nova família' })).toBeVisible();
  },
});

Default.test('downloads its rows as CSV', downloadsCsv('Catálogo de produtos.csv', ['Imagem']));

/** Accounting reads the catalogue and creates no family (CON-57). */
export const Accounting = meta.story({
  args: { session: staff('Contabil') },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /VERMELHA 1,5 LT/ });
    await expect(canvas.queryByRole('button', { name: 'Nova família' })).not.toBeInTheDocument();
  },
});

/** The first answer is on its way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get('/api/produtos', never));
  },
});

/** Nothing was found. */
export const Empty = meta.story({
  args: { path: href('catalogue', { busca: 'XYZ' }) },
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos', ({ response }) =>
        response(200).json({ produtos: [], meta: listMeta(0, 35) }),
      ),
    );
  },
});

/** The list could not be loaded: the message of this call (FND-084, PRD-012, CON-53). */
export const ErrorState = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos', ({ response }) =>
        response.untyped(new Response(null, { status: 500 })),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    await expect(canvas.getByText('Erro ao buscar produtos')).toBeVisible();
  },
});

/** Names as long as they may be, without pictures. */
export const LongContent = meta.story({
  args: { path: href('catalogue', { familia: 87, fornecedor: 61 }) },
  beforeEach({ msw }) {
    const nome =
      'JOGO DE PANELAS ANTIADERENTE COM TAMPA DE VIDRO TEMPERADO E CABO DE SILICONE VERMELHO 10 PEÇAS 4,5 LT';
    msw.use(
      gatewayHttp.get('/api/produtos', ({ response }) =>
        response(200).json({
          produtos: products.map((row) => ({ ...row, nome, familiaNome: nome, miniaturaByte: null })),
          meta: listMeta(35, 35),
        }),
      ),
      gatewayHttp.get('/api/produtos/familias', ({ response }) =>
        response(200).json({ familias: families.map((row) => ({ ...row, nome })), meta: listMeta(1, 1) }),
      ),
    );
  },
});

/** A link of a colleague: the names behind its ids are read, values that make no sense are dropped (D14, FLT-001 to FLT-007). */
export const Filtered = meta.story({
  args: {
    path: href('catalogue', {
      familia: 87,
      fornecedor: 61,
      codigo: 305021,
      inicio: '2027-03-01',
      fim: '2027-03-31',
      divisao: 4,
      gestor: 3,
      ean: 7891000315500,
      x: 1,
      pagina: 'zero',
    }),
  },
  play: async ({ canvas }) => {
    const chips = within(await canvas.findByRole('list', { name: 'Filtros aplicados' }));
    for (const text of [
      'Família: PANELA TRAMONTINA 4,5LT SOLAR',
      'Fornecedor: 7061 - PANELAS DA SERRA',
      'Código do produto: 305021',
      'Período: 01-03-2027 a 31-03-2027',
      'Divisão: BAZAR',
      'Gestor: MARINA ALVES',
      'EAN: 7891000315500',
    ]) {
      await expect(await chips.findByText(text)).toBeVisible();
    }
    await expect(canvas.getByRole('combobox', { name: 'Fornecedor' })).toHaveValue('7061 - PANELAS DA SERRA');
    await expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({
      FamiliaId: '87',
      FornecedorId: '61',
      CodigoProduto: '305021',
      DataInicio: '2027-03-01',
      DataFim: '2027-03-31',
      DivisaoId: '4',
      GestorId: '3',
      GtinEan: '7891000315500',
      'Paginacao.Pagina': '1',
      'Paginacao.QuantidadeRegistros': '35',
    });
  },
});

Filtered.test('names the file after what the panel shows', async ({ canvas, userEvent }) => {
  await canvas.findByText('Gestor: MARINA ALVES');
  const words =
    'PANELA TRAMONTINA 4,5LT SOLAR 7061 - PANELAS DA SERRA 305021 01-03-2027 a 31-03-2027 BAZAR MARINA';
  await downloadsCsv(`Catálogo de produtos ${words.slice(0, 79).trim()}.csv`, ['Imagem'])({
    canvas,
    userEvent,
  });
});

/** Rests after each key for longer than a search as you type would wait. */
const restingUser = user.setup({ delay: 600 });

/** Fields are filled in, Enter or 'Pesquisar' searches, chips and 'Limpar filtros' take back (FLT-001 to FLT-012). */
export const Filtering = meta.story({
  args: { path: href('catalogue', { busca: 'PANELA', pagina: 2 }) },
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('link', { name: /VERMELHA 1,5 LT/ });
    await step('A chosen supplier is searched for at once', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Fornecedor' }));
      await userEvent.click(await screen.findByRole('option', { name: '7061 - PANELAS DA SERRA' }));
      await waitFor(() => expect(latest('FornecedorId')).toBe('61'));
      await expect(latest('Paginacao.Pagina')).toBe('1');
      await expect(latest('Busca')).toBe('PANELA');
    });
    await step('What is no number is refused at its field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Mais filtros/ }));
      await userEvent.type(canvas.getByRole('textbox', { name: 'EAN' }), '789a{Enter}');
      await expect(await canvas.findByText('Digite até 14 números')).toBeVisible();
      await userEvent.clear(canvas.getByRole('textbox', { name: 'EAN' }));
    });
    await step('Enter searches', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Código do produto' }), '305021{Enter}');
      await waitFor(() => expect(latest('CodigoProduto')).toBe('305021'));
      await expect(latest('FornecedorId')).toBe('61');
    });
    await step('Pesquisar searches', async () => {
      await restingUser.type(canvas.getByRole('textbox', { name: 'EAN' }), '789');
      await userEvent.click(canvas.getByRole('button', { name: 'Pesquisar' }));
      await waitFor(() => expect(latest('GtinEan')).toBe('789'));
      await expect(canvas.getByRole('button', { name: 'Mais filtros 2' })).toBeVisible();
    });
    await step('Nothing was asked for while somebody typed', async () => {
      await expect(
        asked.map((query) => ['FornecedorId', 'CodigoProduto', 'GtinEan'].map((name) => query.get(name))),
      ).toEqual([
        [null, null, null],
        ['61', null, null],
        ['61', '305021', null],
        ['61', '305021', '789'],
      ]);
    });
    await step('A chip is taken back', async () => {
      await userEvent.click(
        await canvas.findByRole('button', { name: 'Remover Fornecedor: 7061 - PANELAS DA SERRA' }),
      );
      await waitFor(() => expect(latest('FornecedorId')).toBeNull());
      await expect(canvas.getByRole('combobox', { name: 'Fornecedor' })).toHaveValue('');
    });
    await step('Everything is emptied', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }));
      await waitFor(() => expect(latest('CodigoProduto')).toBeNull());
      await expect(latest('Busca')).toBeNull();
      await expect(canvas.getByRole('textbox', { name: 'Código do produto' })).toHaveValue('');
    });
  },
});

/** Families under the same filter: also those that have no product yet. */
export const Families = meta.story({
  args: { path: href('catalogue', { lista: 'familias', divisao: 4 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: families[0]?.nome ?? '' })).toHaveAttribute(
      'href',
      href('catalogue-family', { id: 87 }),
    );
  },
});

Families.test('downloads its rows as CSV', downloadsCsv('Catálogo de produtos Famílias BAZAR.csv'));

/** The same screen under the address of the operation (G-36). */
export const Operation = meta.story({
  args: { path: href('product-operation', { ean: 7891000315500 }), session: staff('Diretoria') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Operação de produtos', level: 1 }),
    ).toBeVisible();
    await waitFor(() => expect(latest('GtinEan')).toBe('7891000315500'));
  },
});

/** On a telephone the fields of the filter wait until they are asked for. */
export const Narrow = meta.story({
  args: { path: href('catalogue', { fornecedor: 61 }) },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});
