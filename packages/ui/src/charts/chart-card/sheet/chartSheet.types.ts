import type { ValueMessages } from '../../../locale/messages.ts';
import type { ChartData, ChartFormat } from '../../line-chart/chartData.ts';

/** A chart of a picture. */
export interface SheetChart extends ChartData {
  /** Heading over the chart. */
  title?: string | undefined;
  /** @default 'currency' */
  format?: ChartFormat | undefined;
  /** @default false */
  showValues?: boolean | undefined;
  /** @default none */
  hiddenSeries?: readonly string[] | undefined;
}

/** What a picture of charts shows: a header with the time, the charts, and perhaps an overview table. */
export interface ChartSheet {
  title: string;
  /** Under the title, such as the period. */
  subtitle?: string | undefined;
  /** The instant of the header, shown in São Paulo time (CHT-012, CHT-013). */
  now: Date;
  charts: readonly SheetChart[];
  /** Overview with a row for each series, under the charts (CHT-004). */
  table?: SheetChart | undefined;
  /** How values and the time are written. @default as in Portuguese */
  messages?: ValueMessages | undefined;
}
