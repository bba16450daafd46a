import { href, privacyNotice } from '@portal/domain';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { PortalStory } from '../../shared/stories/PortalStory.tsx';
import { supplier } from '../../shared/stories/people.ts';
import { pageParameters, renderPortal } from '../../shared/stories/renderPortal.tsx';

const meta = preview.meta({
  title: 'Pages/Aviso de privacidade',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: href('privacy'), session: null },
  render: renderPortal,
});

/** A visitor reads every section (LGPD, D31). */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Aviso de privacidade', level: 1 }),
    ).toBeVisible();
    for (const { title } of privacyNotice) {
      await expect(canvas.getByRole('region', { name: title })).toBeVisible();
    }
    await expect(canvas.getByRole('link', { name: 'Ir para o cadastro' })).toBeVisible();
  },
});

/** Whoever is signed in reads it too, and goes back to the own account. */
export const SignedIn = meta.story({
  args: { session: supplier },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ir para a minha conta' })).toBeVisible();
  },
});

/** A window of 320 px. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});
