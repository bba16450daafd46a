import { href } from '@portal/domain';
import preview from '#storybook/preview';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../shared/stories/people.ts';
import { divisions } from '../../../shared/stories/registers.ts';
import { pageParameters, renderPortal } from '../../../shared/stories/renderPortal.tsx';
import { readOnlyRegisterStories } from '../register/readOnlyRegisterStories.ts';

const register = readOnlyRegisterStories({
  path: '/api/produtos/divisoes',
  title: 'Divisões',
  rows: divisions,
  body: (divisoes) => ({ divisoes }),
  row: (place, descricao) => ({ id: 4 + place, codigo: 1004 + place, descricao }),
  cells: ['1004', 'BAZAR'],
  query: { cadastro: 'true', descricao: 'PAN' },
});

const meta = preview.meta({
  title: 'Pages/Divisões',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: href('register-divisions'), session: staff('Comercial') },
  render: renderPortal,
  beforeEach: ({ msw }) => msw.use(register.answer()),
});

/** The register on its first page. */
export const Default = meta.story();

Default.test(
  'has codes and descriptions, a search and pages, and nothing to change (G-41, ONB-023)',
  register.expectNothingToChange,
);

/** The first answer is on its way. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(register.loading()) });

/** Nothing was found. */
export const Empty = meta.story({
  args: { path: href('register-divisions', { busca: 'XYZ' }) },
  beforeEach: ({ msw }) => msw.use(register.answer([], 0)),
});

/** The list could not be read; another try helps. */
export const ErrorState = meta.story({
  beforeEach: ({ msw }) => msw.use(register.failing()),
  play: register.expectAnotherTry,
});

/** Descriptions as long as they may be, a whole page of them. */
export const LongContent = meta.story({ beforeEach: ({ msw }) => msw.use(register.longContent()) });

/** Search, order and page go to the gateway and stand in the address. */
export const Searching = meta.story({
  args: { path: href('register-divisions', { busca: 'PAN', ordem: '-codigo', pagina: 2 }) },
  beforeEach: ({ msw }) => msw.use(register.found()),
  play: register.expectAsked,
});
