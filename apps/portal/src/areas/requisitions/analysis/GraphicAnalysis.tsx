import { CHART_LEGENDS, CHART_PERIODS, type ChartPeriod, periodNameOf } from '@portal/domain';
import { dayInSaoPaulo } from '@portal/formats';
import { AnalysisPage, Button, Switch } from '@portal/ui';
import { ChartCard, chartPeriods } from '@portal/ui/charts';
import { ArrowLeft, ImageDown, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTabName } from '../../../shared/tab-name/useTabName.ts';
import { DueDateCalendar } from './DueDateCalendar.tsx';
import { OverviewTable } from './OverviewTable.tsx';
import { useAnalysisSheet } from './useAnalysisSheet.ts';
import { useGraphicAnalysis } from './useGraphicAnalysis.ts';
import { valuesDisabledReason } from './valuesDisabledReason.ts';

const TITLE = 'Análise Gráfica';
const OVERVIEW = 'Visão geral';

/** The same element each time: another period does not draw it again. */
const calendar = <DueDateCalendar />;

/** What was pressed to come here is gone: the heading takes its focus, as on every page that opens. */
const focusTitle = (root: HTMLElement | null) => root?.querySelector('h1')?.focus({ preventScroll: true });

interface GraphicAnalysisProps {
  /** Goes back to what the analysis was opened from; without it there is no button. */
  onBack?: (() => void) | undefined;
}

/**
 * The graphic analysis (CHT-001 to CHT-027, G-28): requisitions, current and projected cash flow over two years, and the
 * table behind them. The approval page opens it in its own place.
 */
export function GraphicAnalysis({ onBack }: GraphicAnalysisProps) {
  useTabName(onBack && TITLE);
  const [today] = useState(() => dayInSaoPaulo(new Date()));
  const [period, setPeriod] = useState<ChartPeriod>('Mes');
  const [valuesWanted, setValuesWanted] = useState(false);
  const { shown, reading, loading, refresh } = useGraphicAnalysis(period);
  const noValues = valuesDisabledReason(period);
  const showValues = valuesWanted && noValues === undefined;
  const charts = shown?.charts ?? [];
  const filled = charts.some(({ categories, series }) => categories.length > 0 && series.length > 0);
  const sheet = useAnalysisSheet(
    () => ({
      title: TITLE,
      subtitle: `Período: ${period}`,
      now: new Date(),
      charts: charts.map((chart) => ({ ...chart, showValues })),
      table: shown && { title: OVERVIEW, ...shown.overview },
    }),
    'analise-grafica',
  );
  const nothing = loading ? 'Carregando...' : filled ? undefined : 'Não há dados para exibir';
  const file = { disabled: nothing !== undefined, disabledReason: nothing };

  return (
    <AnalysisPage
      {...(onBack && { ref: focusTitle })}
      title={TITLE}
      description="O que as requisições somam ao fluxo de caixa, um ano atrás e um à frente."
      actions={
        <>
          {onBack && (
            <Button icon={<ArrowLeft aria-hidden="true" />} onClick={onBack}>
              Voltar
            </Button>
          )}
          <Button
            {...file}
            icon={<Printer aria-hidden="true" />}
            loading={sheet.printing.underWay}
            onClick={() => void sheet.printing.act()}
          >
            Imprimir
          </Button>
          <Button
            {...file}
            icon={<ImageDown aria-hidden="true" />}
            loading={sheet.exporting.underWay}
            onClick={() => void sheet.exporting.act()}
          >
            Exportar
          </Button>
        </>
      }
      periods={chartPeriods}
      period={period}
      onPeriodChange={(next) => setPeriod(CHART_PERIODS.find((one) => one === next) ?? 'Mes')}
      switches={
        <Switch
          label="Exibir valores"
          checked={showValues}
          onCheckedChange={setValuesWanted}
          disabled={noValues !== undefined}
          disabledReason={noValues}
        />
      }
      onRefresh={refresh}
      {...reading}
      loading={loading}
      hasContent={shown !== undefined}
      empty={shown !== undefined && !filled}
      overview={
        shown && <OverviewTable label={OVERVIEW} current={periodNameOf(period, today)} {...shown.overview} />
      }
      overviewTitle={OVERVIEW}
      columns={1}
    >
      {charts.map(({ title, fileName, categories, series }) => (
        <ChartCard
          key={title}
          title={title}
          level={2}
          categories={categories}
          series={series}
          descriptions={CHART_LEGENDS}
          fileName={fileName}
          periods={null}
          showValues={showValues}
          valuesSwitch={false}
          loading={loading}
        />
      ))}
      {calendar}
    </AnalysisPage>
  );
}
