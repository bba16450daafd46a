import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { __Name__ } from './__Name__.tsx';

describeConformance(__Name__, { props: { children: 'Conteúdo' } });
