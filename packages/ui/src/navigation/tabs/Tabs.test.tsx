import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

const props: TabsProps = {
  label: 'Produto',
  tabs: [
    { id: 'ean', label: 'EAN', disabled: true, content: 'EAN' },
    { id: 'fiscal', label: 'Fiscal', content: 'NCM 0901.21.00' },
    { id: 'preco', label: 'Preço', content: 'R$ 18,90' },
  ],
};

describeConformance(Tabs, { props });

const panelText = (container: HTMLElement) => container.querySelector('[role="tabpanel"]')?.textContent;

describe('Tabs', () => {
  it('opens the first tab that can be opened where the one asked for cannot (UIX-16)', () => {
    for (const value of [undefined, 'ean', 'fornecedores']) {
      const view = mount(<Tabs {...props} value={value} />);
      expect(panelText(view.container)).toBe('NCM 0901.21.00');
      view.unmount();
    }
  });

  it('keeps ids apart between two lists of the same tabs', () => {
    const view = mount(
      <>
        <Tabs {...props} />
        <Tabs {...props} />
      </>,
    );
    const ids = [...view.container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    view.unmount();
  });

  it('shows the open tab whole where there is no room for all', async () => {
    const tabs = Array.from({ length: 12 }, (_, index) => ({
      id: `${index}`,
      label: `Etapa de número ${index}`,
      content: '',
    }));
    const view = mount(<Tabs label="Etapas" tabs={tabs} value="11" style={{ inlineSize: 320 }} />);
    const box = (role: string) => view.container.querySelector(role)?.getBoundingClientRect();
    const isSeen = () => {
      const [list, tab] = [box('[role="tablist"]'), box('[aria-selected="true"]')];
      return list && tab && tab.left >= list.left - 1 && tab.right <= list.right + 1;
    };
    await expect.poll(isSeen).toBe(true);
    view.rerender(<Tabs label="Etapas" tabs={tabs} value="0" style={{ inlineSize: 320 }} />);
    await expect.poll(isSeen).toBe(true);
    view.unmount();
  });

  it('says at which end there are more tabs than there is room for', async () => {
    const tabs = Array.from({ length: 12 }, (_, index) => ({
      id: `${index}`,
      label: `Etapa de número ${index}`,
      content: '',
    }));
    const view = mount(<Tabs label="Etapas" tabs={tabs} style={{ inlineSize: 320 }} />);
    const list = view.container.querySelector('[role="tablist"]');
    const more = () => list?.getAttribute('data-more');
    await expect.poll(more).toBe('end');
    list?.scrollBy({ left: 100 });
    await expect.poll(more).toBe('start end');
    list?.scrollBy({ left: 10_000 });
    await expect.poll(more).toBe('start');
    view.rerender(<Tabs label="Etapas" tabs={tabs.slice(0, 1)} style={{ inlineSize: 320 }} />);
    await expect.poll(more).toBe('');
    view.unmount();
  });
});
