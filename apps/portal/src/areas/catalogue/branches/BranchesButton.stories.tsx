import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { product } from '../../../shared/stories/catalogue.ts';
import { errorBody, gatewayHttp, never } from '../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../shared/stories/people.ts';
import { productBranches } from '../../../shared/stories/productSupply.ts';
import { renderPortal } from '../../../shared/stories/renderPortal.tsx';
import type { StoryActor } from '../../../shared/stories/StoryActor.ts';
import { BranchesButton } from './BranchesButton.tsx';

const BRANCHES = '/api/produtos/filiais-produto';

const meta = preview.meta({
  title: 'Pages/Filiais do produto',
  component: PortalStory,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: { path: '/', session: staff('Comercial'), section: <BranchesButton product={product} /> },
  argTypes: { section: { control: false } },
  render: renderPortal,
  play: open,
});

async function open({ canvas, userEvent }: StoryActor) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Filiais' }));
  await screen.findByRole('dialog', { name: 'Filiais' });
}

/** Free and blocked branches of a product, read for its id (BRN-001 to BRN-010). */
export const Default = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(BRANCHES, ({ query, response }) => {
        if (query.get('produtoId') !== String(product.id)) throw new Error('The product is missing');
        return response(200).json(productBranches);
      }),
    );
  },
});

Default.test('lists both, counted in their titles', async () => {
  await expect(await screen.findByRole('heading', { name: 'Filiais ativas (2)' })).toBeVisible();
  await expect(screen.getByRole('heading', { name: 'Filiais bloqueadas (1)' })).toBeVisible();
});

Default.test(
  'is closed by a press outside and reads them again when opened (BRN-009, BRN-011, BRN-012)',
  async ({ canvas, userEvent, msw }) => {
    const dialog = await screen.findByRole('dialog');
    await screen.findByRole('heading', { name: 'Filiais ativas (2)' });
    if (dialog.parentElement) await userEvent.click(dialog.parentElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    msw.use(gatewayHttp.get(BRANCHES, never));
    await open({ canvas, userEvent });
    await expect(screen.queryByText('CONTAGEM')).not.toBeInTheDocument();
  },
);

/** The answer is on its way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(BRANCHES, never));
  },
});

/** They could not be read: a notification with the message of the failure, and no list (BRN-013, BRN-014). */
export const ErrorState = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(BRANCHES, ({ response }) => response(400).json(errorBody('Produto sem filiais'))),
    );
  },
});

ErrorState.test('says why and shows no list', async () => {
  await waitFor(() => expect(screen.getAllByText('Produto sem filiais')).toHaveLength(2)); // dialog and notification
  await expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
