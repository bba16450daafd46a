import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { Spinner } from './Spinner.tsx';

describeConformance(Spinner, { props: {} });
