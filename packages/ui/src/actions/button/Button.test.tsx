import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { Button } from './Button.tsx';

describeConformance(Button, { props: { children: 'Salvar' } });
