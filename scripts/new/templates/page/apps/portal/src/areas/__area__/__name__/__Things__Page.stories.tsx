import preview from '#storybook/preview';
import { listStories } from '../../../shared/stories/listStories.ts';

const row = (place: number, descricao: string) => ({ id: place + 1, codigo: 1001 + place, descricao });

const list = listStories({
  page: '__page__',
  path: '__path__',
  rowsName: '__rows__',
  rows: ['PRIMEIRO', 'SEGUNDO'].map((descricao, place) => row(place, descricao)),
  row,
  query: { busca: 'PAN' },
});

const meta = preview.meta({ title: 'Pages/__title__', ...list.meta });

/** The list on its first page. */
export const Default = meta.story();

Default.test('has codes and descriptions, a search, pages and a CSV', list.expectNothingToChange);

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
