import type { ChartPeriod } from '@portal/domain';

/** Why charts of a period show no values; `undefined` where they can (CHT-008). */
export const valuesDisabledReason = (period: ChartPeriod) =>
  period === 'Dia' ? 'Os valores não cabem no gráfico por dia' : undefined;
