import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { StatusBadge } from './StatusBadge.tsx';

describeConformance(StatusBadge, { props: { children: 'Em análise' } });
