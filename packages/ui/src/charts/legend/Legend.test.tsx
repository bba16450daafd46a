import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { Legend } from './Legend.tsx';

describeConformance(Legend, { props: { items: [{ id: 'aprovados', name: 'Aprovados' }] } });
