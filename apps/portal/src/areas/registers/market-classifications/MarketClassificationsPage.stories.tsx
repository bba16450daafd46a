import { href } from '@portal/domain';
import preview from '#storybook/preview';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../shared/stories/people.ts';
import { marketClassifications } from '../../../shared/stories/registers.ts';
import { pageParameters, renderPortal } from '../../../shared/stories/renderPortal.tsx';
import { readOnlyRegisterStories } from '../register/readOnlyRegisterStories.ts';

const register = readOnlyRegisterStories({
  path: '/api/produtos/classificacoes-mercadologicas',
  title: 'Classificação mercadológica',
  rows: marketClassifications,
  body: (classificacoesMercadologicas) => ({ classificacoesMercadologicas }),
  row: (place, descricao) => ({ codigo: `2.5.11.${place + 1}`, descricao, nivel: 'Subgrupo' as const }),
  cells: ['2.5.11', 'COZINHA'],
  query: { busca: 'PAN' },
});

const meta = preview.meta({
  title: 'Pages/Classificação mercadológica',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: href('register-market-classifications'), session: staff('Comercial') },
  render: renderPortal,
  beforeEach: ({ msw }) => msw.use(register.answer()),
});

/** The register on its first page. */
export const Default = meta.story();

Default.test(
  'has codes and descriptions, a search and pages, and nothing to change (G-41, ONB-024)',
  register.expectNothingToChange,
);

/** The first answer is on its way. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(register.loading()) });

/** Nothing was found. */
export const Empty = meta.story({
  args: { path: href('register-market-classifications', { busca: 'XYZ' }) },
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
  args: { path: href('register-market-classifications', { busca: 'PAN', ordem: '-codigo', pagina: 2 }) },
  beforeEach: ({ msw }) => msw.use(register.found()),
  play: register.expectAsked,
});
