import { type CashFlowProjection, type DayBelow, projectionSentence } from '@portal/domain';
import { Banner, type Column, DataTable, EmptyState, Section, Stack } from '@portal/ui';
import { ChartCard } from '@portal/ui/charts';
import { ChartLine } from 'lucide-react';
import { useMemo } from 'react';
import { useProjection } from './useProjection.ts';

/** Most requisitions that the chart of releases takes. */
const MOST = 100;

const TITLE = 'FLUXO DE CAIXA COM A SELEÇÃO';

const DESCRIPTIONS = {
  current: 'Despesas e títulos a pagar: o nível atual',
  without: 'Com as demais requisições aprovadas e requisitadas',
  projected: 'Com todas, também as selecionadas',
  below: 'Dias em que o projetado com a seleção fica abaixo do nível atual',
};

const columns: readonly Column<DayBelow>[] = [
  { id: 'day', header: 'Dia', format: 'code', width: 112, value: ({ day }) => day },
  {
    id: 'current',
    header: 'Nível atual',
    format: 'currency',
    width: 'auto',
    value: ({ current }) => current,
  },
  {
    id: 'without',
    header: 'Sem a seleção',
    format: 'currency',
    width: 'auto',
    value: ({ without }) => without,
  },
  {
    id: 'projected',
    header: 'Com a seleção',
    format: 'currency',
    width: 'auto',
    value: ({ projected }) => projected,
  },
  { id: 'gap', header: 'Diferença', format: 'currency', width: 'auto', value: ({ gap }) => gap },
  {
    id: 'bySelection',
    header: 'Só pela seleção',
    format: 'status',
    width: 128,
    value: ({ bySelection }) => (bySelection ? { tone: 'warning', label: 'Sim' } : null),
  },
];

const none: CashFlowProjection = { days: [], below: [] };

function Projection({ requisitionIds }: ProjectedCashFlowProps) {
  const { projection, loading, error, refresh } = useProjection(requisitionIds);
  const { days, below } = projection ?? none;
  const series = useMemo(() => {
    const daysBelow = new Set(below.map(({ day }) => day));
    return [
      { id: 'current', name: 'Fluxo de Caixa', values: days.map(({ current }) => current) },
      { id: 'without', name: 'Projetado sem a seleção', values: days.map(({ without }) => without) },
      { id: 'projected', name: 'Projetado com a seleção', values: days.map(({ projected }) => projected) },
      {
        id: 'below',
        name: 'Abaixo do nível atual',
        values: days.map(({ day, projected }) => (daysBelow.has(day) ? projected : null)),
        pointsOnly: true,
      },
    ];
  }, [days, below]);
  const categories = useMemo(() => days.map(({ day }) => day), [days]);
  const sentence = projection && projectionSentence(projection);
  const isWorse = below.some(({ bySelection }) => bySelection);
  return (
    <Stack>
      {sentence && <Banner role="status" tone={isWorse ? 'warning' : 'info'} title={sentence} />}
      <ChartCard
        title={TITLE}
        level={2}
        categories={categories}
        series={series}
        descriptions={DESCRIPTIONS}
        summary={sentence}
        fileName="fluxo-de-caixa-com-a-selecao"
        periods={null}
        valuesSwitch={false}
        loading={loading}
        error={error}
        onRefresh={refresh}
      />
      {below.length > 0 && (
        <Section title="Dias abaixo do nível atual">
          <DataTable
            label="Dias abaixo do nível atual"
            columns={columns}
            rows={below}
            getRowId={({ day }) => day}
            height={320}
          />
        </Section>
      )}
    </Stack>
  );
}

interface ProjectedCashFlowProps {
  /** Ids of the selected requisitions, which wait for approval. */
  requisitionIds: readonly number[];
}

/**
 * What approving a selection does to the cash flow: each day from today on with and without it, and the days on which it
 * falls below the current level, as chart, table and one sentence. For directors: the gateway gives the figures to nobody else.
 */
export function ProjectedCashFlow({ requisitionIds }: ProjectedCashFlowProps) {
  if (requisitionIds.length > 0 && requisitionIds.length <= MOST)
    return <Projection requisitionIds={requisitionIds} />;
  return (
    <EmptyState
      icon={<ChartLine aria-hidden="true" />}
      title={
        requisitionIds.length === 0
          ? 'Selecione requisições para ver o efeito no fluxo de caixa'
          : `Selecione no máximo ${MOST} requisições para ver o efeito no fluxo de caixa`
      }
    />
  );
}
