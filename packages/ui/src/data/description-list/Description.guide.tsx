import type { Guide } from '../../internal/stories/guide.ts';
import { Description } from './Description.tsx';
import { DescriptionList } from './DescriptionList.tsx';

export const guide: Guide = {
  use: ['For a fact of a `DescriptionList` that its `items` cannot hold, as one among the fields of a form.'],
  instead: [{ when: 'All facts are a list of labels and values', take: 'DescriptionList' }],
  pairs: [
    {
      good: (
        <DescriptionList>
          <Description label="GLN EDI" />
        </DescriptionList>
      ),
      bad: (
        <DescriptionList>
          <Description label="GLN EDI">não informado</Description>
        </DescriptionList>
      ),
      why: 'Nothing is drawn as a dash, everywhere the same.',
    },
  ],
  anatomy: { Label: 'muted, above', Value: 'a missing one is `-`; a text keeps its lines' },
  writing: [],
  accessibility: ['`<dt>` and `<dd>`: it stands in a `DescriptionList`, nowhere else.'],
  related: ['DescriptionList', 'DiffList'],
};
