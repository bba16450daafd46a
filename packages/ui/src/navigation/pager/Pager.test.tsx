import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { Pager } from './Pager.tsx';

describeConformance(Pager, { props: { page: 1, pageSize: 30, total: 200, onPageChange: () => {} } });
