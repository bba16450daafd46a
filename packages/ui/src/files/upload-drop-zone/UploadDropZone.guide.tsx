import type { Guide } from '../../internal/stories/guide.ts';
import { fieldAccessibility } from '../../internal/stories/guideParts.ts';
import { UploadDropZone } from './UploadDropZone.tsx';

export const guide: Guide = {
  use: [
    'For files of a form: chosen, or dropped anywhere on the zone. Extension, size and first bytes are checked here.',
  ],
  instead: [
    { when: 'Pictures in an order', take: 'PhotoGrid' },
    { when: 'Files that are there', take: 'FileList' },
  ],
  pairs: [
    {
      good: (
        <UploadDropZone
          label="Contrato social"
          types={['pdf']}
          maxBytes={100000000}
          onFilesAdded={() => {}}
        />
      ),
      bad: <UploadDropZone label="Anexo" types={['pdf']} maxBytes={100000000} onFilesAdded={() => {}} />,
      why: 'The label says which document is wanted; the limits stand below it.',
    },
  ],
  anatomy: {
    Label: 'which document',
    Area: 'a button, and where to drop',
    Limits: 'types and size, before anything is chosen',
    Refusals: 'one summary, with cause and remedy a file',
  },
  writing: [
    {
      write: 'Selecione apenas arquivos de no máximo 100 MB.',
      not: 'Arquivo muito grande',
      why: 'The quoted text: it says the limit.',
    },
  ],
  accessibility: [
    ...fieldAccessibility,
    'The native input is the control; dropping is an extra.',
    'A file dropped beside the zone does not replace the page.',
  ],
  related: ['FileList', 'UploadTray', 'PhotoGrid'],
};
