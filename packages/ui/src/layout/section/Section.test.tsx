import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { Section } from './Section.tsx';

describeConformance(Section, { props: { title: 'Endereço', children: 'Rua das Flores, 100' } });
