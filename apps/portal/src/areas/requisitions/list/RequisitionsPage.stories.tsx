import { href, REQUISITION_STATUS_LABELS, type Role, requisitionIcons } from '@portal/domain';
import { formatBrl } from '@portal/formats';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectPressable } from '#storybook/expectPressable.ts';
import preview from '#storybook/preview';
import { downloadsCsv } from '../../../shared/stories/downloadsCsv.ts';
import { gatewayHttp, meta as listMeta, never } from '../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../shared/stories/people.ts';
import { pageParameters, renderPortal } from '../../../shared/stories/renderPortal.tsx';
import {
  longRow,
  nothingAsked,
  requisitionRow,
  requisitionsGateway,
} from '../../../shared/stories/requisitionLists.ts';
import {
  newRequisitionDraft,
  readsRequisition,
  requisition,
  requisitionFormLists,
} from '../../../shared/stories/requisitions.ts';
import type { StoryActor } from '../../../shared/stories/StoryActor.ts';
import { recordsOfRequisition, requisitionToForm } from '../form/storedRequisition.ts';

const LIST = '/api/produtos/requisicoes';

const rows = Array.from({ length: 45 }, (_, index) => requisitionRow(index));

/** What the page asked its gateway. */
let asked = nothingAsked();

const meta = preview.meta({
  title: 'Pages/Consultar requisições',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: href('requisitions'), session: staff('Comercial') },
  render: renderPortal,
  beforeEach({ msw }) {
    asked = nothingAsked();
    msw.use(...requisitionsGateway(rows, { asked }));
  },
});

const lastAsked = () => Object.fromEntries(asked.lists.at(-1) ?? []);

const rowOf = async ({ canvas }: Pick<StoryActor, 'canvas'>, id: number) =>
  within(await canvas.findByRole('row', { name: new RegExp(String(id)) }));

/** Whoever requests finds every requisition of the department (RQL-002, RQL-012, RQL-017). */
export const Default = meta.story({
  name: 'Comercial',
  play: async ({ canvas }) => {
    await rowOf({ canvas }, 4012);
    await expect(lastAsked()).toEqual({
      DepartamentoRequisicaoId: '1',
      Pagina: '1',
      QuantidadeRegistros: '20',
    });
  },
});

Default.test('has the columns of G-35, and those of the analysis (RQL-014, RQL-015)', async ({ canvas }) => {
  await rowOf({ canvas }, 4012);
  const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
  await expect(headers).toEqual([
    '',
    ...['Código', 'Fornecedor', 'Valor', 'Faturamento', 'Status', 'Gestor', 'Saldo C/C', 'Liberação'],
    ...['Sugestão', 'Requisitante', 'Obs. Validador', 'Obs. Diretor', 'Criação', 'Tags'],
    ...['Dias de estoque (qtd.)', 'Dias de estoque (valor)', 'Estoque a custo', 'Estoque a preço de venda'],
    ...['Estoque com a requisição', '% Evolução', '% Ruptura', 'Venda do mês anterior'],
    ...['Venda do mês vigente', 'Ações'],
  ]);
});

Default.test('cuts the observations of the validator at 20 characters (RQL-018)', async ({ canvas }) => {
  const row = await rowOf({ canvas }, 4015);
  await expect(row.getByText('Conferido com o gest…')).toBeVisible();
});

Default.test(
  'sorts by a figure of the analysis under its prefix (RQL-016, RQL-028, RQL-029)',
  async ({ canvas, userEvent }) => {
    await rowOf({ canvas }, 4012);
    await userEvent.click(canvas.getByRole('button', { name: /^Valor\b/ }));
    await waitFor(() =>
      expect(lastAsked()).toMatchObject({
        'Ordenacao.Coluna': 'ValorRequisicao',
        'Ordenacao.Ascending': 'true',
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: /^% Ruptura/ }));
    await waitFor(() => expect(lastAsked()).toMatchObject({ 'Ordenacao.Coluna': 'Analise.ruptura' }));
  },
);

Default.test(
  'downloads what the filter finds as CSV',
  downloadsCsv('Consultar requisições.csv', ['', 'Ações']),
);

let readWithIt = false;

/** Whoever asked for a purchase comes back to its row (D23). */
export const Created = meta.story({
  args: {
    drafts: newRequisitionDraft(requisitionToForm(requisition), recordsOfRequisition(requisition)),
  },
  beforeEach({ msw }) {
    const created = { ...requisition, id: 5012 };
    const stored = [...rows];
    readWithIt = false;
    msw.use(
      readsRequisition(created),
      gatewayHttp.get(LIST, ({ request, response }) => {
        const size = Number(new URL(request.url).searchParams.get('QuantidadeRegistros'));
        readWithIt ||= size === 20 && stored.length > rows.length;
        return response(200).json({
          requisicoes: stored.slice(0, size),
          meta: listMeta(stored.length, size),
        });
      }),
      gatewayHttp.post(LIST, ({ response }) => {
        stored.unshift(requisitionRow(1000));
        return response(201).json({ requisicao: created, assinaturasArquivos: [] });
      }),
      ...requisitionFormLists,
    );
  },
  play: async ({ canvas, userEvent }) => {
    await rowOf({ canvas }, 4012);
    await userEvent.click(canvas.getByRole('button', { name: 'Nova requisição' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Recuperar o que você digitou' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Requisitar' }));
    await canvas.findByRole('heading', { level: 1, name: 'Requisição 5012' });
    await waitFor(() => expect(readWithIt).toBe(true));
    await userEvent.click(canvas.getByRole('link', { name: 'Voltar' }));
    const row = await canvas.findByRole('row', { name: /5012/ });
    await waitFor(() => expect(within(row).getByRole('link')).toHaveFocus());
    await expect(row).toHaveAttribute('aria-current', 'true');
  },
});

