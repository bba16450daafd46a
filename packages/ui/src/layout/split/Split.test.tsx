import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { Split } from './Split.tsx';

describeConformance(Split, { props: { side: 'Produtos', children: 'Panela' } });

describe('Split', () => {
  it('closes what was chosen before to acts, and leaves the list open', () => {
    const view = mount(
      <Split side={<button type="button">Panela 2</button>} stale>
        <button type="button">Salvar</button>
      </Split>,
    );
    const [choose, save] = view.container.querySelectorAll('button');
    expect(choose?.closest('[inert]')).toBeNull();
    expect(save?.closest('[inert]')?.getAttribute('aria-busy')).toBe('true');
    view.unmount();
  });
});
