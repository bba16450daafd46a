import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { Description } from './Description.tsx';
import { DescriptionList } from './DescriptionList.tsx';

describeConformance(DescriptionList, { props: { items: [{ label: 'CNPJ', value: '12.345.678/0001-95' }] } });
describeConformance(Description, { props: { label: 'CNPJ', children: '12.345.678/0001-95' } });
