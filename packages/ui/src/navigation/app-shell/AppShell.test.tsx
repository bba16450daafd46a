import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { AppShell } from './AppShell.tsx';
import type { AppShellProps } from './AppShell.types.ts';

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
