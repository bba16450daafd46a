import { formatNumber } from '@portal/formats';
import { Section, Stack, SummaryCard } from '@portal/ui';
import { SummaryPart } from './SummaryPart.tsx';
import { networkTotalAtom, type SupplierParts } from './supplierSummaryAtoms.ts';

/** Products of the supplier by status, blocked ones, and those of the network (BLK-022 to BLK-025). */
export function SkuView({ countsAtom, blockedAtom }: SupplierParts) {
  return (
    <Stack gap="lg">
      <Section title="Produtos do fornecedor" level={3}>
        <SummaryPart query={countsAtom}>
          {({ aprovado, recusado, descontinuado, desativado, ativo }) => (
            <SummaryCard
              variant="counts"
              items={[
                { title: 'Aprovados', value: formatNumber(aprovado) },
                { title: 'Recusados', value: formatNumber(recusado) },
                { title: 'Descontinuados', value: formatNumber(descontinuado) },
                { title: 'Desativados', value: formatNumber(desativado) },
                { title: 'Ativos', value: formatNumber(ativo) },
              ]}
            />
          )}
        </SummaryPart>
      </Section>
      <Section title="Bloqueio de compra" level={3}>
        <SummaryPart query={blockedAtom}>
          {({ ativos, bloqueados }) => (
            <SummaryCard
              variant="counts"
              items={[
                {
                  title: 'Produtos bloqueados',
                  value: formatNumber(bloqueados),
                  tooltip: 'Com a compra bloqueada em uma filial ou mais',
                },
                { title: 'Produtos ativos', value: formatNumber(ativos) },
              ]}
            />
          )}
        </SummaryPart>
      </Section>
      <Section title="Rede" level={3}>
        <SummaryPart query={networkTotalAtom}>
          {({ totalProdutos }) => (
            <SummaryCard
              variant="counts"
              items={[
                {
                  title: 'Total de produtos',
                  value: formatNumber(totalProdutos),
                  tooltip: 'Produtos ativos de todos os fornecedores',
                },
              ]}
            />
          )}
        </SummaryPart>
      </Section>
    </Stack>
  );
}
