import { Section, Stack } from '@portal/ui';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { errorBody, gatewayHttp, meta as listMeta, never } from '../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../shared/stories/people.ts';
import { pageParameters, renderPortal } from '../../../shared/stories/renderPortal.tsx';
import {
  divisionHistory,
  requisitionLogs,
  supplierAnalyses,
} from '../../../shared/stories/requisitionParts.ts';
import { ManagerAnalyses } from './ManagerAnalyses.tsx';
import { ManagerHistory } from './ManagerHistory.tsx';
import { RequisitionLog } from './RequisitionLog.tsx';

const LOGS = '/api/produtos/requisicoes/{requisicaoId}/logs';
const HISTORY = '/api/produtos/requisicoes/historico/gestores/{gestorId}/HistoricoPorDivisao';
const ANALYSES = '/api/produtos/requisicoes/analises/gestores/{gestorId}/fornecedores';

function Parts({ gestorId }: { gestorId: number | null }) {
  return (
    <Stack gap="lg" style={{ margin: '24px' }}>
      <Section title="Histórico por divisão">
        <ManagerHistory gestorId={gestorId} />
      </Section>
      <Section title="Análise por fornecedor">
        <ManagerAnalyses gestorId={gestorId} />
      </Section>
      <Section title="Log de edições">
        <RequisitionLog requisicaoId={4012} />
      </Section>
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Pages/Histórico da requisição',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: '/', session: staff('Comercial'), section: <Parts gestorId={3} /> },
  argTypes: { section: { control: false } },
  render: renderPortal,
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(LOGS, ({ query, response }) => {
        const page = Number(query.get('Pagina'));
        const rows = page === 1 ? requisitionLogs : requisitionLogs.slice(2);
        return response(200).json({ requisicaoLogs: [...rows], meta: listMeta(23, 20, page) });
      }),
      gatewayHttp.get(HISTORY, ({ response }) => response(200).json({ historico: [...divisionHistory] })),
      gatewayHttp.get(ANALYSES, ({ response }) => response(200).json({ analises: [...supplierAnalyses] })),
    );
  },
});

/** What is known of a manager and of a requisition (G-27, RQA-026). */
export const Default = meta.story();

Default.test('shows what each save left, 20 a page (RQA-026 to RQA-033)', async ({ canvas, userEvent }) => {
  const table = await canvas.findByRole('table', { name: 'Log de edições da requisição 4012' });
  await within(table).findByRole('cell', { name: '09/03/2027 14:30' });
  await expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Data',
    'Requisitante',
    'Status',
    'Valor solicitado com impostos',
    'Data de faturamento',
    'Data final da compra',
    'Tipo de prazo',
    'Vencimento 1',
    'Vencimento 2',
    'Vencimento 3',
    'Vencimento 4',
    'Vencimento 5',
    'Vencimento 6',
    'Saldo conta corrente',
    'Observações',
  ]);
  await expect(within(table).getByRole('row', { name: /Rui Barros/ })).toHaveTextContent(
    '09/03/2027 14:30Rui BarrosValidadoR$ 48.750,5001/04/202701/04/2027Parcelado01/05/202731/05/202730/06/2027',
  );
  await expect(within(table).getAllByRole('cell', { name: /1\.250,75/ })).toHaveLength(3);
  await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
  await expect(await canvas.findByText('21–23 de 23')).toBeVisible();
});

Default.test('shows history and figures of the manager (RQF-054, RQF-081, RQF-082)', async ({ canvas }) => {
  await expect(await canvas.findByRole('row', { name: /COZINHA/ })).toHaveTextContent(
    'COZINHA18R$ 612.400,00R$ 548.900,9015/02/2027',
  );
  await expect(await canvas.findByRole('row', { name: /PANELAS DA SERRA/ })).toHaveTextContent(
    'PANELAS DA SERRA42,3538,10R$ 182.340,20R$ 301.900,00R$ 231.090,7012,503,70R$ 140.300,00R$ 157.837,50',
  );
});

/** Before a manager was chosen nothing is asked for. */
export const Unchosen = meta.story({ args: { section: <Parts gestorId={null} /> } });

Unchosen.test('says what to choose', async ({ canvas }) => {
  await expect(await canvas.findByText('Selecione um gestor para ver o histórico por divisão')).toBeVisible();
  await expect(canvas.getByText('Selecione um gestor para ver as análises por fornecedor')).toBeVisible();
});

/** The gateway finds nothing (RQF-084, RQF-085). */
export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(LOGS, ({ response }) =>
        response(200).json({ requisicaoLogs: [], meta: listMeta(0, 20) }),
      ),
      gatewayHttp.get(HISTORY, ({ response }) => response(404).json(errorBody('Histórico não encontrado'))),
      gatewayHttp.get(ANALYSES, ({ response }) => response(404).json(errorBody('Análises não encontradas'))),
    );
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Histórico não encontrado', { selector: 'p, h2, h3, h4, td *' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument();
  },
});

/** The answers are on their way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(LOGS, never), gatewayHttp.get(HISTORY, never), gatewayHttp.get(ANALYSES, never));
  },
});

/** Nothing could be read; each can be tried again by itself. */
export const ErrorState = meta.story({
  beforeEach({ msw }) {
    const once = { once: true };
    msw.use(
      gatewayHttp.get(LOGS, ({ response }) => response(500).json(errorBody('Erro interno')), once),
      gatewayHttp.get(HISTORY, ({ response }) => response(500).json(errorBody('Erro interno')), once),
      gatewayHttp.get(ANALYSES, ({ response }) => response(500).json(errorBody('Erro interno')), once),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const history = within(await canvas.findByRole('region', { name: 'Histórico por divisão' }));
    await userEvent.click(await history.findByRole('button', { name: 'Tentar novamente' }));
    await expect(await history.findByRole('cell', { name: 'COZINHA' })).toBeVisible();
  },
});

/** Names as long as they may be, values as large. */
export const LongContent = meta.story({
  beforeEach({ msw }) {
    const divisao = 'UTILIDADES DOMÉSTICAS, MESA POSTA, PRESENTES E DECORAÇÃO DE DATAS COMEMORATIVAS';
    msw.use(
      gatewayHttp.get(HISTORY, ({ response }) =>
        response(200).json({
          historico: divisionHistory.map((row) => ({
            ...row,
            divisao,
            valorRequisitado: 999_999_999_999.99,
            valorAprovado: 999_999_999_999.99,
          })),
        }),
      ),
      gatewayHttp.get(LOGS, ({ response }) =>
        response(200).json({
          requisicaoLogs: requisitionLogs.map((row) => ({
            ...row,
            requisitante: 'MARIA APARECIDA DOS SANTOS OLIVEIRA DE ALBUQUERQUE CAVALCANTI',
            observacoes:
              'Reposição para a campanha de Natal, combinada com o fornecedor por telefone. '.repeat(12),
          })),
          meta: listMeta(3, 20),
        }),
      ),
    );
  },
});
