import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { PageHead } from './PageHead.tsx';

describeConformance(PageHead, { props: { title: 'Marcas Comercial' } });
