import { href } from '@portal/domain';
import { expect, screen } from 'storybook/test';
import preview from '#storybook/preview';
import { gatewayHttp, meta as listMeta } from '../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../shared/stories/PortalStory.tsx';
import { staff } from '../shared/stories/people.ts';
import { pageParameters, renderPortal } from '../shared/stories/renderPortal.tsx';
import type { StoryActor } from '../shared/stories/StoryActor.ts';

const meta = preview.meta({
  title: 'Pages/Sair do portal',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: href('register-brands'), session: staff('Comercial') },
  render: renderPortal,
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos/marcas', ({ response }) =>
        response(200).json({ marcas: [], meta: listMeta(0, 30) }),
      ),
    );
  },
});

/** Asks for the way out by the menu of the account. */
async function signOut({ canvas, userEvent }: StoryActor) {
  await canvas.findByRole('heading', { name: 'Marcas Comercial', level: 1 });
  await userEvent.click(canvas.getByRole('button', { name: /^Conta de / }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sair' }));
  return screen.findByRole('dialog', { name: 'Tem certeza que você deseja sair?' });
}

/** Nothing is lost: the question stands alone (WID-001). */
export const Default = meta.story({
  play: async (actor) => {
    await expect(await signOut(actor)).not.toHaveAccessibleDescription();
  },
});

/** Something was typed on another page and not saved, which the end of the session drops. */
export const Unsaved = meta.story({
  args: { drafts: { 'register-managers:record': { nome: 'ANA' } } },
  play: async (actor) => {
    await expect(await signOut(actor)).toHaveAccessibleDescription(
      'Há alterações não salvas. Se você sair agora, elas são perdidas.',
    );
  },
});
