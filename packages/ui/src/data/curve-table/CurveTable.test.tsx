import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { CurveTable } from './CurveTable.tsx';
import type { CurveRow } from './curve.ts';

const rows: readonly CurveRow[] = [
  { curva: 'CURVA C', curvaId: 3, quantidade: 5 },
  { curva: 'A1', curvaId: 1, quantidade: 9 },
];

describeConformance(CurveTable, { props: { label: 'Curva da empresa', rows } });

describe('CurveTable', () => {
  expectBrowserEvents();

  it('shades the three whole curves only (CRV-016)', () => {
    const view = mount(<CurveTable label="Curva" rows={rows} />);
    const [part, whole] = [...view.container.querySelectorAll('tbody tr')].map(
      (row) => getComputedStyle(row).backgroundColor,
    );
    expect(whole).not.toBe(part);
    view.unmount();
  });

  it('has nothing to press where nobody listens', () => {
    const view = mount(<CurveTable label="Curva" rows={rows} />);
    expect(view.container.querySelector('button')).toBeNull();
    view.unmount();
  });

  it('takes the end of a text selection for no click', async () => {
    const opened: CurveRow[] = [];
    const view = mount(<CurveTable label="Curva" rows={rows} onOpenCurve={(row) => opened.push(row)} />);
    const cell = view.container.querySelector('tbody td');
    const row = view.container.querySelector('tbody tr');
    if (cell && row) document.getSelection()?.selectAllChildren(cell);
    cell?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(opened).toEqual([]);
    document.getSelection()?.removeAllRanges();
    if (cell) await userEvent.click(cell);
    expect(opened).toEqual([rows[1]]);
    view.unmount();
  });
});
