import { href } from '@portal/domain';
import { formatBrl } from '@portal/formats';
import { Button } from '@portal/ui';
import { useLocation, useNavigate } from 'react-router';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { expectPressable } from '#storybook/expectPressable.ts';
import preview from '#storybook/preview';
import {
  batchAnswer,
  batchFilterCalls,
  batchListAnswer,
  batchProduct,
} from '../../../../shared/stories/batchProducts.ts';
import { catalogueFilterCalls } from '../../../../shared/stories/catalogueFilter.ts';
import { downloadsCsv } from '../../../../shared/stories/downloadsCsv.ts';
import { errorBody, gatewayHttp, meta as listMeta, never } from '../../../../shared/stories/gatewayHttp.ts';
import { otherRoles } from '../../../../shared/stories/otherRoles.tsx';
import { PortalStory } from '../../../../shared/stories/PortalStory.tsx';
import { pdfText } from '../../../../shared/stories/pdfText.ts';
import { staff } from '../../../../shared/stories/people.ts';
import { pageParameters, renderPortal } from '../../../../shared/stories/renderPortal.tsx';
import type { StoryActor } from '../../../../shared/stories/StoryActor.ts';
import { ApprovalPage } from './ApprovalPage.tsx';

const LIST = '/api/produtos/aprovacao-lote';
const APPROVE = '/api/produtos/aprovacao-lote/aprovar';
const REFUSE = '/api/produtos/aprovacao-lote/recusar';

const products = Array.from({ length: 45 }, (_, index) =>
  batchProduct(index, index === 1 ? { statusAprovacao: 'AguardandoAprovacaoComercial' } : {}),
);
const [first, second, third] = products.map(({ nome }) => nome);

/** The queries that the list was asked with. */
let asked: URLSearchParams[] = [];

/** The decisions: their call, ids and versions, and the batch. */
let sent: { act: string; ids: string[]; versoes: unknown; lote: string }[] = [];

/** Answers the decisions of both kinds. */
const decisions = (results: Parameters<typeof batchAnswer>[2] = {}) =>
  ([APPROVE, REFUSE] as const).map((path) =>
    gatewayHttp.put(path, async ({ request, response }) => {
      const ids = new URL(request.url).searchParams.getAll('produtosIds');
      const { lote, versoes } = await request.json();
      sent.push({ act: path, ids, versoes, lote });
      return response(200).json(batchAnswer(lote, ids.map(Number), results));
    }),
  );

const meta = preview.meta({
  title: 'Pages/Aprovação de produtos',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: href('product-approval'), session: staff('Diretoria') },
  render: renderPortal,
  beforeEach({ msw }) {
    asked = [];
    sent = [];
    msw.use(
      ...catalogueFilterCalls,
      ...batchFilterCalls,
      ...decisions(),
      batchListAnswer(LIST, products, asked),
    );
  },
});

const lastAsked = () => Object.fromEntries(asked.at(-1) ?? []);

const rowOf = async ({ canvas }: Pick<StoryActor, 'canvas'>, name = first) =>
  canvas.findByRole('row', { name: new RegExp(name ?? '') });

async function expectClosed(
  { canvas }: Pick<StoryActor, 'canvas'>,
  reason: string,
  names = ['Aprovar', 'Reprovar'],
) {
  for (const name of names) {
    const button = canvas.getByRole('button', { name });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    button.focus();
    await waitFor(() => expect(button).toHaveAccessibleDescription(reason));
  }
}

