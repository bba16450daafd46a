import type { Schemas } from '@portal/api';
import { formatBrl } from '@portal/formats';
import { EmptyState, Section, Stack, SummaryCard } from '@portal/ui';
import { percentText } from '../../valueTexts.ts';
import { SummaryPart } from './SummaryPart.tsx';
import type { SupplierParts } from './supplierSummaryAtoms.ts';

function Figures({ figures }: { figures: Schemas['SupplierFinancials'] }) {
  return (
    <Stack gap="lg">
      <Section title="Faturamento" level={3}>
        <SummaryCard
          items={[
            { title: 'Mês anterior', value: formatBrl(figures.faturamentoMesAnterior) },
            { title: 'Mês atual', value: formatBrl(figures.faturamentoMesAtual) },
            { title: 'Acumulado', value: formatBrl(figures.faturamentoAcumulado) },
          ]}
        />
      </Section>
      <Section title="Margem" level={3}>
        <SummaryCard
          items={[
            { title: 'Mês anterior', value: percentText(figures.margemMesAnterior, 2) },
            { title: 'Mês atual', value: percentText(figures.margemMesAtual, 2) },
            { title: 'Acumulada', value: percentText(figures.margemAcumulado, 2) },
          ]}
        />
      </Section>
      <Section title="Estoque" level={3}>
        <SummaryCard
          items={[
            { title: 'Estoque a custo', value: formatBrl(figures.estoqueCusto) },
            { title: 'Valor de venda', value: formatBrl(figures.valorDeVenda) },
          ]}
        />
      </Section>
    </Stack>
  );
}

/** Revenue, margin and stock of the supplier; a supplier without figures has an empty view (BLK-026 to BLK-030). */
export function FinancialView({ financialsAtom }: Pick<SupplierParts, 'financialsAtom'>) {
  return (
    <SummaryPart query={financialsAtom}>
      {(figures) =>
        figures === null ? (
          <EmptyState
            title="Sem dados financeiros"
            description="O fornecedor ainda não tem faturamento nem estoque registrados."
          />
        ) : (
          <Figures figures={figures} />
        )
      }
    </SummaryPart>
  );
}
