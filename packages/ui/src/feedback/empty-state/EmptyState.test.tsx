import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { EmptyState } from './EmptyState.tsx';

describeConformance(EmptyState, { props: { title: 'Não há dados para exibir' } });
