import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { Banner } from '../../feedback/banner/Banner.tsx';
import { EmptyState } from '../../feedback/empty-state/EmptyState.tsx';
import { ErrorState } from '../../feedback/error-state/ErrorState.tsx';
import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';
import { useMessages } from '../../locale/useMessages.ts';
import type { ChartSeries } from '../line-chart/chartData.ts';
import { LineChart, type LineChartProps } from '../line-chart/LineChart.tsx';
import { ChartTable } from '../line-chart/table/ChartTable.tsx';
import * as S from './ChartCard.styles.ts';
import type { ChartView } from './ChartSwitches.tsx';

type ChartProps = Required<
  Pick<
    LineChartProps,
    'label' | 'categories' | 'series' | 'hiddenSeries' | 'format' | 'heightPx' | 'showValues'
  >
>;

interface ChartCardBodyProps {
  chart: ChartProps & Pick<LineChartProps, 'summary'>;
  /** The lines that are not hidden: what the table shows. */
  plotted: readonly ChartSeries[];
  view: ChartView;
  filled: boolean;
  loading: boolean;
  error: ReactNode;
  onRetry: (() => void) | undefined;
}

/** The chart or its table; without data a placeholder of the same height. */
export function ChartCardBody({ chart, plotted, view, filled, loading, error, onRetry }: ChartCardBodyProps) {
  const messages = useMessages();
  const { label, categories, format, heightPx } = chart;
  const failed = error !== undefined && error !== null && error !== false;

  if (!filled) {
    return (
      <S.Body aria-busy={loading}>
        {failed ? (
          <ErrorState message={error} onRetry={onRetry} retrying={loading} />
        ) : loading ? (
          <Skeleton shape="block" height={heightPx} />
        ) : (
          <EmptyState title={messages.emptyTable} />
        )}
      </S.Body>
    );
  }
  return (
    <>
      {failed && (
        <Banner
          role="alert"
          tone="danger"
          title={messages.chartStaleError}
          action={
            onRetry && (
              <Button size="sm" icon={<RotateCw aria-hidden="true" />} loading={loading} onClick={onRetry}>
                {messages.retry}
              </Button>
            )
          }
        >
          {error}
        </Banner>
      )}
      <S.Body aria-busy={loading} data-stale={loading || undefined}>
        {view === 'chart' ? (
          <LineChart {...chart} />
        ) : (
          <ChartTable
            label={label}
            categories={categories}
            series={plotted}
            format={format}
            heightPx={heightPx}
          />
        )}
      </S.Body>
    </>
  );
}
