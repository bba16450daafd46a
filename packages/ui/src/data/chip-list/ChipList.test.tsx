import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describePopup } from '../../internal/testing/describePopup.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { ChipList, type ChipListProps } from './ChipList.tsx';

expectBrowserEvents();

const props = (count: number): ChipListProps => ({
  label: 'Marcas',
  items: Array.from({ length: count }, (_, index) => ({ id: index, label: `MARCA ${index + 1}` })),
});

describeConformance(ChipList, { props: props(6) });

describePopup('ChipList', () => <ChipList {...props(6)} />, { role: 'dialog' });

describe('ChipList', () => {
  it.each([
    [0, ['-']],
    [3, ['MARCA 1', 'MARCA 2', 'MARCA 3']],
    [4, ['MARCA 1', 'MARCA 2', 'MARCA 3', 'MARCA 4']],
    [5, ['MARCA 1', 'MARCA 2', 'MARCA 3', '+2']],
  ])('draws of %i chips %j', (count, drawn) => {
    const view = mount(<ChipList {...props(count)} />);
    expect([...view.container.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(drawn);
    view.unmount();
  });

  it('is no list where there is nothing to list', () => {
    const view = mount(<ChipList {...props(0)} />);
    expect(page.getByRole('list').all()).toEqual([]);
    expect(page.getByRole('listitem').all()).toEqual([]);
    view.unmount();
  });

  it('names the rest as it names the list', async () => {
    const view = mount(<ChipList {...props(6)} />);
    await page.getByRole('button', { name: '+3 Marcas' }).click();
    await expect.element(page.getByRole('dialog').getByRole('list')).toHaveAccessibleName('Marcas');
    view.unmount();
  });
});
