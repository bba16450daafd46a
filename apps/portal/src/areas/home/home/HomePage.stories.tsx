import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { pageLinks } from '../../../navigation/pageLinks.ts';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { staff, supplier } from '../../../shared/stories/people.ts';
import { pageParameters, renderPortal } from '../../../shared/stories/renderPortal.tsx';

const meta = preview.meta({
  title: 'Pages/Início',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: '/', session: staff('Comercial') },
  render: renderPortal,
});

/** Start of a commercial user: a card for each built page of the role. */
export const Default = meta.story();

Default.test('links the built pages of the role and no other', async ({ canvas }) => {
  await canvas.findByRole('heading', { name: 'Início', level: 1 });
  const main = canvas.getByRole('main');
  const links = [...main.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  const [, ...beside] = pageLinks(['Comercial']); // home itself
  await expect(links).toEqual(beside.map((link) => link.href));
});

/** Accounting sees the catalogue. */
export const Accounting = meta.story({ args: { session: staff('Contabil') } });

/** E-commerce keeps its own brands. */
export const Ecommerce = meta.story({ args: { session: staff('Ecommerce') } });

/** A director with a further role. */
export const Director = meta.story({ args: { session: staff('Diretoria', 'ComercialAprovadores') } });

/** A role whose pages are all still to be built. */
export const Empty = meta.story({ args: { session: staff('ComercialValidadores') } });

/** A supplier starts at its registration (FND-031). */
export const Supplier = meta.story({
  args: { session: supplier },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Cadastro do fornecedor', level: 1 }),
    ).toBeVisible();
  },
});

/** Long names do not break the frame. */
export const LongContent = meta.story({
  args: {
    session: {
      ...staff('Comercial', 'ComericalGeradorLink', 'ComercialAprovadores', 'ComercialValidadores'),
      name: 'Maria Aparecida do Nascimento Albuquerque de Vasconcellos e Souza',
    },
  },
});
