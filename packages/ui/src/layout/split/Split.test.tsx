import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { Split } from './Split.tsx';

describeConformance(Split, { props: { side: 'Produtos', children: 'Panela' } });
