import { href } from '@portal/domain';
import { expect, screen } from 'storybook/test';
import preview from '#storybook/preview';
import { gatewayHttp } from '../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../shared/stories/people.ts';
import { pageParameters, renderPortal } from '../../../shared/stories/renderPortal.tsx';
import { requisitionFormLists } from '../../../shared/stories/requisitions.ts';

const fluxoCadastroId = '3f0c6f0e-6a0b-4a5e-9f51-0d2b8f6d7c11';

const meta = preview.meta({
  title: 'Pages/Entrada/Autenticação',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: href('authentication', { fluxoId: fluxoCadastroId, codigo: 482913 }), session: null },
  render: renderPortal,
});

/** The link in the e-mail of a sign-up brings the code; confirming leads to the sign-in. */
export const Default = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.put('/api/fornecedores/pre-cadastro/{fluxoId}/autenticar', ({ response }) =>
        response(200).json({ fluxoCadastroId, statusFluxoCadastro: 'Novo' }),
      ),
    );
  },
});

Default.test('confirms and goes to the sign-in', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('textbox', { name: 'Código de confirmação' })).toHaveValue('482913');
  await userEvent.click(canvas.getByRole('button', { name: 'Confirmar' }));
  await expect(await canvas.findByRole('heading', { name: 'Portal do Fornecedor', level: 1 })).toBeVisible();
  await expect(await screen.findByText('Cadastro confirmado. Entre com CNPJ e senha.')).toBeVisible();
});

/** Tokens of another user: it asks before the session that is open gives way (D14). */
export const HandOverQuestion = meta.story({
  args: {
    path: href('home'),
    session: staff('Comercial'),
    handedOver: { token: 'outro-token', refreshToken: 'outra-renovacao', requestId: null },
  },
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/usuarios/perfil', ({ response }) =>
        response(200).json({
          role: 'Diretoria',
          roles: ['Diretoria'],
          name: 'Rui Sá',
          given_name: 'Rui',
          email: 'rui.sa@empresa.com.br',
        }),
      ),
      ...requisitionFormLists,
    );
  },
});

HandOverQuestion.test('stays with the user who was there', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText(/Rui Sá \(rui\.sa@empresa\.com\.br\)/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Continuar como Marina' }));
  await expect(await canvas.findByText('Marina Alves')).toBeVisible();
});

/** With nothing in its address the page gives way to the sign-in (GAP-03). */
export const Empty = meta.story({
  args: { path: href('authentication') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Portal do Fornecedor', level: 1 }),
    ).toBeVisible();
  },
});
