import { href, REQUISITION_DECISION_TEXTS } from '@portal/domain';
import { formatBrl } from '@portal/formats';
import { Button } from '@portal/ui';
import { useNavigate } from 'react-router';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectPressable } from '#storybook/expectPressable.ts';
import preview from '#storybook/preview';
import { analysisOf, companyFlows } from '../../../shared/stories/cashFlow.ts';
import { gatewayHttp, never } from '../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../shared/stories/people.ts';
import { pageParameters, renderPortal } from '../../../shared/stories/renderPortal.tsx';
import {
  longRow,
  nothingAsked,
  requisitionsGateway,
  requisitionsOf,
} from '../../../shared/stories/requisitionLists.ts';
import type { StoryActor } from '../../../shared/stories/StoryActor.ts';
import { ApprovalListPage } from './ApprovalListPage.tsx';
// The lazy parts of the page, loaded with the stories, so that no story waits for their code.
import '../analysis/GraphicAnalysis.tsx';
import '../history/RequisitionLog.tsx';
import '../list/DecisionBatch.tsx';
import '../projection/ProjectedCashFlow.tsx';
import './ReleasesChart.tsx';

const LIST = '/api/produtos/requisicoes';

const rows = requisitionsOf('Validado', 45);

/** What the page asked its gateway. */
let asked = nothingAsked();

const meta = preview.meta({
  title: 'Pages/Aprovar requisições',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: href('requisitions-to-approve'), session: staff('Diretoria') },
  argTypes: { section: { control: false } },
  render: renderPortal,
  beforeEach({ msw }) {
    asked = nothingAsked();
    msw.use(analysisOf(companyFlows), ...requisitionsGateway(rows, { asked }));
  },
});

const lastList = () => Object.fromEntries(asked.lists.at(-1) ?? []);
const chartIds = () => asked.charts.at(-1)?.getAll('requisicoes');

