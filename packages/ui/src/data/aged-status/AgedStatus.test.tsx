import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { AgedStatus } from './AgedStatus.tsx';

describeConformance(AgedStatus, {
  props: { label: 'Aprovado', tone: 'success', instant: '2027-03-10T09:00:00-03:00' },
});
