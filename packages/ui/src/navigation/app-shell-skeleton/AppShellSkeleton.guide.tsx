import type { Guide } from '../../internal/stories/guide.ts';

export const guide: Guide = {
  use: ['While the application itself is loading: the frame that comes, so that nothing jumps.'],
  instead: [{ when: 'A page is loading', take: 'Skeleton' }],
  pairs: [],
  anatomy: { Header: 'with the brand', Frame: 'where navigation and page will be' },
  writing: [],
  accessibility: ['`aria-busy`, and said once.'],
  related: ['AppShell', 'Skeleton'],
};
