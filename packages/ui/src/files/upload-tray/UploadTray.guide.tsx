import { Spinner } from '../../feedback/spinner/Spinner.tsx';
import type { Guide } from '../../internal/stories/guide.ts';
import { popupAccessibility } from '../../internal/stories/guideParts.ts';
import { UploadTray } from './UploadTray.tsx';

export const guide: Guide = {
  use: ['For the header of an application in which files go on while people work on other pages.'],
  instead: [{ when: 'The files of one form', take: 'FileList' }],
  pairs: [
    {
      good: <UploadTray items={[]} onClear={() => {}} />,
      bad: <Spinner label="Enviando" />,
      why: 'It says how many and how far, and is the way back to each.',
    },
  ],
  anatomy: { Button: 'count and percentage', List: 'each file with its way back' },
  writing: [{ write: '2 envios falharam', not: 'Erro', why: 'The number and what happened.' }],
  accessibility: [...popupAccessibility, 'What was sent is announced; a failure by who tells it.'],
  related: ['FileList', 'UploadDropZone', 'AppShell'],
};
