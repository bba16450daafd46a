import type { Guide } from '../../internal/stories/guide.ts';
import { DocumentPane } from './DocumentPane.tsx';

export const guide: Guide = {
  use: ['For a document that is compared with what a form says, side by side.'],
  instead: [{ when: 'A look is enough', take: 'DocumentViewer' }],
  pairs: [
    {
      good: (
        <DocumentPane
          onClose={() => {}}
          document={{ id: '1', nomeOriginal: 'contrato.pdf', url: '' }}
          loading
        />
      ),
      bad: <p>contrato.pdf</p>,
      why: 'Reviewing means reading both at once.',
    },
  ],
  anatomy: {
    Name: 'gets focus with each document',
    Pages: 'picture or PDF',
    Close: 'gives the room back to the form',
  },
  writing: [{ write: 'contrato-social.pdf', not: 'Documento 1', why: 'The name under which it was sent.' }],
  accessibility: ["A group with the document's name; a failure offers another try."],
  related: ['DocumentViewer', 'QueuePage', 'Split'],
};
