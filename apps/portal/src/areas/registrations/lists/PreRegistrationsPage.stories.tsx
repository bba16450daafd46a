import { href } from '@portal/domain';
import { delay, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { downloadsCsv } from '../../../shared/stories/downloadsCsv.ts';
import { gatewayHttp, meta as listMeta, never, storyGateway } from '../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../shared/stories/people.ts';
import {
  brandsNamed,
  categoriesNamed,
  preRegistrationRows,
  registrationRow,
  registrationSummary,
} from '../../../shared/stories/registrationRows.ts';
import { supplierEnumerations } from '../../../shared/stories/registrations.ts';
import { pageParameters, renderPortal } from '../../../shared/stories/renderPortal.tsx';

const LIST = '/api/fornecedores/pre-cadastros';
const SUMMARY = '/api/fornecedores/pre-cadastro/resumo';

/** Rows of a call that reads the list as a whole, for a file or a queue. */
const WHOLE = '100';

/** What the list was asked for, call by call. */
let asked: Record<string, string>[] = [];

const answer = (fluxos = preRegistrationRows, total = 45) =>
  gatewayHttp.get(LIST, ({ request, response }) => {
    const question = Object.fromEntries(new URL(request.url).searchParams);
    asked.push(question);
    const isWhole = question.QuantidadeRegistros === WHOLE;
    return response(200).json({ fluxos, meta: listMeta(isWhole ? fluxos.length : total, 20) });
  });

const meta = preview.meta({
  title: 'Pages/Pré-cadastros',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: href('supplier-pre-registrations'), session: staff('ComercialAprovadores') },
  render: renderPortal,
  beforeEach({ msw }) {
    asked = [];
    msw.use(
      answer(),
      gatewayHttp.get(SUMMARY, ({ response }) => response(200).json(registrationSummary)),
      gatewayHttp.get('/api/fornecedores/enumeracoes', ({ response }) =>
        response(200).json(supplierEnumerations),
      ),
    );
  },
});

/** An approver sees who waits for whom, and one registration in each of the statuses of the list. */
export const Default = meta.story();

Default.test('downloads its rows as CSV', downloadsCsv('Pré-cadastros.csv', ['Detalhes']));

Default.test(
  'has these columns in this order, and no page size (SUP-001, SUP-012, SUP-013)',
  async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'COMERCIAL ANDRADE LTDA' });
    await expect(
      canvas
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent)
        .slice(1),
    ).toEqual([
      'Razão social',
      'Nome Fantasia',
      'Segmento',
      'Data cadastro',
      'Responsável',
      'Status',
      'Validação Comercial',
      'Validação Contábil',
    ]);
    await expect(canvas.getByText('1–20 de 45')).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: /por página/i })).not.toBeInTheDocument();
    const pages = asked.filter(({ QuantidadeRegistros }) => QuantidadeRegistros !== WHOLE); // a file may be late
    await expect(pages).toEqual([{ Pagina: '1', QuantidadeRegistros: '20' }]);
  },
);

Default.test(
  'shows the status by the rules with its age, the day and the label of the segment (SUP-002 to SUP-005, SUP-010, SUP-037)',
  async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /COMERCIAL ANDRADE LTDA.*Indústria/ });
    await expect(within(row).getByText('Aguardando Comercial')).toBeVisible();
    await expect(within(row).getByText('Há 1 hora')).toBeVisible();
    await expect(within(row).getByText('01/03/2027')).toBeVisible();
    await expect(canvas.getByText('Há 3 dias')).toBeVisible();
  },
);

Default.test(
  'lists the validations from either cell and stays in the list (SUP-006, G-36)',
  async ({ canvas, userEvent }) => {
    const [commercial, accounting] = await canvas.findAllByRole('button', {
      name: 'Aguardando, 2 validações: COMERCIAL ANDRADE LTDA',
    });
    for (const cell of [commercial, accounting]) {
      if (!cell) throw new Error('A cell lists nothing');
      await userEvent.click(cell);
      const panel = await screen.findByRole('dialog', { name: 'Validações: COMERCIAL ANDRADE LTDA' });
      await expect(
        within(panel)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(['ComercialAguardando', 'ContábilAguardando']);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
    await expect(canvas.getByRole('heading', { name: 'Pré-cadastros', level: 1 })).toBeVisible();
  },
);

Default.test(
  'shows brands and categories below the row, three and how many more (SUP-008, SUP-009)',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Detalhes de COMERCIAL ANDRADE LTDA' }));
    const brands = await canvas.findByRole('list', { name: 'Marcas' });
    await expect(within(brands).getByRole('button', { name: '+2 Marcas' })).toBeVisible();
    await expect(
      within(canvas.getByRole('list', { name: 'Categorias' })).getByText('UTILIDADES DOMÉSTICAS'),
    ).toBeVisible();
  },
);

Default.test(
  'counts per party, and a number leads to what it counts and back (G-47, SUP-067)',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Aguardando Comercial: 4' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ Aguardando: 'AguardandoComercial' }));
    await expect(
      await canvas.findByRole('link', { name: 'Aguardando Comercial: 4', current: true }),
    ).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Situação' })).toHaveValue('Aguardando Comercial');
    await userEvent.click(canvas.getByRole('link', { name: 'Aguardando Comercial: 4' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Situação' })).toHaveValue(''));
  },
);

/** Search, period, situation, order and page stand in the address and go to the gateway; a record keeps them. */
export const Searching = meta.story({
  args: {
    path: href('supplier-pre-registrations', {
      busca: 'SERRA',
      ordem: '-dataCriacao',
      pagina: 2,
      inicio: '2027-03-01',
      fim: '2027-03-31',
      situacao: 'Reprovado',
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'COMERCIAL ANDRADE LTDA' });
    await expect(link.getAttribute('href')).toMatch(
      /\/[0-9a-f-]{36}\?busca=SERRA&ordem=-dataCriacao&pagina=2&inicio=2027-03-01&fim=2027-03-31&situacao=Reprovado$/,
    );
    await expect(link.getAttribute('href')?.startsWith(href('supplier-pre-registrations'))).toBe(true);
    await expect(asked).toEqual([
      {
        Busca: 'SERRA',
        DataInicio: '2027-03-01',
        DataFim: '2027-03-31',
        Status: 'Reprovado',
        Pagina: '2',
        QuantidadeRegistros: '20',
        'Ordenacao.Coluna': 'DataCriacao',
        'Ordenacao.Ascending': 'false',
      },
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }));
    await waitFor(() => expect(asked.at(-1)).not.toHaveProperty('Status'));
    await userEvent.type(canvas.getByPlaceholderText(/^Razão social/), 'panela{Enter}');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ Busca: 'PANELA', Pagina: '1' }));
  },
});

