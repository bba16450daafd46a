import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { DescriptionList } from './DescriptionList.tsx';

describeConformance(DescriptionList, { props: { items: [{ label: 'CNPJ', value: '12.345.678/0001-95' }] } });