const choose = async ({ canvas, userEvent }: StoryActor, ...names: (string | undefined)[]) => {
  for (const name of names)
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Selecionar ${name}` }));
};

/** A director finds the queue of the directors (LOT-018, LOT-019). */
export const Default = meta.story({
  name: 'Diretoria',
  play: async ({ canvas }) => {
    await rowOf({ canvas });
    await expect(lastAsked()).toEqual({
      Status: 'AguardandoAprovacao',
      Pagina: '1',
      QuantidadeRegistros: '20',
    });
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveValue('Aguardando Aprovação');
    await expectClosed({ canvas }, 'Selecione ao menos um produto');
  },
});

Default.test('has what is decided on first, and money in reais (LOT-015, LOT-028)', async ({ canvas }) => {
  const row = within(await rowOf({ canvas }));
  await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '',
    ...['Produto', 'Fornecedor', 'Valor NF', 'Custo final', 'PV', 'Margem', 'Status', 'Código', 'Risco'],
    ...['Cx', 'Filiais livres', 'Filiais bloqueadas', 'Família', 'Divisão', 'Gestor', 'Criação'],
  ]);
  for (const name of [formatBrl(98.75), formatBrl(179.9), '32,45%', 'PANELAS DA SERRA']) {
    await expect(row.getByRole('gridcell', { name })).toBeVisible();
  }
});

Default.test(
  'downloads what the filter finds as CSV',
  downloadsCsv('Aprovação de produtos Aguardando Aprovação.csv', ['']),
);

Default.test('goes from page to page (LOT-015, LOT-027)', async ({ canvas, userEvent }) => {
  await rowOf({ canvas });
  await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
  await rowOf({ canvas }, products[20]?.nome);
  await expect(lastAsked()).toMatchObject({ Pagina: '2' });
  await expect(canvas.queryByRole('combobox', { name: /por página/i })).not.toBeInTheDocument();
});

Default.test(
  'opens the branches behind a number, and none for TODAS and 0 (LOT-016, LOT-017, G-19)',
  async ({ canvas, userEvent }) => {
    const row = within(await rowOf({ canvas }));
    const count = row.getByRole('button', { name: '2' });
    await userEvent.click(count);
    const dialog = within(await screen.findByRole('dialog', { name: 'Filiais' }));
    await expect(await dialog.findByText('UBERLÂNDIA CENTRO')).toBeVisible();
    await expect(dialog.getByText('BELO HORIZONTE CENTRO')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(count).toHaveFocus();
    const closed = within(await rowOf({ canvas }, second));
    for (const name of ['TODAS', '0']) await expect(closed.queryByRole('button', { name })).toBeNull();
  },
);

/** An approver finds the queue of the approvers (LOT-018, LOT-020). */
export const Approver = meta.story({
  name: 'ComercialAprovadores',
  args: { session: staff('ComercialAprovadores') },
  play: async ({ canvas, userEvent }) => {
    await rowOf({ canvas });
    await expect(lastAsked()).toMatchObject({ Status: 'AguardandoAprovacaoComercial' });
    await choose({ canvas, userEvent }, second);
    await expectPressable(canvas.getByRole('button', { name: 'Aprovar' }));
  },
});

/** In the queue of the others the acts are closed, and say whose it is (LOT-021, LOT-022). */
export const OtherQueue = meta.story({
  name: 'Fila de outro perfil',
  args: { path: href('product-approval', { status: 'AguardandoAprovacaoComercial' }) },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, second);
    await expectClosed({ canvas }, 'Somente aprovadores do comercial decidem nesta etapa');
  },
});

/** With both roles the queue of the directors comes first, and the acts follow the status searched (G-45). */
export const BothRoles = meta.story({
  name: 'Diretoria e ComercialAprovadores',
  args: { session: staff('Diretoria', 'ComercialAprovadores') },
  play: async ({ canvas, userEvent }) => {
    await rowOf({ canvas });
    await expect(lastAsked()).toMatchObject({ Status: 'AguardandoAprovacao' });
    await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Aguardando Aprovação Comercial' }));
    await expect(asked).toHaveLength(1); // nothing is searched before 'Pesquisar'
    await userEvent.click(canvas.getByRole('button', { name: 'Pesquisar' }));
    await waitFor(() => expect(lastAsked()).toMatchObject({ Status: 'AguardandoAprovacaoComercial' }));
    await choose({ canvas, userEvent }, second);
    await expectPressable(canvas.getByRole('button', { name: 'Reprovar' }));
  },
});

/** Comercial searches and decides nothing; the filter is empty, and so nothing is read (LOT-011, G-45). */
export const Comercial = meta.story({
  args: { session: staff('Comercial') },
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByText('Informe ao menos um filtro')).toBeVisible();
    await expect(asked).toHaveLength(0);
    await expectClosed({ canvas }, 'Informe ao menos um filtro', ['Pesquisar']);
    await step('One field is enough', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Fornecedor' }));
      await userEvent.click(await screen.findByRole('option', { name: '7061 - PANELAS DA SERRA' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Pesquisar' }));
      await rowOf({ canvas });
      await expect(lastAsked()).toEqual({ FornecedorId: '61', Pagina: '1', QuantidadeRegistros: '20' });
    });
    await step('The acts are closed', async () => {
      await choose({ canvas, userEvent }, first);
      await expectClosed({ canvas }, 'Somente aprovadores e a diretoria decidem');
    });
  },
});

/** A link of a colleague: all nine filters, as words and in the call (LOT-001 to LOT-009, D14). */
export const Filtered = meta.story({
  args: {
    path: href('product-approval', {
      fornecedor: 61,
      gestor: 3,
      grupo: 12,
      divisao: 4,
      inicio: '2027-03-01',
      fim: '2027-03-31',
      familia: 87,
      codigo: 305021,
      status: 'AguardandoAprovacao',
      risco: 2,
    }),
  },
  play: async ({ canvas }) => {
    const chips = within(await canvas.findByRole('list', { name: 'Filtros aplicados' }));
    for (const text of [
      'Status: Aguardando Aprovação',
      'Família: PANELA TRAMONTINA 4,5LT SOLAR',
      'Fornecedor: 7061 - PANELAS DA SERRA',
      'Código do produto: 305021',
      'Período: 01-03-2027 a 31-03-2027',
      'Grupo de divisão: UTILIDADES',
      'Divisão: BAZAR',
      'Gestor: MARINA ALVES',
      'Risco: Médio risco',
    ]) {
      await expect(await chips.findByText(text)).toBeVisible();
    }
    await waitFor(() =>
      expect(lastAsked()).toMatchObject({
        FornecedorId: '61',
        GestorId: '3',
        GrupoDivisaoId: '12',
        DivisaoId: '4',
        DataInicio: '2027-03-01',
        DataFim: '2027-03-31',
        FamiliaId: '87',
        CodigoProduto: '305021',
        Status: 'AguardandoAprovacao',
        ClassificacaoDeRiscoId: '2',
      }),
    );
  },
});

Filtered.test('is emptied, and waits for a filter then', async ({ canvas, userEvent }) => {
  await rowOf({ canvas });
  await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }));
  await expect(await canvas.findByText('Informe ao menos um filtro')).toBeVisible();
  await expectClosed({ canvas }, 'Informe ao menos um filtro', ['Pesquisar']);
});

/** The page with its item of the menu, in a browser that goes to another page and back. */
function WithMenu() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <>
      {pathname === href('product-approval') ? <ApprovalPage /> : <h1>Outra página</h1>}
      <nav aria-label="Navegador">
        <Button onClick={() => void navigate(href('product-approval'))}>Aprovação no menu</Button>
        <Button onClick={() => void navigate('/')}>Ir a outra página</Button>
        <Button onClick={() => void navigate(-1)}>Voltar no navegador</Button>
      </nav>
    </>
  );
}

/** The item of the menu opens the queue also where the page is open, and what the user has emptied stays empty (LOT-020, G-45). */
export const OpenedAgain = meta.story({
  name: 'Aberta de novo',
  args: { section: <WithMenu /> },
  play: async ({ canvas, userEvent, step }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const findEmptied = async () =>
      expect(await canvas.findByText('Informe ao menos um filtro')).toBeVisible();
    await step('By the menu, over the queue and over no filter', async () => {
      await rowOf({ canvas });
      await press('Aprovação no menu');
      await rowOf({ canvas });
      await press('Limpar filtros');
      await findEmptied();
      await press('Aprovação no menu');
      await rowOf({ canvas });
      await expect(lastAsked()).toMatchObject({ Status: 'AguardandoAprovacao' });
    });
    await step('Emptied, left and come back to', async () => {
      await press('Limpar filtros');
      await findEmptied();
      await press('Ir a outra página');
      await canvas.findByRole('heading', { name: 'Outra página' });
      await press('Voltar no navegador');
      await findEmptied();
    });
  },
});

/** The queries of the last calls of two selects. */
const narrowed: Record<'groups' | 'divisions', Record<string, string>> = { groups: {}, divisions: {} };

/** Groups are those of the manager, divisions those of the group, both those of the supplier (LOT-035 to LOT-038). */
export const NarrowedSelects = meta.story({
  args: { session: staff('Comercial') },
  beforeEach({ msw }) {
    const queryOf = ({ url }: Request) => Object.fromEntries(new URL(url).searchParams);
    msw.use(
      gatewayHttp.get('/api/produtos/grupo-divisoes', ({ request, response }) => {
        narrowed.groups = queryOf(request);
        const group = { id: 12, codigo: 112, descricao: 'UTILIDADES', versao: 1 };
        return response(200).json({
          grupoDivisoes: [{ ...group, gestoresId: 3, nomeGestor: 'MARINA ALVES' }],
          meta: listMeta(1, 20),
        });
      }),
      gatewayHttp.get('/api/produtos/divisoes', ({ request, response }) => {
        narrowed.divisions = queryOf(request);
        return response(200).json({ divisoes: [{ id: 4, descricao: 'BAZAR' }], meta: listMeta(1, 20) });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Informe ao menos um filtro');
    await userEvent.click(canvas.getByRole('button', { name: 'Mais filtros' }));
    for (const [field, option] of [
      ['Gestor', 'MARINA ALVES'],
      ['Grupo de divisão', 'UTILIDADES'],
      ['Divisão', 'BAZAR'],
    ] as const) {
      await userEvent.click(canvas.getByRole('combobox', { name: field }));
      await userEvent.click(await screen.findByRole('option', { name: option }));
    }
    await expect(narrowed.groups).toEqual({
      gestorId: '3',
      'Paginacao.Pagina': '1',
      'Paginacao.QuantidadeRegistros': '20',
    });
    await expect(narrowed.divisions).toEqual({
      grupoDivisaoId: '12',
      Pagina: '1',
      QuantidadeRegistros: '20',
    });
    await userEvent.click(canvas.getByRole('combobox', { name: 'Fornecedor' }));
    await userEvent.click(await screen.findByRole('option', { name: '7061 - PANELAS DA SERRA' }));
    await userEvent.click(canvas.getByRole('combobox', { name: 'Divisão' }));
    await waitFor(() =>
      expect(narrowed).toMatchObject({
        groups: { gestorId: '3', fornecedorId: '61' },
        divisions: { grupoDivisaoId: '12', fornecedorId: '61' },
      }),
    );
  },
});

Default.test(
  'keeps what was chosen, and its sums, under another filter',
  async ({ canvas, userEvent, msw }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecionar todos' }));
    await expect(await canvas.findByText('45 selecionados')).toBeVisible();
    msw.use(batchListAnswer(LIST, products.slice(40), asked));
    await userEvent.click(canvas.getByRole('combobox', { name: 'Fornecedor' }));
    await userEvent.click(await screen.findByRole('option', { name: '7061 - PANELAS DA SERRA' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pesquisar' }));
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '6'));
    await expect(canvas.getByText('45 selecionados')).toBeVisible();
    await expect(canvas.getByText(/^Valor NF R\$/).textContent).toBe(`Valor NF ${formatBrl(45 * 98.75)}`);
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar só selecionados' }));
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '46');
  },
);

/** Chosen rows of all pages are counted and summed in reais, each amount of its own. */
export const Selecting = meta.story({
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, first);
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
    await choose({ canvas, userEvent }, products[20]?.nome);
    await expect(canvas.getByText('2 selecionados')).toBeVisible();
    for (const [label, amount] of [
      ['Valor NF', 197.5],
      ['Custo final', 225.8],
      ['PV', 359.8],
    ] as const) {
      await expect(canvas.getByText(new RegExp(`^${label} R\\$`)).textContent).toBe(
        `${label} ${formatBrl(amount)}`,
      );
    }
  },
});

Selecting.test('takes the rows of all pages at once', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecionar todos' }));
  await expect(await canvas.findByText('45 selecionados')).toBeVisible();
  await expect(lastAsked()).toMatchObject({ Pagina: '1', QuantidadeRegistros: '100' });
  await choose({ canvas, userEvent }, products[21]?.nome);
  await expect(await canvas.findByText('44 selecionados')).toBeVisible();
});

Selecting.test('still sums what is chosen on other pages after the review', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Aprovar' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Voltar' }));
  await expect(await canvas.findByText('2 selecionados')).toBeVisible();
  await expect(canvas.getByText(/^Valor NF R\$/).textContent).toBe(`Valor NF ${formatBrl(197.5)}`);
});

/** More than a hundred cannot be chosen: the dialog says so, and offers the first hundred (LOT-025, LOT-026, D20, G-18). */
export const TooMany = meta.story({
  beforeEach({ msw }) {
    msw.use(
      batchListAnswer(
        LIST,
        Array.from({ length: 130 }, (_, index) => batchProduct(index)),
        asked,
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await rowOf({ canvas });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecionar todos' }));
    await expect(
      await screen.findByRole('alertdialog', { name: 'Ação não permitida' }),
    ).toHaveAccessibleDescription(
      'Limite máximo excedido (100 itens) refine a busca ou não use o selecionar todos.',
    );
  },
});

TooMany.test('takes the first hundred, and sums them', async ({ canvas, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Selecionar os primeiros 100' }));
  await expect(await canvas.findByText('100 selecionados')).toBeVisible();
  await expect(canvas.getByText(/^Valor NF R\$/).textContent).toBe(`Valor NF ${formatBrl(9875)}`);
  await expectPressable(canvas.getByRole('button', { name: 'Aprovar' }));
});

/** What waits for others is left out before anything is sent, and says so; the rest has its total (D19). */
export const Reviewing = meta.story({
  args: { path: href('product-approval', { fornecedor: 61 }) },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, first, second, third);
    await userEvent.click(canvas.getByRole('button', { name: 'Aprovar' }));
    await expect(await canvas.findByRole('heading', { name: 'Conferir antes de aprovar' })).toHaveFocus();
    await expect(canvas.getByText('Somente aprovadores do comercial decidem nesta etapa')).toBeVisible();
    await expect(canvas.getByText(/^R\$\s197,50$/)).toBeVisible();
    await expect(sent).toHaveLength(0);
  },
});

Reviewing.test('leads back to the rows that were chosen, and to the act', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Voltar' }));
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Aprovar' })).toHaveFocus());
  await expect(canvas.getByText('3 selecionados')).toBeVisible();
});

/** Its fields are emptied, but not applied: the rows stay, and 'Pesquisar' says what is missing (LOT-010, LOT-011). */
export const Emptied = meta.story({
  name: 'Filtro esvaziado',
  args: { path: href('product-approval', { codigo: 305021 }) },
  play: async ({ canvas, userEvent }) => {
    await rowOf({ canvas });
    await userEvent.click(canvas.getByRole('button', { name: /^Mais filtros/ }));
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Código do produto' }));
    await expectClosed({ canvas }, 'Informe ao menos um filtro', ['Pesquisar']);
    await expect(await rowOf({ canvas })).toBeVisible();
  },
});

/** Lets the gateway answer that is waited for. */
let release = () => {};

/** The page in a browser that goes back and forward. */
function WithHistory() {
  const navigate = useNavigate();
  return (
    <>
      <ApprovalPage />
      <Button onClick={() => void navigate(-1)}>Voltar no navegador</Button>
      <Button onClick={() => void navigate(1)}>Avançar no navegador</Button>
    </>
  );
}

/** Back does not call off what runs: it stays in sight, and the page says why (D19). */
export const BackWhileRunning = meta.story({
  name: 'Voltar durante o lote',
  args: { ...Reviewing.input.args, section: <WithHistory /> },
  beforeEach({ msw }) {
    const held = Promise.withResolvers<void>();
    release = held.resolve;
    msw.use(
      gatewayHttp.put(APPROVE, async ({ request, response }) => {
        const ids = new URL(request.url).searchParams.getAll('produtosIds');
        const { lote } = await request.json();
        await held.promise;
        return response(200).json(batchAnswer(lote, ids.map(Number)));
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const press = async (name: string) => userEvent.click(await canvas.findByRole('button', { name }));
    await choose({ canvas, userEvent }, first);
    await press('Aprovar');
    await press('Aprovar 1 item');
    await canvas.findByRole('heading', { name: 'Aprovar: em andamento' });
    await press('Voltar no navegador');
    await expect(
      await screen.findByText(
        'O lote está em andamento e não pode ser interrompido. O resultado aparece aqui.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Aprovar: em andamento' })).toBeVisible();
    release();
    await canvas.findByRole('heading', { name: 'Aprovar: resultado' });
  },
});

/** Back leads from the review to the list as 'Voltar' does, and from the report as 'Concluir'; Forward sends nothing (D19). */
export const LeftByBack = meta.story({
  name: 'Voltar no navegador',
  args: { ...Reviewing.input.args, section: <WithHistory /> },
  play: async ({ canvas, userEvent, step }) => {
    const press = async (name: string) => userEvent.click(await canvas.findByRole('button', { name }));
    await choose({ canvas, userEvent }, first, third);
    await step('from the review, to what was chosen', async () => {
      await press('Aprovar');
      await canvas.findByRole('heading', { name: 'Conferir antes de aprovar' });
      await press('Voltar no navegador');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Aprovar' })).toHaveFocus());
      await expect(canvas.getByText('2 selecionados')).toBeVisible();
    });
    await step('Forward leads to the list', async () => {
      await press('Avançar no navegador');
      await expect(canvas.getByText('2 selecionados')).toBeVisible();
      await press('Voltar no navegador');
    });
    await step('from the report, to the list with nothing chosen', async () => {
      await press('Aprovar');
      await press('Aprovar 2 itens');
      await canvas.findByRole('heading', { name: 'Aprovar: resultado' });
      await press('Voltar no navegador');
      await expect(await canvas.findByText('Nenhum selecionado')).toBeVisible();
      await press('Avançar no navegador');
      await expect(canvas.getByText('Nenhum selecionado')).toBeVisible();
      await expect(sent).toHaveLength(1);
    });
  },
});

/** Each product has its result; the ids are in the query, the versions that were seen in the body (LOT-023, D19). */
export const Approved = meta.story({
  beforeEach({ msw }) {
    msw.use(
      ...decisions({ 5023: { resultado: 'Alterado', mensagem: 'O produto mudou depois que foi lido' } }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, first, third);
    await userEvent.click(canvas.getByRole('button', { name: 'Aprovar' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Aprovar 2 itens' }));
    await canvas.findByRole('heading', { name: 'Aprovar: resultado' });
    await expect(canvas.getByText('O produto mudou depois que foi lido')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Tentar novamente/ })).not.toBeInTheDocument();
    await expect(sent).toEqual([
      {
        act: APPROVE,
        ids: ['5021', '5023'],
        versoes: [
          { produtoId: 5021, versao: 2 },
          { produtoId: 5023, versao: 2 },
        ],
        lote: expect.any(String),
      },
    ]);
  },
});

Approved.test(
  'reads the list again, with nothing chosen and the focus where it was',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Concluir' }));
    await expect(await canvas.findByText('Nenhum selecionado')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Aprovar' })).toHaveFocus();
    await waitFor(() => expect(asked.length).toBeGreaterThan(1)); // the first time for the page
  },
);

/** A refusal goes its own way; what got no answer is sent again in the same batch, and nothing else (LOT-024, D19). */
export const RetriedRefusal = meta.story({
  name: 'Reprovação repetida',
  beforeEach({ msw }) {
    let failures = 1;
    msw.use(
      gatewayHttp.put(REFUSE, async ({ request, response }) => {
        const ids = new URL(request.url).searchParams.getAll('produtosIds');
        const { lote, versoes } = await request.json();
        sent.push({ act: REFUSE, ids, versoes, lote });
        failures -= 1;
        if (failures >= 0) return response.untyped(Response.json(errorBody('Falha'), { status: 500 }));
        return response(200).json(batchAnswer(lote, ids.map(Number)));
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, first);
    await userEvent.click(canvas.getByRole('button', { name: 'Reprovar' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Reprovar 1 item' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente o que falhou' }));
    await canvas.findByText('Concluídos: 1. Com falha: 0. Impedidos: 0.');
    await expect(sent.map(({ act, ids }) => [act, ids])).toEqual([
      [REFUSE, ['5021']],
      [REFUSE, ['5021']],
    ]);
    await expect(sent[0]?.lote).toBe(sent[1]?.lote);
  },
});

/** From the filter to the report without the pointer. */
export const Keyboard = meta.story({
  args: { session: staff('Diretoria'), path: href('product-approval', { codigo: 305021 }) },
  play: async ({ canvas, userEvent, step }) => {
    await rowOf({ canvas });
    await step('The filter is filled in and searched with Enter', async () => {
      canvas.getByRole('button', { name: /^Mais filtros/ }).focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.tab();
      const code = canvas.getByRole('textbox', { name: 'Código do produto' });
      while (document.activeElement !== code) await userEvent.tab();
      await userEvent.keyboard('{Control>}a{/Control}305022{Enter}');
      await waitFor(() => expect(lastAsked()).toMatchObject({ CodigoProduto: '305022' }));
    });
    await step('A row is chosen with Space, and the act reached by Tab', async () => {
      canvas.getByRole('checkbox', { name: 'Selecionar todos' }).focus();
      await userEvent.keyboard('{ArrowDown} ');
      await expect(canvas.getByText('1 selecionado')).toBeVisible();
      const approve = canvas.getByRole('button', { name: 'Aprovar' });
      while (document.activeElement !== approve) await userEvent.tab({ shift: true });
      await userEvent.keyboard('{Enter}');
    });
    await step('Through the review to the report', async () => {
      await expect(await canvas.findByRole('heading', { name: 'Conferir antes de aprovar' })).toHaveFocus();
      const run = canvas.getByRole('button', { name: 'Aprovar 1 item' });
      while (document.activeElement !== run) await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Aprovar: resultado' })).toHaveFocus());
      const finish = canvas.getByRole('button', { name: 'Concluir' });
      while (document.activeElement !== finish) await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Aprovar' })).toHaveFocus());
    });
  },
});

/** A PDF of the chosen products with the columns as they are shown (LOT-014, G-20); its own states are in 'Gerar PDF'. */
export const Pdf = meta.story({
  play: async (actor) => {
    const { canvas, userEvent } = actor;
    const made = spyOn(URL, 'createObjectURL');
    const press = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await choose(actor, first, third);
    await userEvent.click(canvas.getByRole('button', { name: 'Gerar PDF' }));
    const name = /^aprovacao-produtos-\d{4}-\d\d-\d\d\.pdf/;
    await expect(
      await screen.findByText(new RegExp(`${name.source}: 2 produtos, 1 página$`), {}, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(press.mock.contexts.at(-1)).toHaveAttribute('download', expect.stringMatching(name));
    const file = made.mock.calls.flatMap(([blob]) => (blob instanceof Blob ? [blob] : [])).at(-1);
    const [page] = await pdfText(await (file ?? new Blob()).arrayBuffer());
    const sums = [197.5, 225.8, 359.8].map((amount) => formatBrl(amount).replace('\u00a0', ' '));
    await expect(page).toContain(
      `Status: Aguardando Aprovação Seleção: 2 produtos · Valor NF ${sums[0]} · Custo final ${sums[1]} · PV ${sums[2]}`,
    );
    await expect(page).toContain(`Total ${sums.join(' ')}`);
  },
});

/** The first answer is on its way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(LIST, never));
  },
});

/** Nothing waits for the user: there is nothing to print either. */
export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(batchListAnswer(LIST, []));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Não há dados para exibir');
    await expectClosed({ canvas }, 'A lista está vazia', ['Gerar PDF']);
  },
});

/** The list could not be read. */
export const ErrorState = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(LIST, ({ response }) => response.untyped(new Response(null, { status: 500 }))));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Erro ao buscar produtos')).toBeVisible();
  },
});

const longSupplier = 'INDÚSTRIA E COMÉRCIO DE UTENSÍLIOS DOMÉSTICOS IRMÃOS ALBUQUERQUE LTDA';

/** Names as long as they may be: cut, but for the end by which they are told apart, and whole in their tooltip (LOT-028). */
export const LongContent = meta.story({
  beforeEach({ msw }) {
    const nome =
      'JOGO DE PANELAS ANTIADERENTE COM TAMPA DE VIDRO TEMPERADO E CABO DE SILICONE VERMELHO 10 PEÇAS 4,5 LT';
    const fornecedorNomeTela = longSupplier;
    msw.use(
      batchListAnswer(
        LIST,
        products.slice(0, 20).map((row) => ({ ...row, nome, familiaNome: nome, fornecedorNomeTela })),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const [end] = await canvas.findAllByText(/^IRMÃOS ALBUQUERQUE LTDA$|^ALBUQUERQUE LTDA$/);
    if (!end) throw new Error('No supplier is shown.');
    await expect(end).toBeVisible();
    await userEvent.hover(end);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(longSupplier);
  },
});

/** On a telephone each product is a card with what is decided on. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Selecionar ${first}` }));
    await expectPressable(canvas.getByRole('button', { name: 'Aprovar' }));
    const [cell] = canvas.getAllByText('PANELAS DA SERRA');
    await expect(cell).toBeVisible();
  },
});

/** Whoever neither decides nor is of Comercial comes home instead (G-45). */
export const OtherRoles = meta.story(otherRoles('product-approval'));
