import { SummaryCard } from '../../data/summary-card/SummaryCard.tsx';
import { Section } from '../../layout/section/Section.tsx';
import { Stack } from '../../layout/stack/Stack.tsx';
import { useMessages } from '../../locale/useMessages.ts';
import { valueTexts } from '../../locale/valueTexts.ts';
import { purchaseBlockDialogTexts } from '../purchase-block-dialog/PurchaseBlockDialog.texts.ts';
import { figureTexts } from './figureTexts.ts';
import { statusSummaryDialogTexts } from './StatusSummaryDialog.texts.ts';
import { SummaryPart } from './SummaryPart.tsx';
import type { BlockedCount, NetworkTotal, StatusCounts, SummaryReading } from './statusSummary.ts';

export interface SkuViewProps {
  /** Products of the supplier by status. */
  counts: SummaryReading<StatusCounts>;
  /** Active and blocked products of the supplier. */
  blocked: SummaryReading<BlockedCount>;
  /** Products of the whole network. */
  network: SummaryReading<NetworkTotal>;
}

const statuses = ['aprovado', 'recusado', 'descontinuado', 'desativado', 'ativo'] as const;

/** Products of the supplier by status, blocked ones, and those of the network (BLK-022 to BLK-025). Renders a `<div>`. */
export function SkuView({ counts, blocked, network }: SkuViewProps) {
  const messages = useMessages(statusSummaryDialogTexts);
  const blocks = useMessages(purchaseBlockDialogTexts);
  const { formats } = useMessages(valueTexts);
  const { count } = figureTexts(formats);
  return (
    <Stack gap="lg">
      <Section title={messages.supplierProducts} level={3}>
        <SummaryPart reading={counts}>
          {(data) => (
            <SummaryCard
              variant="counts"
              items={statuses.map((status) => ({
                title: messages.productStatuses[status],
                value: count(data[status]),
              }))}
            />
          )}
        </SummaryPart>
      </Section>
      <Section title={blocks.purchaseBlock} level={3}>
        <SummaryPart reading={blocked}>
          {({ ativos, bloqueados }) => (
            <SummaryCard
              variant="counts"
              items={[
                {
                  title: messages.blockedProducts,
                  value: count(bloqueados),
                  tooltip: messages.blockedProductsHint,
                },
                { title: messages.activeProducts, value: count(ativos) },
              ]}
            />
          )}
        </SummaryPart>
      </Section>
      <Section title={messages.network} level={3}>
        <SummaryPart reading={network}>
          {({ totalProdutos }) => (
            <SummaryCard
              variant="counts"
              items={[
                {
                  title: messages.networkTotal,
                  value: count(totalProdutos),
                  tooltip: messages.networkTotalHint,
                },
              ]}
            />
          )}
        </SummaryPart>
      </Section>
    </Stack>
  );
}
