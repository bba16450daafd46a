import type { Guide } from '../../internal/stories/guide.ts';
import { dialogAccessibility } from '../../internal/stories/guideParts.ts';
import { DocumentViewer } from './DocumentViewer.tsx';

export const guide: Guide = {
  use: ['For a document that is looked at for a moment, on top of the page.'],
  instead: [
    { when: 'It is read beside a form', take: 'DocumentPane' },
    { when: 'It is only downloaded', take: 'FileList' },
  ],
  pairs: [
    {
      good: (
        <DocumentViewer
          open={false}
          onOpenChange={() => {}}
          document={{ id: '1', nomeOriginal: 'contrato.pdf', url: '#' }}
        />
      ),
      bad: <a href="contrato.pdf">Abrir</a>,
      why: 'The page stays where it was, and nothing typed is lost.',
    },
  ],
  anatomy: {
    Title: 'name of the document',
    Pages: 'on paper that stays light',
    Download: 'where the document has an address that is safe',
  },
  writing: [{ write: 'Baixar', not: 'Download', why: 'Portuguese; the title says what.' }],
  accessibility: [
    ...dialogAccessibility,
    "A picture has the document's name as its text; a PDF is the browser's own viewer.",
  ],
  related: ['DocumentPane', 'FileList'],
};