Default.test('sums the chosen requisitions over all pages (RQL-014)', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Selecionar requisição 4012' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Selecionar requisição 4032' }));
  await expect(canvas.getByText(/^Valor R\$/).textContent).toBe(`Valor ${formatBrl(20_020.2)}`);
});

/** The icons of each status by the action matrix, closed ones with the reason (RQL-020 to RQL-025, SM-5). */
async function expectMatrix({ canvas }: Pick<StoryActor, 'canvas'>, role: Role) {
  for (const { id, status } of rows.slice(0, Object.keys(REQUISITION_STATUS_LABELS).length)) {
    const row = await rowOf({ canvas }, id);
    const icons = requisitionIcons([role], status);
    const name = `requisição ${id}`;
    const opens = icons.opens === 'edit' ? 'Editar' : 'Consultar';
    await expectPressable(row.getByRole('button', { name: `${opens} ${name}` }));
    await expect(row.queryAllByRole('button', { name: `Excluir ${name}` })).toHaveLength(
      icons.delete ? 1 : 0,
    );
    for (const [label, reason] of [
      ['Validar', icons.validate],
      ['Aprovar', icons.approve],
    ] as const) {
      const button = row.getByRole('button', { name: `${label} ${name}` });
      if (reason === null) {
        await expectPressable(button);
        continue;
      }
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      button.focus();
      await waitFor(() => expect(button).toHaveAccessibleDescription(reason));
    }
  }
}

Default.test(
  'has the icons of the action matrix for Comercial (RQL-020 to RQL-025, RQL-013)',
  async ({ canvas }) => expectMatrix({ canvas }, 'Comercial'),
);

/** A director may approve, and nothing else is different (RQL-024). */
export const Director = meta.story({
  name: 'Diretoria',
  args: { session: staff('Diretoria') },
  play: async ({ canvas }) => expectMatrix({ canvas }, 'Diretoria'),
});