/** Five headers sort: ascending, descending, and as it was. */
export const Sorting = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'COMERCIAL ANDRADE LTDA' });
    const sorted = canvas.getAllByRole('columnheader').flatMap((header) =>
      within(header)
        .queryAllByRole('button')
        .map(({ textContent }) => textContent),
    );
    await expect(sorted).toEqual(['Razão social', 'Nome Fantasia', 'Segmento', 'Data cadastro', 'Status']);
    const header = canvas.getByRole('columnheader', { name: 'Razão social' });
    for (const order of ['ascending', 'descending', null]) {
      await userEvent.click(within(header).getByRole('button'));
      await waitFor(() => expect(header.getAttribute('aria-sort')).toBe(order));
    }
    // The order it had before is known still.
    const orders = asked.map((query) => query['Ordenacao.Ascending']);
    await expect(orders).toEqual([undefined, 'true', 'false']);
  },
});

/** The first registration that waits for the user opens as one of a queue. */
export const Queue = meta.story({
  beforeEach({ msw }) {
    // Whatever the page of the record reads is not what this story shows.
    msw.use(
      http.get(`${storyGateway}/api/fornecedores/pre-cadastro/*`, async () => {
        await delay('infinite');
      }),
      gatewayHttp.get(SUMMARY, ({ response }) => response(200).json(registrationSummary)),
      answer(preRegistrationRows, preRegistrationRows.length),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Analisar em sequência' }));
    await waitFor(() => expect(document.title).toBe('Pré-cadastro · Portal do Fornecedor'));
    await expect(asked.at(-1)).toEqual({ Pagina: '1', QuantidadeRegistros: WHOLE });
  },
});

/** Nothing of the list waits for the user. */
export const QueueEmpty = meta.story({
  beforeEach({ msw }) {
    msw.use(answer([registrationRow('Novo')], 1));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Analisar em sequência' }));
    await expect(await screen.findByText('Nenhum cadastro desta lista aguarda a sua análise.')).toBeVisible();
  },
});

/** Who decides nothing reads the list, without the queue. */
export const Reader = meta.story({
  args: { session: staff('ComericalGeradorLink') },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'COMERCIAL ANDRADE LTDA' });
    await expect(canvas.queryByRole('button', { name: 'Analisar em sequência' })).not.toBeInTheDocument();
  },
});

/** The first answers are on their way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(LIST, never), gatewayHttp.get(SUMMARY, never));
  },
});

/** Nothing was found (G-09, SUP-017). */
export const Empty = meta.story({
  args: { path: href('supplier-pre-registrations', { busca: 'XYZ' }) },
  beforeEach({ msw }) {
    msw.use(answer([], 0));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: /^Não há dados para exibir/ })).toBeVisible();
  },
});

/** Neither list nor numbers could be read; another try helps. */
export const ErrorState = meta.story({
  beforeEach({ msw }) {
    const failed = () => new Response('<h1>Bad gateway</h1>', { status: 500 });
    msw.use(
      gatewayHttp.get(LIST, ({ response }) => response.untyped(failed()), { once: true }),
      gatewayHttp.get(SUMMARY, ({ response }) => response.untyped(failed())),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente' }));
    await expect(await canvas.findByRole('link', { name: 'COMERCIAL ANDRADE LTDA' })).toBeVisible();
  },
});

const long =
  'COMERCIAL ANDRADE IMPORTAÇÃO, EXPORTAÇÃO E DISTRIBUIÇÃO DE UTILIDADES DOMÉSTICAS DO NORDESTE LTDA';

/** Names as long as they may be, and many brands and categories. */
export const LongContent = meta.story({
  beforeEach({ msw }) {
    const many = Array.from({ length: 40 }, (_, index) => `${long.slice(0, 60)} ${index}`);
    const rows = Array.from({ length: 20 }, () =>
      registrationRow('AguardandoPrimeiraAnalise', {
        name: long,
        nomeFantasia: long,
        responsavel: 'MARIA APARECIDA DO NASCIMENTO ALBUQUERQUE DE VASCONCELLOS',
        ageHours: 24 * 1_234,
        marcas: brandsNamed(...many),
        categorias: categoriesNamed(...many),
      }),
    );
    msw.use(answer(rows, 12_345));
  },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Detalhes de/ });
    if (first) await userEvent.click(first);
    await expect(await canvas.findByRole('list', { name: 'Marcas' })).toBeVisible();
  },
});

/** A phone: each registration is a card, with what is decided on it. */
export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });
