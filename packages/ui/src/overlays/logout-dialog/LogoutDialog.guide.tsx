import type { Guide } from '../../internal/stories/guide.ts';
import { dialogAccessibility } from '../../internal/stories/guideParts.ts';

export const guide: Guide = {
  use: ['Before the session ends; what would be lost is told as its children.'],
  instead: [{ when: 'A form would be left', take: 'UnsavedChangesDialog' }],
  pairs: [],
  anatomy: { Question: 'the quoted text', Buttons: 'back and leave' },
  writing: [],
  accessibility: [...dialogAccessibility, 'Focus starts on the way back.'],
  related: ['UnsavedChangesDialog', 'AppShell'],
};
