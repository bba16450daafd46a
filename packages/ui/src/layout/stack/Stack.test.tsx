import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { Stack } from './Stack.tsx';

describeConformance(Stack, { props: { children: 'Endereço' } });
