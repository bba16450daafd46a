import { CHART_PERIODS, type ChartPeriod } from '@portal/domain';
import { ChartCard } from '@portal/ui/charts';
import { useState } from 'react';
import { valuesDisabledReason } from '../analysis/valuesDisabledReason.ts';
import { useReleases } from './useReleases.ts';

interface ReleasesChartProps {
  /** Ids of the chosen requisitions; of none what falls due of all is shown (G-55). */
  requisitions: readonly number[];
}

/** 'LANÇAMENTOS': what falls due of the chosen requisitions in each period (RQA-003, RQA-024, CHT-016, G-55). */
export function ReleasesChart({ requisitions }: ReleasesChartProps) {
  const [period, setPeriod] = useState<ChartPeriod>('Mes');
  const releases = useReleases(requisitions, period);
  return (
    <ChartCard
      {...releases}
      title="LANÇAMENTOS"
      level={2}
      fileName="lancamentos"
      period={period}
      valuesDisabledReason={valuesDisabledReason(period)}
      onPeriodChange={(next) => setPeriod(CHART_PERIODS.find((one) => one === next) ?? 'Mes')}
    />
  );
}
