import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { AppShellSkeleton } from './AppShellSkeleton.tsx';

const meta = preview.meta({
  title: 'Navigation/AppShellSkeleton',
  component: AppShellSkeleton,
  parameters: { layout: 'fullscreen' },
  args: { brand: 'Portal do Fornecedor' },
});

/** The frame of the shell, before navigation and page are there. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Carregando...');
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  },
});

/** Every prop, to try out. */
export const Playground = meta.story();

/** Somebody who works with icons only waits for them. */
export const Collapsed = meta.story({ args: { collapsed: true } });

/** Below 1024 px there is no side navigation to wait for. */
export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

/** A long name is cut in the header. */
export const LongContent = meta.story({
  args: { brand: 'Portal do Fornecedor da Companhia Brasileira de Distribuição de Utilidades Domésticas' },
});

/** One frame, since a page has one main region; each theme's test run keeps its own picture. */
export const Matrix = meta.story({ tags: ['visual'] });
