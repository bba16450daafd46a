import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { acting, expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { CurveTable } from './CurveTable.tsx';
import type { CurveLine, Curves } from './curve.ts';

const part: CurveLine = { id: 1, name: 'A1', whole: false, quantity: 9 };
const whole: CurveLine = { id: 3, name: 'CURVA C', whole: true, quantity: 5 };
const curves: Curves = { rows: [part, whole], totals: { quantity: 5 }, costName: 'cme' };

describeConformance(CurveTable, { props: { label: 'Curva da empresa', curves } });

describe('CurveTable', () => {
  expectBrowserEvents();

  it('shades the three whole curves only (CRV-016)', () => {
    const view = mount(<CurveTable label="Curva" curves={curves} />);
    const [plain, shaded] = [...view.container.querySelectorAll('tbody tr')].map(
      (row) => getComputedStyle(row).backgroundColor,
    );
    expect(shaded).not.toBe(plain);
    view.unmount();
  });

  it('has nothing to press where nobody listens', () => {
    const view = mount(<CurveTable label="Curva" curves={curves} />);
    expect(view.container.querySelector('button')).toBeNull();
    view.unmount();
  });

  it('takes focus itself when the button that reads again goes', () => {
    const failed = { label: 'Curva', error: { message: 'Sem conexão' }, onRetry: () => {} };
    const view = mount(<CurveTable {...failed} curves={curves} />);
    const button = () => view.container.querySelector<HTMLElement>('[role="alert"] button');
    acting(() => button()?.focus());
    view.rerender(<CurveTable label="Curva" curves={curves} />);
    expect(document.activeElement).toBe(view.container.querySelector('[role="group"]'));
    view.rerender(<CurveTable {...failed} curves={undefined} />);
    acting(() => button()?.focus());
    view.rerender(<CurveTable label="Curva" curves={{ ...curves, rows: [] }} />);
    expect(document.activeElement).toBe(view.container.firstElementChild);
    view.unmount();
  });

  it('takes the end of a text selection for no click', async () => {
    const opened: CurveLine[] = [];
    const view = mount(<CurveTable label="Curva" curves={curves} onOpenCurve={(row) => opened.push(row)} />);
    const cell = view.container.querySelector('tbody td');
    const row = view.container.querySelector('tbody tr');
    if (cell && row) document.getSelection()?.selectAllChildren(cell);
    cell?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(opened).toEqual([]);
    document.getSelection()?.removeAllRanges();
    if (cell) await userEvent.click(cell);
    expect(opened).toEqual([part]);
    view.unmount();
  });
});
