import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { AppShellSkeleton } from './AppShellSkeleton.tsx';

describeConformance(AppShellSkeleton, { props: { brand: 'Portal' } });
