import type { Guide } from '../../internal/stories/guide.ts';
import { RichText } from './RichText.tsx';

export const guide: Guide = {
  use: ['For a stored description with headings, lists and links, wherever it is read.'],
  instead: [
    { when: 'It is written', take: 'RichTextField' },
    { when: 'Plain text', take: 'TruncatedText' },
  ],
  pairs: [
    {
      good: <RichText html="<p>Café <strong>torrado</strong> e moído</p>" />,
      bad: <pre>{'<p>Café <strong>torrado</strong></p>'}</pre>,
      why: 'Markup is shown as what it means.',
    },
  ],
  anatomy: { Text: 'the elements of the editor and no others' },
  writing: [],
  accessibility: ['Sanitised before it is drawn; links open with `noopener` and say so.'],
  related: ['RichTextField'],
};
