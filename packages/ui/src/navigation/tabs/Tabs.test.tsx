import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

expectBrowserEvents();

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

  it('leaves keys with Alt, Ctrl or Meta to the browser', () => {
    const view = mount(<Tabs {...props} />);
    const tab = view.container.querySelector<HTMLElement>('[aria-selected="true"]');
    tab?.focus();
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey']) {
      const init = { key: 'ArrowLeft', [modifier]: true, bubbles: true, cancelable: true };
      const event = new KeyboardEvent('keydown', init);
      tab?.dispatchEvent(event);
      expect(event.defaultPrevented).toBe(false);
      expect(document.activeElement).toBe(tab);
    }
    view.unmount();
  });

  it('leaves focus on the panel when a control arrives in it', async () => {
    const withContent = (content: ReactNode) => (
      <Tabs label="Produto" tabs={[{ id: 'ean', label: 'EAN', content }]} />
    );
    const view = mount(withContent('Carregando'));
    const panel = view.container.querySelector<HTMLElement>('[role="tabpanel"]');
    panel?.focus();
    expect(document.activeElement).toBe(panel);
    view.rerender(withContent(<button type="button">Adicionar EAN</button>));
    await expect.poll(() => panel?.tabIndex).toBe(-1);
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame); // where focus is taken away
    expect(document.activeElement).toBe(panel);
    view.unmount();
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
    view.rerender(<Tabs label="Etapas" tabs={tabs} value="4" style={{ inlineSize: 900 }} />);
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    view.rerender(<Tabs label="Etapas" tabs={tabs} value="4" style={{ inlineSize: 320 }} />);
    await expect.poll(isSeen).toBe(true);
    view.unmount();
  });

  it('shows the open tab whole once its badge makes it wider', async () => {
    const withBadge = (badge?: string) => (
      <Tabs
        label="Etapas"
        value="documentos"
        style={{ inlineSize: 320 }}
        tabs={[
          { id: 'empresa', label: 'Dados da empresa', content: '' },
          { id: 'documentos', label: 'Documentos', badge, content: '' },
          { id: 'contatos', label: 'Contatos e representantes', content: '' },
        ]}
      />
    );
    const view = mount(withBadge());
    const end = (selector: string) =>
      view.container.querySelector(selector)?.getBoundingClientRect().right ?? Number.NaN;
    const isSeen = () => end('[aria-selected="true"]') <= end('[role="tablist"]');
    await expect.poll(isSeen).toBe(true);
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    view.rerender(withBadge('3 erros'));
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
