import type { Guide } from '../../internal/stories/guide.ts';

export const guide: Guide = {
  use: ['Around every signed-in page: header, navigation, content.'],
  instead: [
    { when: 'Nobody is signed in', take: 'AuthPage' },
    { when: 'It is being loaded', take: 'AppShellSkeleton' },
  ],
  pairs: [],
  anatomy: {
    'Skip link': 'first of all tab stops',
    Header: 'brand, palette, uploads, account',
    Navigation: '240 px, 64 folded, a sheet below 1024',
    Main: 'the page',
  },
  writing: [{ write: 'Cadastros', not: 'Módulo de cadastros', why: 'One word an entry.' }],
  accessibility: [
    'Landmarks with names. The application takes focus to the title of a new page and announces it.',
  ],
  related: ['SideNav', 'PageHead', 'CommandPalette'],
};
