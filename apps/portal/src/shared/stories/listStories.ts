import { href, ROLES, routeNamed, type StaticRouteName } from '@portal/domain';
import { type HttpHandler, http } from 'msw';
import { expect } from 'storybook/test';
import type { ListPath, RowOf, RowsName } from '../list/listContract.ts';
import { downloadsCsv } from './downloadsCsv.ts';
import { meta as listMeta, never, storyGateway } from './gatewayHttp.ts';
import { PortalStory } from './PortalStory.tsx';
import { staff } from './people.ts';
import { LONGEST_DESCRIPTION } from './registers.ts';
import { pageParameters, renderPortal } from './renderPortal.tsx';
import type { StoryActor } from './StoryActor.ts';

interface ListStories<Path extends ListPath, Name extends RowsName<Path>, Row> {
  readonly page: StaticRouteName;
  /** Path of the list call. */
  readonly path: Path;
  readonly rowsName: Name;
  /** The rows of the first page. */
  readonly rows: readonly Row[];
  /** A row with a description, the n-th of a page. */
  readonly row: (place: number, descricao: string) => NoInfer<Row>;
  /** Query that is expected besides order and page, for the search `PAN`. */
  readonly query: Readonly<Record<string, string>>;
  /** Headers of the columns after description and code. @default none */
  readonly moreHeaders?: readonly string[];
}

interface Network {
  readonly msw: { use(handler: HttpHandler): void };
}

/** The stories of a read-only list of codes and descriptions (G-41): shared `meta`, and each state. */
export function listStories<
  Path extends ListPath,
  Name extends RowsName<Path>,
  Row extends RowOf<Path, Name> & { readonly codigo: number | string; readonly descricao: string },
>({ page, path, rowsName, rows, row, query, moreHeaders = [] }: ListStories<Path, Name, Row>) {
  const { title, roles } = routeNamed(page);
  /** The recorded queries. */
  let asked: Record<string, string> = {};
  // By plain `http`: the rows are held against the contract above, and one of many paths has no type of its own.
  const url = `${storyGateway}${path}`;
  const answers = (answered: readonly Row[], total: number) =>
    http.get(url, ({ request }) => {
      asked = Object.fromEntries(new URL(request.url).searchParams);
      return Response.json({ [rowsName]: answered, meta: listMeta(total) });
    });
  /** Made anew for each run of the story: it answers once. */
  const failsOnce = ({ msw }: Network) =>
    msw.use(
      http.get(
        url,
        () =>
          new Response('<h1>Bad gateway</h1>', { status: 500, headers: { 'X-Request-Id': '7f3a9c21d4e8' } }),
        { once: true },
      ),
    );
  const on = (handler: HttpHandler) => ({ beforeEach: ({ msw }: Network) => msw.use(handler) });
  const cells = rows.slice(0, 1).flatMap(({ codigo, descricao }) => [String(codigo), descricao]);

  return {
    meta: {
      component: PortalStory,
      parameters: pageParameters,
      args: { path: href(page), session: staff(...(typeof roles === 'string' ? ROLES : roles)) },
      render: renderPortal,
      ...on(answers(rows, 214)),
    },
    Loading: on(http.get(url, never)),
    Empty: {
      args: { path: href(page, { busca: 'XYZ' }) },
      ...on(answers([], 0)),
      async play({ canvas }: StoryActor) {
        await expect(await canvas.findByText(/XYZ/)).toBeVisible();
      },
    },
    ErrorState: {
      beforeEach: failsOnce,
      async play({ canvas, userEvent }: StoryActor) {
        await expect(await canvas.findByText(/^Código do erro:/)).toHaveTextContent('7f3a9c21d4e8');
        await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente' }));
        for (const name of cells)
          await expect((await canvas.findAllByRole('cell', { name }))[0]).toBeVisible();
      },
    },
    LongContent: {
      ...on(
        answers(
          Array.from({ length: 30 }, (_, place) => row(place, LONGEST_DESCRIPTION)),
          214,
        ),
      ),
      async play({ canvas }: StoryActor) {
        await canvas.findAllByRole('cell', { name: LONGEST_DESCRIPTION });
      },
    },
    Searching: {
      args: { path: href(page, { busca: 'PAN', ordem: '-codigo', pagina: 2 }) },
      ...on(answers([row(0, 'PANELAS')], 60)),
      async play({ canvas }: StoryActor) {
        await canvas.findByRole('cell', { name: 'PANELAS' });
        await expect(asked).toEqual({
          ...query,
          Pagina: '2',
          QuantidadeRegistros: '30',
          'Ordenacao.Coluna': 'Codigo',
          'Ordenacao.Ascending': 'false',
        });
      },
    },
    /** A test of `Default`. */
    async expectNothingToChange({ canvas, userEvent }: Pick<StoryActor, 'canvas' | 'userEvent'>) {
      await expect(await canvas.findByRole('heading', { name: title, level: 1 })).toBeVisible();
      for (const name of cells) await expect((await canvas.findAllByRole('cell', { name }))[0]).toBeVisible();
      const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
      await expect(headers).toEqual(['Descrição', 'Código', ...moreHeaders]);
      await expect(canvas.getByText('1–30 de 214')).toBeVisible();
      await expect(canvas.getByPlaceholderText('Busque por código ou descrição')).toBeVisible();
      await downloadsCsv(`${title}.csv`)({ canvas, userEvent });
      await expect(await canvas.findByRole('button', { name: 'Colunas' })).toBeVisible();
      await expect(
        canvas.queryByRole('button', { name: /Adicionar|Editar|Excluir/ }),
      ).not.toBeInTheDocument();
    },
  };
}
