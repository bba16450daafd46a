import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { Skeleton } from './Skeleton.tsx';

describeConformance(Skeleton, { props: {} });
