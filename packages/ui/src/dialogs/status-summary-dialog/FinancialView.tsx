import { SummaryCard } from '../../data/summary-card/SummaryCard.tsx';
import { EmptyState } from '../../feedback/empty-state/EmptyState.tsx';
import { calendarTexts } from '../../internal/calendar/Calendar.texts.ts';
import { Section } from '../../layout/section/Section.tsx';
import { Stack } from '../../layout/stack/Stack.tsx';
import { useMessages } from '../../locale/useMessages.ts';
import { valueTexts } from '../../locale/valueTexts.ts';
import { figureTexts } from './figureTexts.ts';
import { statusSummaryDialogTexts } from './StatusSummaryDialog.texts.ts';
import { SummaryPart } from './SummaryPart.tsx';
import type { SummaryReading, SupplierFinancials } from './statusSummary.ts';

export interface FinancialViewProps {
  /** Revenue, margin and stock of the supplier; `null` where it has none (BLK-030). */
  financials: SummaryReading<SupplierFinancials | null>;
}

function Figures({ figures }: { figures: SupplierFinancials }) {
  const messages = useMessages(statusSummaryDialogTexts);
  const calendar = useMessages(calendarTexts);
  const { formats } = useMessages(valueTexts);
  const { percent, currency } = figureTexts(formats);
  return (
    <Stack gap="lg">
      <Section title={messages.revenue} level={3}>
        <SummaryCard
          items={[
            { title: calendar.previousMonth, value: currency(figures.faturamentoMesAnterior) },
            { title: messages.currentMonth, value: currency(figures.faturamentoMesAtual) },
            { title: messages.accumulatedRevenue, value: currency(figures.faturamentoAcumulado) },
          ]}
        />
      </Section>
      <Section title={messages.margin} level={3}>
        <SummaryCard
          items={[
            { title: calendar.previousMonth, value: percent(figures.margemMesAnterior) },
            { title: messages.currentMonth, value: percent(figures.margemMesAtual) },
            { title: messages.accumulatedMargin, value: percent(figures.margemAcumulado) },
          ]}
        />
      </Section>
      <Section title={messages.stock} level={3}>
        <SummaryCard
          items={[
            { title: messages.stockAtCost, value: currency(figures.estoqueCusto) },
            { title: messages.stockAtSale, value: currency(figures.valorDeVenda) },
          ]}
        />
      </Section>
    </Stack>
  );
}

/** Revenue, margin and stock of the supplier; one without figures has an empty view (BLK-026 to BLK-030). */
export function FinancialView({ financials }: FinancialViewProps) {
  const messages = useMessages(statusSummaryDialogTexts);
  return (
    <SummaryPart reading={financials}>
      {(figures) =>
        figures === null ? (
          <EmptyState title={messages.noFinancials} description={messages.noFinancialsHint} />
        ) : (
          <Figures figures={figures} />
        )
      }
    </SummaryPart>
  );
}
