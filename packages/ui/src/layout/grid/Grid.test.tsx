import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { Grid } from './Grid.tsx';

describeConformance(Grid, { props: { children: 'Endereço' } });
