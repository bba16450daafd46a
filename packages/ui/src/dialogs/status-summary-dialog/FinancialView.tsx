import { SummaryCard } from '../../data/summary-card/SummaryCard.tsx';
import { EmptyState } from '../../feedback/empty-state/EmptyState.tsx';
import { Section } from '../../layout/section/Section.tsx';
import { Stack } from '../../layout/stack/Stack.tsx';
import { useMessages } from '../../locale/useMessages.ts';
import { figureTexts } from './figureTexts.ts';
import { SummaryPart } from './SummaryPart.tsx';
import type { SummaryReading, SupplierFinancials } from './statusSummary.ts';

export interface FinancialViewProps {
  /** Revenue, margin and stock of the supplier; `null` where it has none (BLK-030). */
  financials: SummaryReading<SupplierFinancials | null>;
}

function Figures({ figures }: { figures: SupplierFinancials }) {
  const messages = useMessages();
  const { percent, price } = figureTexts(messages.formats);
  return (
    <Stack gap="lg">
      <Section title={messages.revenue} level={3}>
        <SummaryCard
          items={[
            { title: messages.previousMonth, value: price(figures.faturamentoMesAnterior) },
            { title: messages.currentMonth, value: price(figures.faturamentoMesAtual) },
            { title: messages.accumulatedRevenue, value: price(figures.faturamentoAcumulado) },
          ]}
        />
      </Section>
      <Section title={messages.margin} level={3}>
        <SummaryCard
          items={[
            { title: messages.previousMonth, value: percent(figures.margemMesAnterior) },
            { title: messages.currentMonth, value: percent(figures.margemMesAtual) },
            { title: messages.accumulatedMargin, value: percent(figures.margemAcumulado) },
          ]}
        />
      </Section>
      <Section title={messages.stock} level={3}>
        <SummaryCard
          items={[
            { title: messages.stockAtCost, value: price(figures.estoqueCusto) },
            { title: messages.stockAtSale, value: price(figures.valorDeVenda) },
          ]}
        />
      </Section>
    </Stack>
  );
}

/** Revenue, margin and stock of the supplier; one without figures has an empty view (BLK-026 to BLK-030). */
export function FinancialView({ financials }: FinancialViewProps) {
  const messages = useMessages();
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
