import type { Guide } from '../../internal/stories/guide.ts';
import { dialogAccessibility } from '../../internal/stories/guideParts.ts';

export const guide: Guide = {
  use: ['For the documents that a supplier has to send again, each with its reason.'],
  instead: [{ when: 'Refused for good', take: 'DenyDialog' }],
  pairs: [],
  anatomy: {
    'Document and reason': 'what is chosen leaves the list',
    Added: 'what will be asked for, removable',
    Send: 'all of them at once',
  },
  writing: [{ write: 'Adicionar ocorrência', not: '+', why: 'Verb and thing.' }],
  accessibility: [
    ...dialogAccessibility,
    'Once it holds an occurrence only its buttons close it, so that none is lost.',
    'Adding and removing are announced, and what is wrong with an occurrence.',
  ],
  related: ['DenyDialog', 'PendencyBanner', 'QueuePage'],
};
