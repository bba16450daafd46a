import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { SummaryCard } from './SummaryCard.tsx';

describeConformance(SummaryCard, {
  props: { items: [{ title: 'Produtos ativos', value: 1240, tooltip: 'À venda hoje' }] },
});
