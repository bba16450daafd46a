import { expect, spyOn, waitFor, within } from 'storybook/test';
import type { StoryActor } from './StoryActor.ts';

/** Cells of a line of a CSV as its reader sees them; codes are formulas that give a text. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?<=^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(([, quoted, plain = '']) =>
    (quoted?.replaceAll('""', '"') ?? plain).replace(/^="(.*)"$/, '$1'),
  );

/**
 * A test of the story of a list: "Exportar CSV" downloads its rows as they are narrowed, with the columns of the table.
 *
 * @param fileName the title of the page and what the rows are narrowed to.
 * @param silent columns without words: pictures and acts.
 */
export const downloadsCsv =
  (fileName: string, silent: readonly string[] = []) =>
  async ({ canvas, userEvent }: Pick<StoryActor, 'canvas' | 'userEvent'>): Promise<void> => {
    const made = spyOn(URL, 'createObjectURL');
    const press = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await canvas.findAllByRole('cell');
    await userEvent.click(canvas.getByRole('button', { name: 'Exportar CSV' }));
    await waitFor(() => expect(press.mock.contexts[0]).toHaveAttribute('download', fileName));

    const file = made.mock.calls.flatMap(([blob]) => (blob instanceof Blob ? [blob] : [])).at(-1);
    const [header = '', ...lines] = ((await file?.text()) ?? '')
      .replace('\uFEFF', '')
      .trimEnd()
      .split('\r\n');
    const written = cellsOf(header);
    const shown = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(shown.filter((name) => !written.includes(name))).toEqual(silent);

    /** The cells under the headers that table and file share; the file leaves empty what the table shows as a dash. */
    const shared = (headers: readonly string[], cells: readonly string[]) =>
      shown.flatMap((name) =>
        silent.includes(name) ? [] : (cells[headers.indexOf(name)]?.replace(/^-$/, '') ?? []),
      );
    for (const [index, row] of canvas.getAllByRole('row').slice(1, 4).entries()) {
      const cells = within(row).getAllByRole('cell');
      await expect(shared(written, cellsOf(lines[index] ?? ''))).toEqual(
        shared(
          shown,
          cells.map(({ textContent }) => textContent),
        ),
      );
    }
  };
