import { href } from '@portal/domain';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../shared/stories/people.ts';
import { pageParameters, renderPortal } from '../../../shared/stories/renderPortal.tsx';

const meta = preview.meta({
  title: 'Pages/Em construção',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: href('requisitions'), session: staff('Diretoria') },
  render: renderPortal,
});

/** A page that is still to be built, inside the frame and not linked by it. */
export const Default = meta.story();

Default.test('is not linked by the navigation', async ({ canvas }) => {
  await expect(await canvas.findByText('Em construção')).toBeVisible();
  await expect(canvas.queryByRole('link', { name: 'Consultar requisições' })).not.toBeInTheDocument();
});
