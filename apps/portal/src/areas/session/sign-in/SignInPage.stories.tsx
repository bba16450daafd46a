import { href } from '@portal/domain';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { errorBody, gatewayHttp, never } from '../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { pageParameters, renderPortal } from '../../../shared/stories/renderPortal.tsx';
import type { StoryActor } from '../../../shared/stories/StoryActor.ts';

const meta = preview.meta({
  title: 'Pages/Entrada/Fornecedor',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: href('sign-in'), session: null },
  render: renderPortal,
});

const login = '/api/usuarios/fornecedor/login';

/** Sign-in of suppliers. */
export const Default = meta.story();

Default.test('names the page and leads to the other entrances', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Portal do Fornecedor', level: 1 })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Cadastre-se' })).toHaveAttribute('href', href('sign-up'));
  await expect(canvas.getByRole('link', { name: 'Sou colaborador' })).toHaveAttribute(
    'href',
    href('sign-in-backoffice'),
  );
});

/** Sent with nothing in it: every field says what is missing, the first one has the focus. */
export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Entrar' }));
    await waitFor(() => expect(canvas.getAllByText('Campo obrigatório')).toHaveLength(2));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'CNPJ' })).toHaveFocus());
    await expect(await screen.findByText('Preencha todos os campos obrigatórios')).toBeVisible();
  },
});

const fill = async ({ canvas, userEvent }: StoryActor) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'CNPJ' }), '12abc34501de35');
  await userEvent.type(canvas.getByLabelText(/^Senha/), 'errada{Enter}');
};

/** Refused: the user stays, the password goes (GAP-02, AUTH-32). */
export const InvalidCredentials = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.post(login, ({ response }) => response(401).json(errorBody('Credenciais inválidas'))),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await expect(await screen.findByText('Credenciais inválidas')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'CNPJ' })).toHaveValue('12.ABC.345/01DE-35');
    await expect(canvas.getByLabelText(/^Senha/)).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Entrar' })).toBeEnabled();
  },
});

/** Too many attempts: says how long to wait. */
export const Throttled = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.post(login, ({ response }) =>
        response(429).json(errorBody('Muitas tentativas'), { headers: { 'Retry-After': '60' } }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await expect(await screen.findByText('Muitas tentativas. Tente novamente em 60 segundos.')).toBeVisible();
  },
});

/** No answer at all: the general message, and the form as it was but for the password (NET-01). */
export const Offline = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.post(login, ({ response }) => response.untyped(Response.error())));
  },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await expect(
      await screen.findByText('Algo de errado aconteceu. Tente novamente em breve.'),
    ).toBeVisible();
  },
});

const asked = fn();

/** Under way: one call, however often somebody presses (NET-22). */
export const Sending = meta.story({
  beforeEach({ msw }) {
    asked.mockClear();
    msw.use(
      gatewayHttp.post(login, async () => {
        asked();
        await never();
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'CNPJ' }), '12abc34501de35');
    await userEvent.type(canvas.getByLabelText(/^Senha/), 'secreta');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Entrar' }));
    await expect(await canvas.findByRole('button', { name: 'Carregando... Entrar' })).toBeVisible();
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await userEvent.type(canvas.getByLabelText(/^Senha/), '{Enter}{Enter}');
    await expect(asked).toHaveBeenCalledOnce();
  },
});
