import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../shared/stories/people.ts';
import { pageParameters, renderPortal } from '../../../shared/stories/renderPortal.tsx';

const meta = preview.meta({
  title: 'Pages/Página não encontrada',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: '/pagina/que/nao/existe', session: null },
  render: renderPortal,
});

/** An address that no page has, opened by a visitor: no sign-in is asked for (GAP-20). */
export const Default = meta.story();

/** The way back to the start. */
export const SignedIn = meta.story({
  args: { session: staff('Comercial') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Voltar ao início' }));
    await expect(await canvas.findByRole('heading', { name: 'Início', level: 1 })).toBeVisible();
  },
});
