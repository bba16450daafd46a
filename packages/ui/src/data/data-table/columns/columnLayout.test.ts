import { describe, expect, it } from 'vitest';
import type { Column } from './column.ts';
import { columnLayout, fittedColumns, widthOf } from './columnLayout.ts';

const column = (width: number | 'auto'): Column<string> => ({
  id: 'x',
  header: 'X',
  format: 'text',
  width,
  value: String,
});

describe('columnLayout', () => {
  it('lets automatic columns share what the fixed ones leave, from 120 px on', () => {
    expect(columnLayout([column(100), column('auto'), column(80), column('auto')])).toEqual({
      '--row-min': '420px',
      '--c1-x': 'calc(0px + 0 * max(120px, (100% - 180px) / 2))',
      '--c1-w': 'calc(100px + 0 * max(120px, (100% - 180px) / 2))',
      '--c2-x': 'calc(100px + 0 * max(120px, (100% - 180px) / 2))',
      '--c2-w': 'calc(0px + 1 * max(120px, (100% - 180px) / 2))',
      '--c3-x': 'calc(100px + 1 * max(120px, (100% - 180px) / 2))',
      '--c3-w': 'calc(80px + 0 * max(120px, (100% - 180px) / 2))',
      '--c4-x': 'calc(180px + 1 * max(120px, (100% - 180px) / 2))',
      '--c4-w': 'calc(0px + 1 * max(120px, (100% - 180px) / 2))',
    });
  });

  it('keeps an automatic column as wide as it asks for at least', () => {
    expect(columnLayout([column(100), { ...column('auto'), minWidth: 240 }])).toMatchObject({
      '--row-min': '340px',
      '--c2-w': 'calc(0px + 1 * max(240px, (100% - 100px) / 1))',
    });
  });

  it('leaves a column as wide as it was made, and lets the others grow alike', () => {
    const made = { ...column(200), grow: false };
    expect(columnLayout([column(100), made, column(300)])).toMatchObject({
      '--row-min': '600px',
      '--c2-x': 'max(100px, (100% - 200px) * 0.25 + 0px)',
      '--c2-w': '200px',
      '--c3-x': 'max(300px, (100% - 200px) * 0.25 + 200px)',
      '--c3-w': 'max(300px, (100% - 200px) * 0.75 + 0px)',
    });
    expect(columnLayout([made])).toEqual({ '--row-min': '200px', '--c1-x': '0px', '--c1-w': '200px' });
  });

  it('lets all grow alike where none is automatic', () => {
    expect(columnLayout([column(100), column(300)])).toMatchObject({
      '--row-min': '400px',
      '--c2-x': 'max(100px, 25%)',
      '--c2-w': 'max(300px, 75%)',
    });
  });
});

describe('fittedColumns', () => {
  const code = { id: 'x', header: 'X', format: 'code', value: String } as const;
  const widths = (columns: readonly Column<string>[], rows: readonly string[]) =>
    fittedColumns(columns, rows).map(widthOf);

  it('leaves the columns as they are where their codes fit, or there are none', () => {
    expect(widths([code, { ...code, width: 176 }], ['100200', '12.ABC'])).toEqual([104, 176]);
    expect(widths([code], [])).toEqual([104]);
  });

  it('makes room for the longest code of the rows', () => {
    const [narrow, wide] = widths([code, { ...code, width: 230 }], ['1', 'WW.MMM.WWW/MMMM-35', '22']);
    expect(narrow).toBeGreaterThan(200);
    expect(wide).toBe(230);
  });

  it('measures some of many rows, and keeps room for a code that is a letter longer', () => {
    const rows = Array.from({ length: 10_000 }, (_, row) => 'M'.repeat(row === 5001 ? 13 : 11 + (row % 2)));
    const [fitted] = widths([code], rows);
    expect(fitted).toBeGreaterThanOrEqual(widths([code], ['M'.repeat(13)])[0] as number);
    const alike = rows.map(() => 'M'.repeat(12));
    expect(widths([code], alike)).toEqual(widths([code], alike.slice(0, 1)));
    let read = 0;
    const value = (row: string) => {
      read += 1;
      return row;
    };
    fittedColumns([{ ...code, value }], rows);
    expect(read).toBeLessThan(500);
  });

  it('leaves a column that was made so by hand', () => {
    expect(widths([{ ...code, width: 60, grow: false }], ['12.ABC.345/01DE-35'])).toEqual([60]);
  });
});
