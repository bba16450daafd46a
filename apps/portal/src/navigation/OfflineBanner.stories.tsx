import { href } from '@portal/domain';
import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { gatewayHttp, meta as listMeta } from '../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../shared/stories/PortalStory.tsx';
import { staff } from '../shared/stories/people.ts';
import { divisions } from '../shared/stories/registers.ts';
import { pageParameters, renderPortal } from '../shared/stories/renderPortal.tsx';

/** The line goes, or is back. */
function setOnline(online: boolean) {
  spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

const meta = preview.meta({
  title: 'Pages/Portal sem conexão',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: href('register-divisions'), session: staff('Comercial') },
  render: renderPortal,
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos/divisoes', ({ response }) =>
        response(200).json({ divisoes: divisions, meta: listMeta(divisions.length) }),
      ),
    );
    return () => setOnline(true);
  },
});

/** The line is gone while a list is open: a banner above it says so, and the rows stay. */
export const Offline = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('cell', { name: divisions[0]?.descricao ?? '' });
    setOnline(false);
    const banner = await canvas.findByRole('group', { name: /Sem conexão/ });
    await expect(banner).toHaveTextContent('O que faltar é lido assim que a conexão voltar.');
    await expect(canvas.getByRole('cell', { name: divisions[0]?.descricao ?? '' })).toBeVisible();
  },
});

Offline.test('goes when the line is back', async ({ canvas }) => {
  setOnline(true);
  await waitFor(() => expect(canvas.queryByRole('group', { name: /Sem conexão/ })).not.toBeInTheDocument());
});
