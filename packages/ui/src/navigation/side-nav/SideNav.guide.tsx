import type { Guide } from '../../internal/stories/guide.ts';

export const guide: Guide = {
  use: ['For the parts of an application, in groups.'],
  instead: [
    { when: 'Parts of one record', take: 'Tabs' },
    { when: 'Sections of a form', take: 'SectionList' },
  ],
  pairs: [],
  anatomy: {
    Groups: 'a heading each',
    Entries: 'sign and one or two words',
    Current: 'marked by colour, bar and `aria-current`',
  },
  writing: [{ write: 'Marcas', not: 'Gerenciar marcas', why: 'The thing.' }],
  accessibility: ['A `nav` with lists; folded, an entry has its name as a tooltip.'],
  related: ['AppShell', 'Tabs'],
};
