import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { PendencyBanner } from './PendencyBanner.tsx';

describeConformance(PendencyBanner, {
  props: { pendencies: [{ id: 1, message: 'Contrato social: ilegível', field: 'contrato' }] },
});

describe('PendencyBanner', () => {
  it('has the bullet of a long pendency at its first line', () => {
    const message = 'Inscrição estadual: o documento enviado está vencido há mais de noventa dias';
    const view = mount(
      <PendencyBanner
        pendencies={[{ id: 1, message, field: 'inscricao' }]}
        style={{ maxInlineSize: '328px' }}
      />,
    );
    const line = view.container.querySelector('li');
    const text = document.createRange();
    text.selectNodeContents(line?.querySelector('button') ?? document.body);
    // Stands where the bullet does, which has no box of its own to measure.
    const bullet = document.createElement('span');
    bullet.textContent = '•';
    bullet.style.cssText = 'display: inline-block; inline-size: 0';
    line?.prepend(bullet);
    const [first, second] = text.getClientRects();
    const { top, bottom } = bullet.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    view.unmount();
    expect(second?.top).toBeGreaterThan(first?.top ?? 0);
    expect(middle).toBeGreaterThan(first?.top ?? 0);
    expect(middle).toBeLessThan(first?.bottom ?? 0);
  });
});
