import { formatBrl } from '@portal/formats';
import type { Locator, Page } from 'playwright';

/** The region of a chart with its title, table and buttons. */
export const chartCard = (page: Page, title: string) =>
  page.getByRole('region', { name: title, exact: true });

/** Texts of the cells of a table, row by row; of a chart also of what a screen reader reads of its drawing. */
export const cellsOf = (table: Locator): Promise<string[][]> =>
  table
    .locator('tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('th, td')].map((cell) => (cell.textContent ?? '').replace(/\s/g, ' ')),
      ),
    );

/** An amount in reais as the cells show it. */
export const money = (value: number | undefined) => formatBrl(value ?? Number.NaN).replace(/\s/g, ' ');
