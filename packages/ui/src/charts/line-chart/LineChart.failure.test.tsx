import { describe, expect, it, vi } from 'vitest';
import { expectBrowserEvents } from '../../internal/testing/acting.ts';
import { mount } from '../../internal/testing/mount.tsx';
import { purchases } from './chartExample.ts';
import { chartLibrary } from './engine/loadChartEngine.ts';
import { LineChart } from './LineChart.tsx';

describe('LineChart without its drawing library', () => {
  expectBrowserEvents();

  it('says so, keeps the table, and draws when tried again', async () => {
    const offline = new Error('offline');
    chartLibrary.loading = undefined; // other tests of this page fetched it
    vi.spyOn(chartLibrary, 'fetch').mockRejectedValueOnce(offline);
    const view = mount(<LineChart label="Requisições de compras" {...purchases} />);
    await expect.poll(() => view.container.textContent).toContain('O gráfico não pôde ser carregado');
    expect(view.container.querySelectorAll('tbody tr')).toHaveLength(8);

    view.container.querySelector('button')?.click();
    await expect.poll(() => view.container.querySelector('canvas'), { timeout: 10_000 }).not.toBeNull();
    expect(view.container.textContent).not.toContain('O gráfico não pôde ser carregado');
    view.unmount();
  });
});
