import preview from '#storybook/preview';
import { listStories } from '../../../shared/stories/listStories.ts';
import { divisions } from '../../../shared/stories/registers.ts';

const list = listStories({
  page: 'register-divisions',
  path: '/api/produtos/divisoes',
  rowsName: 'divisoes',
  rows: divisions,
  row: (place, descricao) => ({ id: 4 + place, codigo: 1004 + place, descricao }),
  query: { cadastro: 'true', descricao: 'PAN' },
});

const meta = preview.meta({ title: 'Pages/Divisões', ...list.meta });

/** The register on its first page. */
export const Default = meta.story();

Default.test(
  'has codes and descriptions, a search and pages, and nothing to change (G-41, ONB-023)',
  list.expectNothingToChange,
);

/** The first answer is on its way. */
export const Loading = meta.story(list.Loading);

/** Nothing was found. */
export const Empty = meta.story(list.Empty);

/** The list could not be read; another try helps. */
export const ErrorState = meta.story(list.ErrorState);

/** Descriptions as long as they may be, a whole page of them. */
export const LongContent = meta.story(list.LongContent);

/** Search, order and page go to the gateway and stand in the address. */
export const Searching = meta.story(list.Searching);
