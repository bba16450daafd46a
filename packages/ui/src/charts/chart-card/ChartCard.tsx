import { type ComponentPropsWithRef, type CSSProperties, useId, useState } from 'react';
import { Banner } from '../../feedback/banner/Banner.tsx';
import type { Failure } from '../../feedback/error-state/Failure.ts';
import { Announcement } from '../../internal/announcement/Announcement.styles.ts';
import { useControllableValue } from '../../internal/useControllableValue.ts';
import { useKeptFocus } from '../../internal/useKeptFocus.ts';
import { commonTexts } from '../../locale/commonTexts.ts';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { Legend } from '../legend/Legend.tsx';
import { type ChartFormat, type ChartSeries, hasValues } from '../line-chart/chartData.ts';
import * as S from './ChartCard.styles.ts';
import { ChartCardBody } from './ChartCardBody.tsx';
import { ChartFileButtons } from './ChartFileButtons.tsx';
import { ChartSwitches, type ChartView } from './ChartSwitches.tsx';
import { type ChartPeriod, chartPeriods, defaultChartPeriod } from './chartPeriods.ts';
import { useChartActs } from './useChartActs.ts';

export interface ChartCardProps extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  /** Heading of the card; it names the region, the chart and the table. */
  title: string;
  /** Level of the heading. @default 3 */
  level?: 2 | 3 | 4 | undefined;
  /** Names along the horizontal axis. */
  categories: readonly string[];
  /** The lines. */
  series: readonly ChartSeries[];
  /** What each line means, by the id of its series (CHT-024 to CHT-027). @default none */
  descriptions?: Readonly<Record<string, string>> | undefined;
  /** How the values are written. @default 'currency' */
  format?: ChartFormat | undefined;
  /** What the chart shows, in one sentence. @default highest, lowest and last value of each line */
  summary?: string | undefined;
  /** Height of the drawing in pixels. @default 320 */
  heightPx?: number | undefined;

  /** The choices of the period selector (CHT-006); `null` where the page has a selector of its own. @default Dia, Semana, Mes */
  periods?: readonly ChartPeriod[] | null | undefined;
  /** The chosen period, controlled by the parent. */
  period?: string | undefined;
  /** The period chosen at first. @default 'Mes' */
  defaultPeriod?: string | undefined;
  /** A period was chosen. */
  onPeriodChange?: ((period: string) => void) | undefined;

  /** Whether the chart shows values, controlled by the parent. */
  showValues?: boolean | undefined;
  /** Whether the values stand in the chart at first. @default false */
  defaultShowValues?: boolean | undefined;
  /** The values were switched on or off (CHT-007). */
  onShowValuesChange?: ((show: boolean) => void) | undefined;
  /** Whether the card has the switch of the values; `false` where the page has one for all its charts. @default true */
  valuesSwitch?: boolean | undefined;
  /** Why the values cannot be shown, as for the period Dia (CHT-008); they are then left out. */
  valuesDisabledReason?: string | undefined;

  /** Loads the data again (CHT-011); without it there is no button. */
  onRefresh?: (() => void) | undefined;
  /** Data is on its way: a skeleton, or what was there, dimmed. @default false */
  loading?: boolean | undefined;
  /** Why the data could not be loaded; beside data, that data is from before. @default null */
  error?: Failure | null | undefined;
  /** Whether the card exports and prints by itself (CHT-009, CHT-010). @default true */
  fileActions?: boolean | undefined;
  /** Beginning of the names of exported files. @default the title */
  fileName?: string | undefined;
  /** The instant of the time stamp on image and file (CHT-012, CHT-013). @default the device's clock */
  now?: (() => Date) | undefined;
}

const none: Readonly<Record<string, string>> = {};
const deviceClock = () => new Date();

/** A line chart with its title, switches, legend, table, export and print. Renders a `<section>`. */
export function ChartCard({
  title,
  level = 3,
  categories,
  series,
  descriptions = none,
  format = 'currency',
  summary,
  heightPx = 320,
  periods = chartPeriods,
  period,
  defaultPeriod = defaultChartPeriod,
  onPeriodChange,
  showValues,
  defaultShowValues = false,
  onShowValuesChange,
  valuesSwitch = true,
  valuesDisabledReason,
  onRefresh,
  loading = false,
  error = null,
  fileActions = true,
  fileName = title,
  now = deviceClock,
  style,
  ...rest
}: ChartCardProps) {
  const messages = useMessages(sharedTexts);
  const common = useMessages(commonTexts);
  const root = useKeptFocus(rest, (card) => card);
  const titleId = useId();
  const [currentPeriod, setPeriod] = useControllableValue(period, defaultPeriod, onPeriodChange);
  const [valuesWanted, setValuesWanted] = useControllableValue(
    showValues,
    defaultShowValues,
    onShowValuesChange,
  );
  const [view, setView] = useState<ChartView>('chart');
  const [hiddenSeries, setHiddenSeries] = useState<readonly string[]>([]);

  const valuesShown = valuesDisabledReason === undefined && valuesWanted;
  const filled = hasValues({ categories, series });
  const periodLabel = periods?.find(({ value }) => value === currentPeriod)?.label;
  const chart = { categories, series, format, hiddenSeries, showValues: valuesShown };
  const acts = useChartActs({
    title,
    subtitle: periodLabel && `${messages.chartPeriod}: ${periodLabel}`,
    chart,
    fileName,
    now,
  });
  const size: CSSProperties & Record<`--${string}`, string> = {
    '--chart-block-size': `${heightPx}px`,
    ...style,
  };

  return (
    <S.Root aria-labelledby={titleId} tabIndex={-1} {...root} style={size}>
      <S.Head>
        <S.Title as={`h${level}`} id={titleId}>
          {title}
        </S.Title>
        <ChartFileButtons
          acts={fileActions ? acts : null}
          disabledReason={filled ? undefined : loading ? common.loading : common.emptyTable}
          loading={loading}
          onRefresh={onRefresh}
        />
      </S.Head>
      <ChartSwitches
        periods={periods}
        period={currentPeriod}
        onPeriodChange={(next) => setPeriod(next)}
        showValues={valuesShown}
        onShowValuesChange={valuesSwitch ? (next) => setValuesWanted(next) : undefined}
        valuesDisabledReason={valuesDisabledReason}
        view={view}
        onViewChange={setView}
      />
      {acts.failure && <Banner role="alert" tone="danger" title={acts.failure} />}
      <ChartCardBody
        chart={{ ...chart, label: title, summary, heightPx }}
        view={view}
        filled={filled}
        loading={loading}
        error={error}
        onRetry={onRefresh}
      />
      {filled && (
        <Legend
          items={series.map(({ id, name, pointsOnly }) => ({
            id,
            name,
            pointsOnly,
            description: descriptions[id],
          }))}
          hiddenSeries={hiddenSeries}
          onHiddenSeriesChange={setHiddenSeries}
        />
      )}
      <Announcement>{loading ? common.loading : acts.announcement}</Announcement>
    </S.Root>
  );
}
