import { describe, expect, it, vi } from 'vitest';
import { acting, expectBrowserEvents } from '../../internal/testing/acting.ts';
import { answerPrint } from '../../internal/testing/answerPrint.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { purchases } from '../line-chart/chartExample.ts';
import { ChartCard } from './ChartCard.tsx';

const example = { title: 'REQUISIÇÕES DE COMPRAS', ...purchases };

describeConformance(ChartCard, { props: example });

describe('ChartCard', () => {
  it('keeps its height while data comes, and when there is none', () => {
    const heights = [
      <ChartCard key="full" {...example} />,
      <ChartCard key="loading" {...example} series={[]} loading />,
      <ChartCard key="empty" {...example} series={[]} />,
      <ChartCard key="error" {...example} series={[]} error={{ message: 'Tente novamente em breve.' }} />,
    ].map((card) => {
      const view = mount(card);
      const height = view.container.querySelector('[aria-busy]')?.clientHeight;
      view.unmount();
      return height;
    });
    expect(heights).toEqual([320, 320, 320, 320]);
  });

  it('reads the clock only when a file is made', () => {
    const now = vi.fn(() => new Date('2026-03-05T12:07:00Z'));
    mount(<ChartCard {...example} now={now} />).unmount();
    expect(now).not.toHaveBeenCalled();
  });

  it('has no selector, refresh or file buttons where the page has them', () => {
    const view = mount(<ChartCard {...example} periods={null} fileActions={false} />);
    expect(view.container.querySelectorAll('button[aria-haspopup]')).toHaveLength(0);
    expect(view.container.textContent).not.toContain('Semana');
    expect(view.container.textContent).not.toContain('Imprimir');
    view.unmount();
  });
});

describe('ChartCard: focus', () => {
  expectBrowserEvents();

  it.each([
    ['beside older data', {}],
    ['where there is no data', { series: [] }],
  ])('stays in the card when the button that reads again goes, %s', (_, data) => {
    const card = <ChartCard {...example} {...data} error={{ message: 'Sem conexão' }} onRefresh={() => {}} />;
    const view = mount(card);
    acting(() => [...view.container.querySelectorAll<HTMLElement>('[role="alert"] button')].at(-1)?.focus());
    expect(document.activeElement?.textContent).toBe('Tentar novamente');
    view.rerender(<ChartCard {...example} onRefresh={() => {}} />);
    expect(document.activeElement).toBe(view.container.querySelector('section'));
    view.unmount();
  });
});

describe('ChartCard: print', () => {
  expectBrowserEvents();

  it('opens the print dialog (CHT-009), and says so when it cannot', async () => {
    const print = vi.fn((view: Window) => void view.dispatchEvent(new Event('afterprint')));
    const stop = answerPrint(print);
    const view = mount(<ChartCard {...example} now={() => new Date('2026-03-05T12:07:00Z')} />);
    const button = [...view.container.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Imprimir',
    );
    button?.click();
    await expect.poll(() => print.mock.calls.length, { timeout: 10_000 }).toBe(1);
    expect(view.container.querySelector('[role="alert"]')).toBeNull();

    print.mockImplementation(() => {
      throw new Error('blocked');
    });
    await expect.poll(() => button?.textContent).toBe('Imprimir');
    button?.click();
    await expect
      .poll(() => view.container.querySelector('[role="alert"]')?.textContent, { timeout: 10_000 })
      .toContain('Não foi possível imprimir');
    expect(document.querySelector('iframe[srcdoc]')).toBeNull();
    stop();
    view.unmount();
  });
});
