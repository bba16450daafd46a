import type { Guide } from '../../internal/stories/guide.ts';
import { FileList } from './FileList.tsx';

export const guide: Guide = {
  use: ['For files of a form or record: on their way, failed, stored; each with its acts.'],
  instead: [
    { when: 'They are chosen here too', take: 'UploadDropZone' },
    { when: 'They are pictures in an order', take: 'PhotoGrid' },
    { when: 'Uploads of all pages', take: 'UploadTray' },
  ],
  pairs: [
    {
      good: <FileList label="Documentos" items={[]} />,
      bad: <p>Nenhum arquivo</p>,
      why: 'It stays mounted while empty, so that what happens next is announced.',
    },
  ],
  anatomy: {
    File: 'name, size, state',
    Progress: 'while it is on its way',
    Acts: 'see, save, try again, cancel, remove',
  },
  writing: [{ write: 'Remover contrato.pdf', not: 'Remover', why: 'Each act names its file.' }],
  accessibility: [
    'Progress has a name; done, failed and removed are announced; removing moves focus to the neighbour.',
  ],
  related: ['UploadDropZone', 'UploadTray', 'DocumentViewer'],
};
