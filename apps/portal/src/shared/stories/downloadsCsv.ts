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
    await canvas.findAllByRole('columnheader');
    const cellRole = canvas.queryByRole('grid') ? 'gridcell' : 'cell';
    await canvas.findAllByRole(cellRole);
    // Names of fixed lists may come after the rows: then the file is asked for again.
    await waitFor(
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Exportar CSV' }));
        await waitFor(() => expect(press.mock.contexts.at(-1)).toHaveAttribute('download', fileName));
        const file = made.mock.calls.flatMap(([blob]) => (blob instanceof Blob ? [blob] : [])).at(-1);
        const text = ((await file?.text()) ?? '').replace('\uFEFF', '').trimEnd();
        const [header = '', ...lines] = text.split('\r\n');
        const written = cellsOf(header);
        const shown = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
        await expect(shown.filter((name) => !written.includes(name))).toEqual(silent);

        for (const [index, row] of canvas.getAllByRole('row').slice(1, 4).entries()) {
          const cells = within(row).getAllByRole(cellRole);
          const values = cellsOf(lines[index] ?? '');
          for (const [place, name] of shown.entries()) {
            if (silent.includes(name)) continue;
            // A dash stands for nothing, and below a status the table says since when.
            const cell = cells[place]?.textContent.replace(/^-$/, '') ?? '';
            const value = values[written.indexOf(name)] ?? 'nothing';
            const isWritten = [cell, cell.replace(/R\$\s|\.(?=\d{3})/g, '')].some((text) =>
              text.startsWith(value),
            );
            await expect(isWritten ? name : cell).toBe(name);
          }
        }
      },
      { timeout: 20_000 },
    );
  };
