import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { PendencyBanner } from './PendencyBanner.tsx';

describeConformance(PendencyBanner, {
  props: { pendencies: [{ id: 1, message: 'Contrato social: ilegível', field: 'contrato' }] },
});
