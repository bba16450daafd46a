import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { FilterPanel } from './FilterPanel.tsx';

describeConformance(FilterPanel, { props: { children: 'Campos', onSearch: () => {} } });

describe('FilterPanel', () => {
  it('keeps what stands in its fields while they are folded away', () => {
    const view = mount(
      <FilterPanel onSearch={() => {}} defaultOpen={false}>
        <input defaultValue="305021" />
      </FilterPanel>,
    );
    const input = view.container.querySelector('input');
    expect(input?.value).toBe('305021');
    expect(input?.closest('[hidden]')).not.toBeNull();
    view.unmount();
  });
});
