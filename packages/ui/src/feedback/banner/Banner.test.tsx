import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { Banner } from './Banner.tsx';

describeConformance(Banner, { props: { title: 'Atenção: Pendências para serem corrigidas' } });
