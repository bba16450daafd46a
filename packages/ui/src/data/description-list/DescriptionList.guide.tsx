import type { Guide } from '../../internal/stories/guide.ts';
import { DescriptionList } from './DescriptionList.tsx';

export const guide: Guide = {
  use: ['For facts of a record that are read: label and value in one to four columns.'],
  instead: [
    { when: 'They can be changed', take: 'TextField' },
    { when: 'A few large figures', take: 'SummaryCard' },
    { when: 'Before and after', take: 'DiffList' },
  ],
  pairs: [
    {
      good: <DescriptionList items={[{ label: 'CNPJ', value: '11.222.333/0001-81' }]} />,
      bad: <DescriptionList items={[{ label: '', value: 'CNPJ 11.222.333/0001-81' }]} />,
      why: 'The label is a label, so that values stand under each other and are read with their names.',
    },
  ],
  anatomy: { Label: 'muted, above or beside', Value: 'a missing one is `-`' },
  writing: [{ write: '-', not: 'Não informado', why: 'A missing value is a dash everywhere.' }],
  accessibility: ['A `<dl>`: label and value are read together.'],
  related: ['SummaryCard', 'DiffList', 'RecordPage'],
};
