import type { Guide } from '../../internal/stories/guide.ts';
import { Section } from './Section.tsx';

export const guide: Guide = {
  use: ['For a titled part of a page or form.'],
  instead: [
    { when: 'It is folded with others', take: 'SectionList' },
    { when: 'No title', take: 'Card' },
  ],
  pairs: [
    {
      good: <Section title="Endereço">…</Section>,
      bad: <Section title="Dados do endereço da empresa">…</Section>,
      why: 'One or two words: the list of sections has to hold them.',
    },
  ],
  anatomy: { Title: 'and its acts', Description: 'one sentence', Content: 'fields or a table' },
  writing: [{ write: 'Endereço', not: 'Preencha o endereço', why: 'The thing.' }],
  accessibility: ['A `<section>` named by its heading; `level` keeps headings in order.'],
  related: ['SectionList', 'Card'],
};
