import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describeField } from '../../internal/testing/describeField.tsx';
import { __Name__ } from './__Name__.tsx';

describeConformance(__Name__, { props: { label: 'Código' } });
describeField(__Name__, {});
