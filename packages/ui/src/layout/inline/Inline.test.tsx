import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { Inline } from './Inline.tsx';

describeConformance(Inline, { props: { children: 'Endereço' } });
