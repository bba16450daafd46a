import { EmptyState } from '../../feedback/empty-state/EmptyState.tsx';
import { ErrorState } from '../../feedback/error-state/ErrorState.tsx';
import type { Failure } from '../../feedback/error-state/Failure.ts';
import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';
import { StaleFailure } from '../../internal/stale-failure/StaleFailure.tsx';
import { chartTexts } from '../../locale/chartTexts.ts';
import { commonTexts } from '../../locale/commonTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { visibleSeries } from '../line-chart/chartData.ts';
import { LineChart, type LineChartProps } from '../line-chart/LineChart.tsx';
import { ChartTable } from '../line-chart/table/ChartTable.tsx';
import * as S from './ChartCard.styles.ts';
import type { ChartView } from './ChartSwitches.tsx';

type ChartProps = Required<
  Pick<LineChartProps, 'label' | 'categories' | 'series' | 'format' | 'heightPx' | 'showValues'>
>;

interface ChartCardBodyProps {
  chart: ChartProps & Pick<LineChartProps, 'summary'> & { hiddenSeries: readonly string[] };
  view: ChartView;
  filled: boolean;
  loading: boolean;
  error: Failure | null;
  onRetry: (() => void) | undefined;
}

/** The chart or its table; without data a placeholder of the same height. */
export function ChartCardBody({ chart, view, filled, loading, error, onRetry }: ChartCardBodyProps) {
  const messages = useMessages(chartTexts);
  const common = useMessages(commonTexts);
  const { label, categories, series, hiddenSeries, format, heightPx } = chart;

  if (!filled) {
    return (
      <S.Body aria-busy={loading}>
        {error ? (
          <ErrorState message={error.message} code={error.code} onRetry={onRetry} retrying={loading} />
        ) : loading ? (
          <Skeleton shape="block" height={heightPx} />
        ) : (
          <EmptyState title={common.emptyTable} />
        )}
      </S.Body>
    );
  }
  return (
    <>
      {error && (
        <StaleFailure title={messages.chartStaleError} error={error} onRetry={onRetry} retrying={loading} />
      )}
      <S.Body aria-busy={loading} data-stale={loading || undefined}>
        {view === 'chart' ? (
          <LineChart {...chart} />
        ) : (
          <ChartTable
            label={label}
            categories={categories}
            series={visibleSeries(series, hiddenSeries).map(({ line }) => line)}
            format={format}
            heightPx={heightPx}
          />
        )}
      </S.Body>
    </>
  );
}
