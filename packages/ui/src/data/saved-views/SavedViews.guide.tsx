import type { Guide } from '../../internal/stories/guide.ts';
import { SavedViews } from './SavedViews.tsx';

export const guide: Guide = {
  use: [
    'For lists that the same people narrow in the same way every day: a name for what is in the address.',
  ],
  instead: [
    { when: 'Parts that everybody has', take: 'Tabs' },
    { when: 'Filters of this moment', take: 'FilterBar' },
  ],
  pairs: [
    {
      good: (
        <SavedViews
          views={[{ name: 'Minhas pendências', href: '#' }]}
          shown={null}
          plainHref="#"
          nameMaxLength={60}
          onSave={() => {}}
          onRename={() => {}}
          onRemove={() => {}}
          onCopyAddress={() => {}}
        />
      ),
      bad: (
        <SavedViews
          views={[{ name: 'Visão 1', href: '#' }]}
          shown={null}
          plainHref="#"
          nameMaxLength={60}
          onSave={() => {}}
          onRename={() => {}}
          onRemove={() => {}}
          onCopyAddress={() => {}}
        />
      ),
      why: 'A name says what is in the view.',
    },
  ],
  anatomy: {
    Button: 'the view that is shown',
    Views: 'each a link to its address, with its acts',
    Form: 'saves what is shown under a name',
  },
  writing: [{ write: 'Salvar visão', not: 'OK', why: 'A button is the verb of what it does.' }],
  accessibility: ['A popover; each view is a link, so that it can be opened in another tab.'],
  related: ['FilterBar', 'ListPage'],
};
