import { href } from '@portal/domain';
import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { gatewayHttp, meta as listMeta } from '../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../shared/stories/PortalStory.tsx';
import { staff } from '../shared/stories/people.ts';
import { divisions } from '../shared/stories/registers.ts';
import { pageParameters, renderPortal } from '../shared/stories/renderPortal.tsx';
import { requisitionFormLists } from '../shared/stories/requisitions.ts';

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

/** The line goes while somebody is far down in a long form: the banner is where they are. */
export const InLongForm = meta.story({
  args: { path: href('requisition-form') },
  beforeEach({ msw }) {
    msw.use(...requisitionFormLists);
  },
  play: async ({ canvas, userEvent }) => {
    const remarks = await canvas.findByRole('textbox', { name: /^Observações/ }, { timeout: 5_000 });
    await userEvent.click(remarks);
    window.scrollTo({ top: document.body.scrollHeight });
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(200));
    setOnline(false);
    const banner = await canvas.findByRole('group', { name: /Sem conexão/ });
    const header = canvas.getByRole('banner').getBoundingClientRect();
    await waitFor(() => {
      const { top, bottom } = banner.getBoundingClientRect();
      expect(top).toBeGreaterThanOrEqual(header.bottom);
      expect(bottom).toBeLessThan(window.innerHeight);
    });
    await expect(getComputedStyle(document.documentElement).scrollPaddingTop).toBe('200px');
  },
});
