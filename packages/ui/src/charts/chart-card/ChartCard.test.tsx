import { describe, expect, it, vi } from 'vitest';
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
      <ChartCard key="error" {...example} series={[]} error="Tente novamente em breve." />,
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
