import { getInstanceByDom } from 'echarts/core';
import { Activity, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { emulateMedia } from '../../internal/testing/emulateMedia.ts';
import { mount } from '../../internal/testing/mount.tsx';
import { Dialog } from '../../overlays/dialog/Dialog.tsx';
import { hostileName, manyLines, purchases } from './chartExample.ts';
import { loadChartEngine } from './engine/loadChartEngine.ts';
import { LineChart } from './LineChart.tsx';
import { ChartTable } from './table/ChartTable.tsx';

const example = { label: 'Requisições de compras', ...purchases };

describeConformance(LineChart, { props: example });
describeConformance(ChartTable, { props: example });

describe('ChartTable', () => {
  it('has all its values on paper, where what were columns are rows', async () => {
    const categories = Array.from(
      { length: 24 },
      (_, month) => `${(month % 12) + 1}/20${25 + Math.floor(month / 12)}`,
    );
    const series = manyLines.series.map((line) => ({ ...line, values: categories.map(() => 1_182_340.2) }));
    const { container } = mount(
      <ChartTable {...{ label: 'Visão geral', categories, series }} heightPx={90} rows="series" />,
    );
    container.style.inlineSize = '717px'; // A4 between margins of a centimetre
    await emulateMedia('print');
    const place = (element: Element) => element.getBoundingClientRect();
    const box = place(page.getByRole('group', { name: 'Visão geral' }).element());
    for (const cell of container.querySelectorAll('th, td')) {
      expect(place(cell).right).toBeLessThanOrEqual(box.right + 1);
      expect(place(cell).bottom).toBeLessThanOrEqual(box.bottom + 1);
    }
    const [, line] = container.querySelectorAll('tr');
    const tops = [...(line?.children ?? [])].map((cell) => place(cell).top);
    expect(tops).toHaveLength(25);
    expect(tops.toSorted((one, other) => one - other)).toEqual(tops);
    const [months] = container.querySelectorAll('tr');
    expect([...(months?.children ?? [])].map((cell) => place(cell).top)).toEqual(tops);
  });
});

const cells = (container: HTMLElement) =>
  [...container.querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map((cell) => cell.textContent?.replaceAll('\u00A0', ' ')),
  );

/** The element that the drawing stands in. */
const drawingIn = (container: HTMLElement) => {
  const element = container.querySelector('canvas')?.closest<HTMLElement>('[aria-hidden]');
  if (!element) throw new Error('Nothing is drawn');
  return element;
};

describe('LineChart', () => {
  expectBrowserEvents();
  beforeAll(loadChartEngine, 30_000);

  it('has a table that equals what is plotted, and a Portuguese summary (CHT-06)', () => {
    const view = mount(<LineChart {...example} />);
    expect(cells(view.container).slice(0, 3)).toEqual([
      ['Categoria', 'Aprovados', 'Projeção dos Requisitados'],
      ['janeiro', 'R$ 812.400,00', 'R$ 990.000,00'],
      ['fevereiro', 'R$ 954.310,50', 'R$ 1.120.800,00'],
    ]);
    expect(cells(view.container)).toHaveLength(1 + example.categories.length);
    expect(view.container.textContent).toContain('menor R$\u00A01.234,56 (março)');
    view.unmount();
  });

  it('has no table of more categories than anybody listens to, but its summary', () => {
    const categories = Array.from({ length: 201 }, (_, day) => `dia ${day}`);
    const line = { id: 'a', name: 'Aprovados', values: categories.map((_, day) => day) };
    const view = mount(<LineChart label="Requisições" categories={categories} series={[line]} />);
    expect(view.container.querySelector('table')).toBeNull();
    expect(view.container.textContent).toContain('dia 200');
    view.unmount();
  });

  it('leaves hidden series out of the table and the summary too', () => {
    const view = mount(<LineChart {...example} hiddenSeries={['aprovados']} />);
    expect(cells(view.container)[0]).toEqual(['Categoria', 'Projeção dos Requisitados']);
    expect(view.container.textContent).not.toContain('Aprovados');
    view.unmount();
  });

  it('leaves Escape to its dialog while only the pointer rests on it', async () => {
    const onOpenChange = vi.fn();
    const view = mount(
      <Dialog open onOpenChange={onOpenChange} title="Visão geral">
        <LineChart {...example} />
      </Dialog>,
    );
    const plot = page.getByRole('application', { name: example.label });
    await expect.poll(() => document.querySelector('canvas')).not.toBeNull();
    await plot.hover();
    await expect.poll(() => plot.element().parentElement?.textContent).toContain('R$');
    page.getByRole('button', { name: 'Fechar' }).element().focus();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: 'escape-key' });
    view.unmount();
  });

  it('takes its height before it is drawn', async () => {
    const view = mount(<LineChart {...example} heightPx={250} />);
    const plot = view.container.querySelector('[role="application"]');
    expect(plot?.clientHeight).toBe(250);
    await expect.poll(() => view.container.querySelector('canvas')).not.toBeNull();
    expect(plot?.clientHeight).toBe(250);
    view.unmount();
  });

  it('leaves nothing after a hundred mounts, also when unmounted in the same tick (CHT-04)', async () => {
    const place = document.createElement('div');
    document.body.append(place);
    for (let round = 0; round < 100; round += 1) {
      const root = createRoot(place);
      root.render(
        <StrictMode>
          <LineChart {...example} heightPx={80} />
        </StrictMode>,
      );
      if (round % 2 === 0) {
        await expect.poll(() => place.querySelector('canvas'), { interval: 1 }).not.toBeNull();
        const drawing = drawingIn(place);
        expect(getInstanceByDom(drawing)).toBeDefined();
        root.unmount();
        expect(getInstanceByDom(drawing) ?? null).toBeNull();
      } else {
        root.unmount();
      }
    }
    expect(document.querySelectorAll('canvas')).toHaveLength(0);
    place.remove();
  }, 60_000);

  it('may go in the very moment in which it is made', async () => {
    // A promise that is rejected then fails the run: nobody is there to hear of it.
    const view = mount(<LineChart {...example} />);
    // The chart that is measured by goes right before the one that stays is told.
    const gone = new Promise<void>((resolve) => {
      new MutationObserver((changes, observer) => {
        if (!changes.some(({ removedNodes }) => removedNodes.length > 0)) return;
        observer.disconnect();
        view.unmount();
        resolve();
      }).observe(view.container, { subtree: true, childList: true });
    });
    await gone;
    await new Promise(requestAnimationFrame);
    expect(document.querySelector('canvas')).toBeNull();
  });

  it('starts when its place gets a size, as in a tab that is opened', async () => {
    const view = mount(
      <div id="tab" style={{ display: 'none' }}>
        <LineChart {...example} />
      </div>,
    );
    await new Promise(requestAnimationFrame);
    expect(view.container.querySelector('canvas')).toBeNull();
    const tab = document.querySelector<HTMLElement>('#tab');
    if (tab) tab.style.display = '';
    await expect.poll(() => view.container.querySelector('canvas')).not.toBeNull();
    view.unmount();
  });

  it('is drawn anew when React takes its effects back and runs them again, as in a part that waits', async () => {
    const part = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <LineChart {...example} />
      </Activity>
    );
    const view = mount(part('visible'));
    const isDrawn = () => view.container.querySelector('[aria-busy="false"] canvas') !== null;
    await expect.poll(isDrawn).toBe(true);
    const before = getInstanceByDom(drawingIn(view.container));
    view.rerender(part('hidden'));
    expect(before?.isDisposed()).toBe(true);
    view.rerender(part('visible'));
    await expect.poll(isDrawn).toBe(true);
    expect(getInstanceByDom(drawingIn(view.container))).toBeDefined();
    view.unmount();
  });

  it('follows its width', async () => {
    const view = mount(
      <div id="frame" style={{ inlineSize: '600px' }}>
        <LineChart {...example} />
      </div>,
    );
    await expect.poll(() => view.container.querySelector('canvas')?.clientWidth).toBe(600);
    const frame = document.querySelector<HTMLElement>('#frame');
    if (frame) frame.style.inlineSize = '320px';
    await expect.poll(() => view.container.querySelector('canvas')?.clientWidth).toBe(320);
    view.unmount();
  });

  it('draws again in the colours of a theme that is switched to', async () => {
    const view = mount(<LineChart {...example} />);
    const picture = () => view.container.querySelector('canvas')?.toDataURL();
    await expect.poll(() => view.container.querySelector('canvas')).not.toBeNull();
    await new Promise(requestAnimationFrame);
    const light = picture();
    document.documentElement.dataset.theme = 'dark';
    await expect.poll(picture).not.toBe(light);
    document.documentElement.dataset.theme = 'light';
    await expect.poll(picture).toBe(light);
    view.unmount();
  });

  it('shows a name full of mark-up as it is (CHT-02)', async () => {
    const series = [{ id: 'x', name: hostileName, values: [1] }];
    const view = mount(<LineChart label="Gráfico" categories={[hostileName]} series={series} />);
    await expect.poll(() => view.container.querySelector('canvas')).not.toBeNull();
    const plot = view.container.querySelector<HTMLElement>('[role="application"]');
    plot?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }));
    await expect.poll(() => plot?.textContent).toContain(hostileName);
    expect(document.querySelector('img[src="x"]')).toBeNull();
    view.unmount();
  });
});