/** Only what nobody has validated can be deleted, after a question (RQL-020, RQL-026, G-32). */
export const Deleting = meta.story({
  name: 'Exclusão',
  play: async ({ canvas, userEvent, step }) => {
    const row = await rowOf({ canvas }, 4012);
    await userEvent.click(row.getByRole('button', { name: 'Excluir requisição 4012' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Excluir requisição' }));
    await expect(dialog.getByText(/^Tem certeza que deseja excluir 4012\?/)).toBeVisible();
    await step('It is deleted in the version that was seen, and the list is read again', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Excluir' }));
      await expect(await screen.findByText('Item removido com sucesso')).toBeVisible();
      await expect(asked.acts).toEqual([{ act: 'delete', id: 4012, version: '"2"' }]);
      await waitFor(() => expect(canvas.queryByRole('row', { name: /4012/ })).not.toBeInTheDocument());
    });
  },
});

/** A link of a colleague: the whole filter, as words and in the call (RQL-003 to RQL-009, D14). */
export const Filtered = meta.story({
  name: 'Filtro aplicado',
  args: {
    path: href('requisitions', {
      gestor: 3,
      liberacao: 'Divisao',
      fornecedor: 61,
      inicio: '2027-03-01',
      fim: '2027-04-30',
      status: 'Validado',
      tags: '18,19',
    }),
  },
  play: async ({ canvas }) => {
    const chips = within(await canvas.findByRole('list', { name: 'Filtros aplicados' }));
    for (const text of [
      'Status: Validado',
      'Fornecedor: 7061 - PANELAS DA SERRA',
      'Gestor: MARINA ALVES',
      'Tipo de liberação: Divisão',
      'Faturamento: 01-03-2027 a 30-04-2027',
      'Tags: NATAL, VERÃO',
    ])
      await expect(await chips.findByText(text)).toBeVisible();
    await waitFor(() =>
      expect(lastAsked()).toMatchObject({
        GestorId: '3',
        TipoLiberacao: 'Divisao',
        FornecedorId: '61',
        DataInicio: '2027-03-01',
        DataFim: '2027-04-30',
        StatusRequisicao: 'Validado',
      }),
    );
    await expect(asked.lists.at(-1)?.getAll('TagsIds')).toEqual(['18', '19']);
  },
});

Filtered.test('a printed page says what the list is narrowed to', async ({ canvas }) => {
  await canvas.findByRole('list', { name: 'Filtros aplicados' });
  const words = /de \d+ · Validado · 7061 - PANELAS DA SERRA · MARINA ALVES · Divisão · .+ · NATAL, VERÃO$/;
  const elsewhere = document.createElement('div'); // else each page asked for would ask for the next
  await waitFor(
    () => {
      window.dispatchEvent(new Event('beforeprint'));
      canvas.getByText(words);
    },
    { container: elsewhere },
  );
  window.dispatchEvent(new Event('afterprint'));
});

Filtered.test('a chip that is taken back takes what is half typed in its period too', async (actor) => {
  const { canvas, userEvent } = actor;
  await userEvent.click(await canvas.findByRole('button', { name: /^Mais filtros/ }));
  const from = canvas.getByRole('textbox', { name: 'Período de faturamento Data início' });
  await userEvent.clear(from);
  await userEvent.type(from, '2');
  await userEvent.click(canvas.getByRole('button', { name: /^Remover Faturamento/ }));
  await waitFor(() => expect(from).toHaveValue(''));
  await expect(from).toBeValid();
});

Filtered.test('a period the wrong way round is shown where it is refused', async ({ canvas, userEvent }) => {
  const more = await canvas.findByRole('button', { name: /^Mais filtros/ });
  await userEvent.click(more);
  const end = canvas.getByRole('textbox', { name: 'Período de faturamento Data fim' });
  await userEvent.clear(end);
  await userEvent.type(end, '01-01-2027');
  await userEvent.click(more);
  await userEvent.click(canvas.getByRole('button', { name: 'Pesquisar' }));
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await expect(end).toHaveFocus();
  await expect(end).toHaveAccessibleDescription(/^A data final deve ser igual ou posterior à inicial/);
});

/** Suggestion and department are fixed; the rest waits for 'Pesquisar' (RQL-001, RQL-002, RQL-010). */
export const Searching = meta.story({
  name: 'Pesquisa',
  play: async ({ canvas, userEvent, step }) => {
    await rowOf({ canvas }, 4012);
    await userEvent.click(canvas.getByRole('button', { name: 'Mais filtros' }));
    await expect(canvas.getByRole('textbox', { name: 'Sugestão' })).toHaveAttribute('readonly');
    const department = canvas.getByRole('textbox', { name: 'Departamento' });
    await expect(department).toHaveValue('COMERCIAL');
    await expect(department).toHaveAttribute('readonly');
    await step('Nothing is searched before the button', async () => {
      for (const [field, option] of [
        ['Gestor', 'MARINA ALVES'],
        ['Tipo de liberação', 'Divisão'],
        ['Tags', 'NATAL'],
        ['Status', 'Requisitado'],
      ] as const) {
        await userEvent.click(canvas.getByRole('combobox', { name: field }));
        await userEvent.click(await screen.findByRole('option', { name: option }));
      }
      await expect(asked.lists).toHaveLength(1);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Pesquisar' }));
    await waitFor(() =>
      expect(lastAsked()).toMatchObject({
        GestorId: '3',
        TipoLiberacao: 'Divisao',
        StatusRequisicao: 'Requisitado',
        TagsIds: '18',
      }),
    );
  },
});

/** The first answer is on its way (RQL-031). */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(LIST, never));
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Carregando...'))[0]).toBeInTheDocument();
  },
});

/** Nothing is there (RQL-030). */
export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(...requisitionsGateway([]));
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Não há dados para exibir'))[0]).toBeInTheDocument();
  },
});

/** The list could not be read. */
export const ErrorState = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(LIST, ({ response }) => response.untyped(new Response(null, { status: 500 }))));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Erro ao buscar requisições')).toBeVisible();
  },
});

/** Names as long as they may be, and amounts of millions. */
export const LongContent = meta.story({
  beforeEach({ msw }) {
    msw.use(...requisitionsGateway(rows.map((row) => ({ ...row, ...longRow }))));
  },
});

/** With the keyboard alone: by arrows to a row and its first act, and by Enter into the form. */
export const Keyboard = meta.story({
  beforeEach({ msw }) {
    msw.use(...requisitionsGateway(rows, { asked }), ...requisitionFormLists);
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('checkbox', { name: 'Selecionar requisição 4012' });
    canvas.getByRole('checkbox', { name: 'Selecionar todos' }).focus();
    await userEvent.keyboard('{ArrowDown} ');
    await expect(canvas.getByText('1 selecionado')).toBeVisible();
    const [supplier] = canvas.getAllByRole('link', { name: 'PANELAS DA SERRA' });
    for (let cells = 0; cells < 6 && document.activeElement !== supplier; cells += 1)
      await userEvent.keyboard('{ArrowRight}');
    await expect(supplier).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /^Requisição 4012/ }, { timeout: 10_000 }),
    ).toBeVisible();
  },
});

/** On a telephone each requisition is a card. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findByRole('combobox', { name: 'Ordenar por' }); // the rows are cards by now
    const [supplier] = await canvas.findAllByText('PANELAS DA SERRA');
    await expect(supplier).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Editar requisição 4012' })).toBeVisible();
  },
});
