import type { Guide } from '../../internal/stories/guide.ts';
import { fieldAccessibility } from '../../internal/stories/guideParts.ts';
import { UploadDropZone } from '../upload-drop-zone/UploadDropZone.tsx';
import { PhotoGrid } from './PhotoGrid.tsx';

export const guide: Guide = {
  use: ['For photos of a product in an order, of which the first is the cover.'],
  instead: [{ when: 'Documents', take: 'UploadDropZone' }],
  pairs: [
    {
      good: <PhotoGrid label="Fotos do produto" photos={[]} maxPhotos={7} />,
      bad: <UploadDropZone label="Fotos" types={['png']} maxBytes={5000000} onFilesAdded={() => {}} />,
      why: 'Order, cover and advice about size are what photos need.',
    },
  ],
  anatomy: {
    'Drop zone': 'chooses or takes dropped files',
    Tiles: 'drag, buttons, "Tornar capa", remove',
    Undo: 'brings a removed photo back',
    Advice: 'what is too small or heavy, before it is sent',
  },
  writing: [
    { write: 'foto 3 movida para 1, é a capa', not: 'Ordem alterada', why: 'It says what is where now.' },
  ],
  accessibility: [
    ...fieldAccessibility,
    'What dragging does, buttons and keys do (WCAG 2.5.7); each move is announced.',
    'A photo needs its `alt`.',
  ],
  related: ['UploadDropZone', 'FileList'],
};
