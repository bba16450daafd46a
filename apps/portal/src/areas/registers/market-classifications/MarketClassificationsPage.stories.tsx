import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { listStories } from '../../../shared/stories/listStories.ts';
import { marketClassifications } from '../../../shared/stories/registers.ts';

const list = listStories({
  page: 'register-market-classifications',
  path: '/api/produtos/classificacoes-mercadologicas',
  rowsName: 'classificacoesMercadologicas',
  rows: marketClassifications,
  row: (place, descricao) => ({
    codigo: `2.5.11.${place + 1}`,
    descricao,
    nivel: 'Subgrupo' as const,
    caminho: ['UTILIDADES', 'COZINHA', 'PANELAS'],
  }),
  query: { busca: 'PAN' },
  moreHeaders: ['Nível', 'Pertence a'],
});

const meta = preview.meta({ title: 'Pages/Classificação mercadológica', ...list.meta });

/** The register on its first page. */
export const Default = meta.story();

Default.test(
  'has codes and descriptions, a search and pages, and nothing to change (G-41, ONB-024)',
  list.expectNothingToChange,
);

Default.test(
  'is a tree: each level is indented, said and named by what it belongs to',
  async ({ canvas }) => {
    const startOf = (name: string) => canvas.getAllByText(name)[0]?.getBoundingClientRect().left ?? 0;
    await canvas.findByText('PANELAS DE PRESSÃO');
    const starts = ['UTILIDADES', 'COZINHA', 'PANELAS', 'PANELAS DE PRESSÃO'].map(startOf);
    await expect(starts).toEqual([...starts].sort((left, right) => left - right));
    await expect(new Set(starts).size).toBe(4);
    await expect(startOf('ALIMENTOS')).toBe(starts[0]);
    await expect(
      canvas.getByRole('row', {
        name: /PANELAS DE PRESSÃO 2\.5\.11\.3 Subgrupo PANELAS ‹ COZINHA ‹ UTILIDADES/,
      }),
    ).toBeVisible();
  },
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
