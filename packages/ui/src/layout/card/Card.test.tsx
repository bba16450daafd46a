import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { Card } from './Card.tsx';

describeConformance(Card, { props: { children: 'Endereço' } });
