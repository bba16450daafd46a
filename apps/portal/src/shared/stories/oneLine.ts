import { expect, screen } from 'storybook/test';
import type { StoryActor } from './StoryActor.ts';

/** A window of 1280 px, the narrowest of those that staff and suppliers work at on a desk. */
export const deskWindow = {
  parameters: {
    viewport: { options: { desk: { name: '1280 px', styles: { width: '1280px', height: '800px' } } } },
  },
  globals: { viewport: { value: 'desk', isRotated: false } },
} as const;

/** Expects the filters of a list in one line: the first field and the last act have the same bottom. */
export async function expectOneLine({ canvas }: Pick<StoryActor, 'canvas'>): Promise<void> {
  const search = (await canvas.findByRole('textbox', { name: 'Pesquisar' })).getBoundingClientRect();
  for (const box of [
    ...canvas.getAllByRole('combobox'),
    canvas.getByRole('button', { name: 'Limpar filtros' }),
    await canvas.findByRole('button', { name: /^Colunas/ }),
  ]) {
    const { top, bottom } = box.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    await expect([box.textContent, middle > search.top && middle < search.bottom]).toEqual([
      box.textContent,
      true,
    ]);
  }
}

/** A test that chooses each option of a select, and expects that none is cut: those that begin alike could not be told apart. */
export const expectsWholeChoices =
  (name: string) =>
  async ({ canvas, userEvent }: StoryActor): Promise<void> => {
    await canvas.findByRole('button', { name: /^Colunas/ }); // the last of the line to come
    const select = canvas.getByRole<HTMLInputElement>('combobox', { name });
    await userEvent.click(select);
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    await userEvent.click(select);
    const cut: string[] = [];
    for (const option of options) {
      await userEvent.click(select);
      await userEvent.click(await screen.findByRole('option', { name: option }));
      await expect(select).toHaveValue(option);
      if (select.scrollWidth > select.clientWidth) cut.push(option);
    }
    await expect(cut).toEqual([]);
  };
