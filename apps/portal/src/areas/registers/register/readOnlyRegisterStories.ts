import { expect } from 'storybook/test';
import { gatewayHttp, meta as listMeta, never } from '../../../shared/stories/gatewayHttp.ts';
import { LONGEST_DESCRIPTION } from '../../../shared/stories/registers.ts';
import type { StoryActor } from '../../../shared/stories/StoryActor.ts';

type ListPath = '/api/produtos/divisoes' | '/api/produtos/classificacoes-mercadologicas';

interface ReadOnlyRegister<Row> {
  /** Path of the list call. */
  readonly path: ListPath;
  readonly title: string;
  /** The rows of the first page. */
  readonly rows: readonly Row[];
  /** Body of an answer with these rows. */
  body(rows: readonly Row[]): object;
  /** A row with a description, the n-th of a page. */
  row(place: number, descricao: string): Row;
  /** What cells of the first page say. */
  readonly cells: readonly string[];
  /** What the call is asked for besides search, order and page; the search under its own name. */
  readonly query: Readonly<Record<string, string>>;
}

/** Answers and checks that the stories of registers share which nobody changes (G-41). */
export function readOnlyRegisterStories<Row>({
  path,
  title,
  rows,
  body,
  row,
  cells,
  query,
}: ReadOnlyRegister<Row>) {
  /** What the list was asked for. */
  let asked: Record<string, string> = {};
  const answer = (answered: readonly Row[] = rows, total = 214) =>
    gatewayHttp.get(path, ({ request, response }) => {
      asked = Object.fromEntries(new URL(request.url).searchParams);
      // Each call has its name for the rows; the fixtures are held against the contract by their own test.
      return response.untyped(Response.json({ ...body(answered), meta: listMeta(total) }));
    });
  return {
    answer,
    loading: () => gatewayHttp.get(path, never),
    /** The first call fails, the next one does not. */
    failing: () =>
      gatewayHttp.get(
        path,
        ({ response }) => response.untyped(new Response('<h1>Bad gateway</h1>', { status: 500 })),
        { once: true },
      ),
    longContent: () => answer(Array.from({ length: 30 }, (_, place) => row(place, LONGEST_DESCRIPTION))),
    found: () => answer([row(0, 'PANELAS')], 60),
    async expectNothingToChange({ canvas }: Pick<StoryActor, 'canvas'>) {
      await expect(await canvas.findByRole('heading', { name: title, level: 1 })).toBeVisible();
      for (const name of cells) await expect(await canvas.findByRole('cell', { name })).toBeVisible();
      const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
      await expect(headers).toEqual(['Código', 'Descrição']);
      await expect(canvas.getByText('1–30 de 214')).toBeVisible();
      await expect(canvas.getByPlaceholderText('Busque por código ou descrição')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Exportar CSV' })).toBeVisible();
      await expect(await canvas.findByRole('button', { name: 'Colunas' })).toBeVisible();
      await expect(
        canvas.queryByRole('button', { name: /Adicionar|Editar|Excluir/ }),
      ).not.toBeInTheDocument();
    },
    async expectAnotherTry({ canvas, userEvent }: StoryActor) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente' }));
      await expect(await canvas.findByRole('cell', { name: cells[0] ?? title })).toBeVisible();
    },
    /** For `?busca=PAN&ordem=-codigo&pagina=2`. */
    async expectAsked({ canvas }: Pick<StoryActor, 'canvas'>) {
      await canvas.findByRole('cell', { name: 'PANELAS' });
      await expect(asked).toEqual({
        ...query,
        Pagina: '2',
        QuantidadeRegistros: '30',
        'Ordenacao.Coluna': 'Codigo',
        'Ordenacao.Ascending': 'false',
      });
    },
  };
}
