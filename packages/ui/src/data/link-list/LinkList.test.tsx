import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { LinkList } from './LinkList.tsx';

describeConformance(LinkList, {
  props: { items: [{ id: '1', label: 'Cadastros para analisar', href: '/cadastros', count: '4' }] },
});
