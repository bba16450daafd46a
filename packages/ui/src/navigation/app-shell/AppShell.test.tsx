import { flushSync } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TextField } from '../../inputs/text-field/TextField.tsx';
import { expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { AppShell } from './AppShell.tsx';
import type { AppShellProps } from './AppShell.types.ts';

expectBrowserEvents();

const props: AppShellProps = {
  brand: 'Portal',
  navigation: [{ id: 'geral', items: [{ id: 'inicio', label: 'Início', icon: null, href: '/' }] }],
  currentHref: '/',
  user: { name: 'Ana Souza' },
  children: 'Início',
};

describeConformance(AppShell, { props });

it('gives two shells different main regions', () => {
  const view = mount(
    <>
      <AppShell {...props} />
      <AppShell {...props} />
    </>,
  );
  const ids = [...view.container.querySelectorAll('main')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
  view.unmount();
});

it('covers neither a field that gets focus nor its label (WCAG 2.4.11)', () => {
  const view = mount(
    <AppShell {...props}>
      <div style={{ blockSize: '2000px', paddingBlockStart: '400px' }}>
        <TextField label="Nome" />
      </div>
    </AppShell>,
  );
  const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? 0;
  const field = view.container.querySelector('input');
  const label = view.container.querySelector('label');
  for (const covered of [20, 40, 60, 80]) {
    field?.blur();
    window.scrollBy({ top: topOf(field) - covered });
    field?.focus();
    expect(topOf(label)).toBeGreaterThanOrEqual(56);
  }
  view.unmount();
});

it('has focus in its sheet before the next key can come, however late the next frame is, and gives it back', async () => {
  await page.viewport(360, 640);
  const view = mount(<AppShell {...props} />);
  const opener = view.container.querySelector<HTMLButtonElement>('[aria-label="Abrir menu de navegação"]');
  opener?.focus();
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  flushSync(() => opener?.click());
  frames.mockRestore();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Fechar menu de navegação');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(opener);
  view.unmount();
  await page.viewport(1280, 900);
});

it('shows the current page in its sheet, however far down it stands, with the button that closes it', async () => {
  await page.viewport(360, 640);
  const items = Array.from({ length: 40 }, (_, index) => {
    const label = `Página ${index}`;
    return { id: label, label, icon: null, href: `/${index}` };
  });
  const view = mount(<AppShell {...props} navigation={[{ id: 'geral', items }]} currentHref="/38" />);
  await userEvent.click(page.getByRole('button', { name: 'Abrir menu de navegação' }));
  const sheet = page.getByRole('dialog', { name: 'Navegação principal' });
  await expect.element(sheet.getByRole('link', { name: 'Página 38' })).toBeInViewport({ ratio: 1 });
  await expect
    .element(sheet.getByRole('button', { name: 'Fechar menu de navegação' }))
    .toBeInViewport({ ratio: 1 });
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  view.unmount();
  await page.viewport(1280, 900);
});