const choose = async ({ canvas, userEvent }: StoryActor, ...ids: number[]) => {
  for (const id of ids)
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Selecionar requisição ${id}` }));
};

const expectClosed = async ({ canvas }: Pick<StoryActor, 'canvas'>, reason: string) => {
  for (const name of ['Recusar', 'Aprovar']) {
    const button = canvas.getByRole('button', { name });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    button.focus();
    await waitFor(() => expect(button).toHaveAccessibleDescription(reason));
  }
};

/** The validated requisitions, with what falls due of all of them (RQA-001 to RQA-008, G-55). */
export const Default = meta.story({
  name: 'Diretoria',
  play: async ({ canvas }) => {
    await canvas.findByRole('checkbox', { name: 'Selecionar requisição 4012' });
    await expect(lastList()).toEqual({
      DepartamentoRequisicaoId: '1',
      StatusRequisicao: 'Validado',
      Pagina: '1',
      QuantidadeRegistros: '20',
    });
    await expectClosed({ canvas }, 'Selecione ao menos uma requisição');
    await expect(canvas.queryByRole('combobox', { name: 'Status' })).not.toBeInTheDocument();
    await expect(await canvas.findByRole('region', { name: 'LANÇAMENTOS' })).toBeVisible();
    await waitFor(() => expect(asked.charts.at(-1)?.get('tipoVisaoGrafico')).toBe('Mes'));
    await expect(chartIds()).toEqual([]);
  },
});

/** Several are chosen over pages: their sum, and the chart of just these (RQA-002, RQA-003, G-55). */
export const Selecting = meta.story({
  name: 'Seleção',
  play: async ({ canvas, userEvent, step }) => {
    await step('The edit log is shown of exactly one (RQA-004, RQA-005)', async () => {
      await choose({ canvas, userEvent }, 4012);
      const log = await canvas.findByRole(
        'table',
        { name: 'Log de edições da requisição 4012' },
        { timeout: 10_000 }, // its code is loaded now
      );
      await expect(await within(log).findByText('Rui Barros')).toBeVisible();
      await choose({ canvas, userEvent }, 4013);
      await expect(canvas.queryByRole('table', { name: /^Log de edições/ })).not.toBeInTheDocument();
    });
    await expect(canvas.getByText(/^Valor R\$/).textContent).toBe(`Valor ${formatBrl(20_001.2)}`);
    await waitFor(() =>
      expect(asked.charts.some((query) => query.getAll('requisicoes').length === 2)).toBe(true),
    );
    await step('The chart says the same sum', async () => {
      const chart = within(canvas.getByRole('region', { name: 'LANÇAMENTOS' }));
      await userEvent.click(chart.getByRole('radio', { name: 'Tabela' }));
      await expect(await chart.findByText(/20\.001,20/)).toBeVisible();
    });
    await step('Its period goes along', async () => {
      const chart = within(canvas.getByRole('region', { name: 'LANÇAMENTOS' }));
      await userEvent.click(chart.getByRole('radio', { name: 'Semana' }));
      await waitFor(() =>
        expect(asked.charts.some((query) => query.get('tipoVisaoGrafico') === 'Semana')).toBe(true),
      );
    });
    await step('By day it shows no values, and says why (CHT-008)', async () => {
      const chart = within(canvas.getByRole('region', { name: 'LANÇAMENTOS' }));
      const values = chart.getByRole('switch', { name: 'Exibir valores' });
      await userEvent.click(values);
      await userEvent.click(chart.getByRole('radio', { name: 'Dia' }));
      await expect(values).not.toBeChecked();
      await expect(values).toHaveAccessibleDescription('Os valores não cabem no gráfico por dia');
    });
  },
});

/** One call a requisition in the version that was seen, one question, one outcome each (RQA-014, RQA-019, RQA-022, G-43). */
export const Approved = meta.story({
  name: 'Aprovação',
  play: async ({ canvas, userEvent, step }) => {
    await choose({ canvas, userEvent }, 4012, 4014);
    await userEvent.click(canvas.getByRole('button', { name: 'Aprovar' }));
    await step('The question is asked once', async () => {
      const { title } = REQUISITION_DECISION_TEXTS.approve;
      await expect(await canvas.findByRole('heading', { name: title })).toBeVisible();
      await expect(
        canvas.getByText('Você tem certeza que deseja realmente Aprovar essas 2 requisições de compras?'),
      ).toBeVisible();
      await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
      await expect(asked.acts).toEqual([]);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Aprovar 2 itens' }));
    await canvas.findByRole('heading', { name: 'Aprovar: resultado' });
    await expect(asked.acts).toEqual([
      { act: 'aprovar', id: 4012, version: '"2"' },
      { act: 'aprovar', id: 4014, version: '"2"' },
    ]);
    await expect(await screen.findByText('Requisições aprovadas')).toBeVisible();
    await step('List and chart are read again, with nothing chosen (RQA-024)', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Concluir' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Aprovar' })).toHaveFocus());
      await waitFor(() =>
        expect(
          canvas.queryByRole('checkbox', { name: 'Selecionar requisição 4012' }),
        ).not.toBeInTheDocument(),
      );
      await waitFor(() => expect(chartIds()).toEqual([]));
    });
    await step('The queue counts them', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Analisar em sequência' }));
      await expect(await canvas.findByText(/^2 requisições aprovadas nesta sessão: R\$/)).toBeVisible();
    });
  },
});

/** A refusal asks for its observation, which goes along (RQA-015, RQA-020, RQA-021, RQA-023). */
export const Refused = meta.story({
  name: 'Recusa',
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 4013);
    await userEvent.click(canvas.getByRole('button', { name: 'Recusar' }));
    await expect(await canvas.findByText(REQUISITION_DECISION_TEXTS.refuse.question)).toBeVisible();
    const run = canvas.getByRole('button', { name: 'Recusar 1 item' });
    await expect(run).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(canvas.getByRole('textbox', { name: /Observação/ }), 'Estoque suficiente');
    await userEvent.click(run);
    await expect(await screen.findByText('Requisição recusada')).toBeVisible();
    await expect(asked.acts).toEqual([
      { act: 'recusar', id: 4013, version: '"2"', observacao: 'Estoque suficiente' },
    ]);
  },
});

/** Going back to the list does not cost the observation: the same choice has it again, another one has not (D11). */
export const RefusalLeft = meta.story({
  play: async ({ canvas, userEvent }) => {
    const observation = () => canvas.findByRole('textbox', { name: /Observação/ });
    const refuse = async () => userEvent.click(await canvas.findByRole('button', { name: 'Recusar' }));
    await choose({ canvas, userEvent }, 4013);
    await refuse();
    await userEvent.type(await observation(), 'Estoque suficiente');
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar' }));
    await refuse();
    await expect(await observation()).toHaveValue('Estoque suficiente');
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar' }));
    await choose({ canvas, userEvent }, 4013);
    await choose({ canvas, userEvent }, 4012);
    await refuse();
    await expect(await observation()).toHaveValue('');
  },
});

/** One was refused meanwhile: it has its outcome, the others theirs, and it is not offered again (D7, D19). */
export const RefusedMeanwhile = meta.story({
  name: 'Uma recusada nesse meio tempo',
  beforeEach({ msw }) {
    msw.use(...requisitionsGateway(rows, { asked, refusedMeanwhile: [4013] }));
  },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 4012, 4013, 4014);
    await userEvent.click(canvas.getByRole('button', { name: 'Aprovar' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Aprovar 3 itens' }));
    await canvas.findByText('Concluídos: 2. Com falha: 1. Impedidos: 0.');
    await expect(
      canvas.getByText('A requisição mudou depois que foi escolhida. Confira de novo antes de decidir.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Tentar novamente/ })).not.toBeInTheDocument();
  },
});

/** An answer that was lost: the retry finds that the requisition is approved, and approves nothing twice. */
export const LostAnswer = meta.story({
  name: 'Resposta perdida',
  beforeEach({ msw }) {
    msw.use(...requisitionsGateway(rows, { asked, loses: [4013] }));
  },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 4012, 4013);
    await userEvent.click(canvas.getByRole('button', { name: 'Aprovar' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Aprovar 2 itens' }));
    await canvas.findByText('Concluídos: 1. Com falha: 1. Impedidos: 0.');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente o que falhou' }));
    await canvas.findByText('Concluídos: 2. Com falha: 0. Impedidos: 0.');
    await expect(asked.acts.map(({ id, version }) => [id, version])).toEqual([
      [4012, '"2"'],
      [4013, '"2"'],
      [4013, '"2"'],
    ]);
  },
});

/** The graphic analysis takes the place of the list, which comes back with what was chosen (G-28). */
export const Analysis = meta.story({
  name: 'Análise Gráfica',
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 4012);
    await userEvent.click(canvas.getByRole('button', { name: 'Análise Gráfica' }));
    const heading = await canvas.findByRole('heading', { name: 'Análise Gráfica', level: 1 });
    await waitFor(() =>
      expect(document.title).toBe('Análise Gráfica · Aprovar requisições · Portal do Fornecedor'),
    );
    await expect(heading).toBeVisible();
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Análise Gráfica' })).toHaveFocus());
    await expect(document.title).toBe('Aprovar requisições · Portal do Fornecedor');
    await expect(canvas.getByText('1 selecionado')).toBeVisible();
  },
});

/** The list in a browser that goes back. */
function WithBack() {
  const navigate = useNavigate();
  return (
    <>
      <ApprovalListPage />
      <Button onClick={() => void navigate(-1)}>Voltar no navegador</Button>
    </>
  );
}

/** The analysis has an address of its own: Back leads to the list, with focus where it was opened. */
export const AnalysisLeft = meta.story({
  name: 'Análise Gráfica, Voltar no navegador',
  args: { section: <WithBack /> },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 4012);
    await userEvent.click(canvas.getByRole('button', { name: 'Análise Gráfica' }));
    await expect(await canvas.findByRole('heading', { name: 'Análise Gráfica', level: 1 })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar no navegador' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Análise Gráfica' })).toHaveFocus());
    await expect(canvas.getByRole('heading', { name: 'Aprovar requisições', level: 1 })).toBeVisible();
    await expect(canvas.getByText('1 selecionado')).toBeVisible();
  },
});

/** The tab was closed while three were approved: what the gateway knows of them, and the rest of it, is asked for again (D19, G-43). */
export const Interrupted = meta.story({
  name: 'Lote interrompido',
  args: {
    interrupted: {
      page: 'requisitions-to-approve',
      batch: {
        stage: 'running',
        lote: '0b9a6a5e-3f0c-4a5e-9f51-0d2b8f6d7c11',
        at: '2027-03-10T12:00:00.000Z',
        act: { id: 'approve', observacao: '' },
        items: rows.slice(0, 4).map(({ id, fornecedor, versao }) => ({
          id,
          name: fornecedor,
          code: String(id),
          versao: id === 4013 ? versao - 1 : versao,
        })),
        results: [{ id: 4012, ok: true }],
      },
    },
  },
  beforeEach({ msw }) {
    const [first, second, third, fourth] = rows;
    if (!first || !second || !third || !fourth) throw new Error('There are too few');
    // The second was approved before the tab was closed, the third was refused by somebody else, the fourth waits.
    const stored = [{ ...second, status: 'Aprovado' as const }, { ...third }, fourth];
    msw.use(...requisitionsGateway(stored, { asked, refusedMeanwhile: [third.id] }));
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('The page says how far it got', async () => {
      await canvas.findByText('Um lote foi interrompido: Aprovar, 10/03/2027 09:00');
      await expect(canvas.getByText(/^1 de 4 requisições tiveram resposta/)).toBeVisible();
    });
    await step('The report knows what is done, and sends what is not', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ver resultado' }));
      await canvas.findByText('Concluídos: 2. Com falha: 1. Aguardando: 1. Impedidos: 0.');
      const [first] = canvas.getAllByRole('link', { name: 'PANELAS DA SERRA' });
      await expect(first).toHaveAttribute('href', href('requisition-approval', { requestId: 4014 }));
      await expect(asked.acts).toEqual([]);
      await userEvent.click(canvas.getByRole('button', { name: 'Enviar o que falta' }));
      await expect(await canvas.findByText('Concluídos: 3. Com falha: 1. Impedidos: 0.')).toBeVisible();
      await expect(asked.acts).toEqual([{ act: 'aprovar', id: 4015, version: '"2"' }]);
    });
    await step('Back in the list focus is on the act', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Concluir' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Aprovar' })).toHaveFocus());
    });
  },
});

/** From the list to the report without the pointer. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('checkbox', { name: 'Selecionar requisição 4012' });
    await step('A row is chosen with Space, and the act reached by Tab', async () => {
      canvas.getByRole('checkbox', { name: 'Selecionar todos' }).focus();
      await userEvent.keyboard('{ArrowDown} ');
      await expect(canvas.getByText('1 selecionado')).toBeVisible();
      const approve = canvas.getByRole('button', { name: 'Aprovar' });
      while (document.activeElement !== approve) await userEvent.tab({ shift: true });
      await userEvent.keyboard('{Enter}');
    });
    await step('Through the question to the report, and back to the act', async () => {
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

/** The first answers are on their way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(LIST, never),
      gatewayHttp.get('/api/produtos/requisicoes/graficos/lancamentos', never),
    );
  },
});

/** Nothing waits for the director. */
export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(...requisitionsGateway([]));
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Não há dados para exibir'))[0]).toBeInTheDocument();
  },
});

/** Neither list nor chart could be read. */
export const ErrorState = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(LIST, ({ response }) => response.untyped(new Response(null, { status: 500 }))),
      gatewayHttp.get('/api/produtos/requisicoes/graficos/lancamentos', ({ response }) =>
        response.untyped(new Response(null, { status: 500 })),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Erro ao buscar requisições')).toBeVisible();
    await expect(await canvas.findByText('Erro ao buscar lançamentos')).toBeVisible();
  },
});

/** Names as long as they may be, and amounts of millions. */
export const LongContent = meta.story({
  beforeEach({ msw }) {
    msw.use(...requisitionsGateway(rows.map((row) => ({ ...row, ...longRow }))));
  },
});

/** On a telephone each requisition is a card, and the chart stands below them. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 4012);
    await expectPressable(canvas.getByRole('button', { name: 'Aprovar' }));
  },
});
