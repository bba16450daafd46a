import { ChartLine, Table2 } from 'lucide-react';
import { SegmentedControl } from '../../inputs/segmented-control/SegmentedControl.tsx';
import { Switch } from '../../inputs/switch/Switch.tsx';
import { chartTexts } from '../../locale/chartTexts.ts';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import * as S from './ChartCard.styles.ts';
import type { ChartPeriod } from './chartPeriods.ts';

/** Content of the card: the chart, or the same data as a table. */
export type ChartView = 'chart' | 'table';

interface ChartSwitchesProps {
  periods: readonly ChartPeriod[] | null;
  period: string;
  onPeriodChange: (period: string) => void;
  showValues: boolean;
  /** Without it there is no switch. */
  onShowValuesChange: ((show: boolean) => void) | undefined;
  valuesDisabledReason: string | undefined;
  view: ChartView;
  onViewChange: (view: ChartView) => void;
}

/** Period, values and view of the card (CHT-006 to CHT-008). */
export function ChartSwitches({
  periods,
  period,
  onPeriodChange,
  showValues,
  onShowValuesChange,
  valuesDisabledReason,
  view,
  onViewChange,
}: ChartSwitchesProps) {
  const messages = useMessages(chartTexts);
  const shared = useMessages(sharedTexts);
  const views = [
    { value: 'chart', label: messages.chartAsLines, icon: <ChartLine aria-hidden="true" /> },
    { value: 'table', label: messages.chartAsTable, icon: <Table2 aria-hidden="true" /> },
  ] as const;
  return (
    <S.Switches>
      {periods && (
        <SegmentedControl
          label={shared.chartPeriod}
          hideLabel
          options={periods}
          value={period}
          onValueChange={onPeriodChange}
        />
      )}
      <S.AtEnd>
        {onShowValuesChange && (
          <Switch
            label={messages.showValues}
            checked={showValues}
            onCheckedChange={onShowValuesChange}
            disabled={valuesDisabledReason !== undefined}
            disabledReason={valuesDisabledReason}
          />
        )}
        <SegmentedControl
          label={messages.chartView}
          hideLabel
          options={views}
          value={view}
          onValueChange={onViewChange}
        />
      </S.AtEnd>
    </S.Switches>
  );
}
