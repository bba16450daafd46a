import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { ErrorCode } from './ErrorCode.tsx';

describeConformance(ErrorCode, { props: { code: '7f3a9c21d4e8' } });
