import { useSyncExternalStore } from 'react';
import { describe, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { SideNav } from './SideNav.tsx';

expectBrowserEvents();

const item = (label: string, href: string) => ({ id: label, label, icon: null, href });

describeConformance(SideNav, {
  props: { navigation: [{ id: 'geral', items: [item('Início', '/')] }], currentHref: '/' },
});

/** What a router does that keeps its paths in the hash. */
function useHash(): string {
  return useSyncExternalStore(
    (changed) => {
      window.addEventListener('hashchange', changed);
      return () => window.removeEventListener('hashchange', changed);
    },
    () => window.location.hash,
  );
}

function InHash() {
  const items = [item('Início', '#/'), item('Marcas', '#/produtos/marcas')];
  return <SideNav navigation={[{ id: 'geral', items }]} currentHref={useHash()} />;
}

describe('SideNav', () => {
  it('opens the paths of a router that keeps them in the hash, and marks the one that is open', async () => {
    const { hash } = window.location;
    const view = mount(<InHash />);
    const current = (name: string) => page.getByRole('link', { name }).element().getAttribute('aria-current');
    await userEvent.click(page.getByRole('link', { name: 'Marcas' }));
    await expect.poll(() => current('Marcas')).toBe('page');
    expect(window.location.hash).toBe('#/produtos/marcas');
    expect(current('Início')).toBeNull();
    await userEvent.click(page.getByRole('link', { name: 'Início' }));
    await expect.poll(() => current('Início')).toBe('page');
    expect(current('Marcas')).toBeNull();
    view.unmount();
    window.location.hash = hash;
  });

  it('marks the current link in forced colours, and shows where focus is there too', async () => {
    const stillness = { name: 'prefers-reduced-motion', value: 'reduce' };
    const items = [item('Início', '/'), item('Marcas', '/marcas')];
    const view = mount(<SideNav navigation={[{ id: 'geral', items }]} currentHref="/" />);
    await cdp().send('Emulation.setEmulatedMedia', {
      features: [stillness, { name: 'forced-colors', value: 'active' }],
    });
    const [current, other] = [...view.container.querySelectorAll('a')].map((link) => getComputedStyle(link));
    expect(current?.borderInlineStartWidth).not.toBe(other?.borderInlineStartWidth);
    expect(current?.outlineStyle).toBe('none');
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.textContent).toBe('Início');
    expect(current?.outlineStyle).toBe('solid');
    await cdp().send('Emulation.setEmulatedMedia', { features: [stillness] });
    view.unmount();
  });
});
