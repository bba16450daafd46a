import { href } from '@portal/domain';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { gatewayHttp } from '../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { pageParameters, renderPortal } from '../../../shared/stories/renderPortal.tsx';
import { requisitionsGateway } from '../../../shared/stories/requisitionLists.ts';

const meta = preview.meta({
  title: 'Pages/Entrada/Colaborador',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: href('sign-in-backoffice'), session: null },
  render: renderPortal,
});

/** Sign-in of staff. */
export const Default = meta.story();

/** The wanted page travels along to the other entrance and through the sign-in (FND-022, FND-028). */
export const KeepsTheWantedPage = meta.story({
  args: { path: href('requisitions') },
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.post('/api/usuarios/login', ({ response }) =>
        response(200).json({ token: 'token-de-acesso', refreshToken: 'token-de-renovacao' }),
      ),
      gatewayHttp.get('/api/usuarios/perfil', ({ response }) =>
        response(200).json({
          role: 'Comercial',
          roles: ['Comercial'],
          name: 'Marina Alves',
          given_name: 'Marina',
          email: 'marina.alves@empresa.com.br',
        }),
      ),
      ...requisitionsGateway([]),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Sou fornecedor' })).toHaveAttribute(
      'href',
      href('sign-in', { redirect: href('requisitions') }),
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'marina.alves@empresa.com.br');
    await userEvent.type(canvas.getByLabelText(/^Senha/), 'senha-de-exemplo{Enter}');
    await expect(
      await canvas.findByRole('heading', { name: 'Consultar requisições', level: 1 }),
    ).toBeVisible();
  },
});

/** An e-mail that cannot be one. */
export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'E-mail' }), 'marina');
    await userEvent.type(canvas.getByLabelText(/^Senha/), 'x{Enter}');
    await expect(await canvas.findByText('Digite um e-mail válido')).toBeVisible();
  },
});

/** The session came to an end: who is expected back is asked for the password alone (D11). */
export const Expired = meta.story({
  args: { sessionEnd: ['expired', 'marina.alves@empresa.com.br'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'E-mail' })).toHaveValue(
      'marina.alves@empresa.com.br',
    );
    await waitFor(() => expect(canvas.getByLabelText(/^Senha/)).toHaveFocus());
  },
});

/** A supplier whose session ended is not known here. */
export const ExpiredSupplier = meta.story({
  args: { sessionEnd: ['expired', '11222333000181'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'E-mail' })).toHaveValue('');
  },
});
