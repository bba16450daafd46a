import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { ErrorState } from './ErrorState.tsx';

describeConformance(ErrorState, { props: { message: 'Tente novamente em breve.' } });
