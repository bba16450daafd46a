import { href } from '@portal/domain';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { expectPressable } from '#storybook/expectPressable.ts';
import preview from '#storybook/preview';
import { errorBody, gatewayHttp } from '../../../shared/stories/gatewayHttp.ts';
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

/** Refused: the user stays, the password goes (GAP-02, AUTH-32, API2-027). */
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
    await expectPressable(canvas.getByRole('button', { name: 'Entrar' }));
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
    const button = canvas.getByRole('button', { name: /^Entrar em \d+ s$/ });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(canvas.getByRole('textbox', { name: 'CNPJ' }), '{Backspace}');
    await expectPressable(canvas.getByRole('button', { name: 'Entrar' }));
  },
});

/** No answer at all: the general message, and the form as it was, for another try (NET-01). */
export const Offline = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.post(login, ({ response }) => response.untyped(Response.error())));
  },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await expect(
      await screen.findByText('Algo de errado aconteceu. Tente novamente em breve.'),
    ).toBeVisible();
    await expect(canvas.getByLabelText(/^Senha/)).toHaveValue('errada');
  },
});

const asked = fn();

let answered = Promise.withResolvers<void>();

/** Under way: one call, however often somebody presses (NET-22). */
export const Sending = meta.story({
  beforeEach({ msw }) {
    asked.mockClear();
    answered = Promise.withResolvers();
    msw.use(
      gatewayHttp.post(login, async ({ response }) => {
        asked();
        await answered.promise;
        return response(401).json(errorBody('Credenciais inválidas'));
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
  },
});

Sending.test('was sent once when it is answered', async () => {
  answered.resolve();
  await expect(await screen.findByText('Credenciais inválidas')).toBeVisible();
  await expect(asked).toHaveBeenCalledOnce();
});

/** A supplier whose sign-up waits for its code gives it here; another code can be asked for, and the wait is counted down (G-47). */
export const Unconfirmed = meta.story({
  beforeEach({ msw }) {
    asked.mockClear();
    const text = 'Confirme seu cadastro com o código enviado por e-mail';
    msw.use(
      gatewayHttp.post(login, async ({ request, response }) => {
        const { codigo } = await request.json();
        const message = codigo === undefined ? text : 'Código inválido ou expirado';
        return response(400).json(errorBody(message, { codigo: [message] }));
      }),
      gatewayHttp.post('/api/fornecedores/pre-cadastro/codigo', async ({ request, response }) => {
        asked(await request.json());
        return response(204).empty();
      }),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await fill({ canvas, userEvent });
    const code = await canvas.findByRole('textbox', { name: 'Código de confirmação' });
    await step('Another code is sent, and the next one has to wait', async () => {
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Enviar outro código' }));
      const again = await canvas.findByRole('button', { name: /^Enviar outro código em \d+ s$/ });
      await userEvent.click(again);
      await expect(await canvas.findByText(/^Enviamos outro código/)).toBeVisible();
    });
    await step('A wrong code says so at its field', async () => {
      await userEvent.type(code, '000000{Enter}');
      const error = await canvas.findByText('Código inválido ou expirado', { ignore: '[aria-live]' });
      await expect(error).toBeVisible();
    });
    await step('The other code was sent once', async () => {
      await expect(asked.mock.calls).toEqual([[{ cnpj: '12ABC34501DE35' }]]);
    });
    await step('The way back keeps what was typed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Entrar com outro CNPJ' }));
      await expect(canvas.getByRole('textbox', { name: 'CNPJ' })).toHaveValue('12.ABC.345/01DE-35');
    });
  },
});

/** The session came to an end: the page says why. */
export const Expired = meta.story({
  args: { sessionEnd: ['expired', '11222333000181'] },
  play: async ({ canvas }) => {
    const reason = await canvas.findByText('Sua sessão expirou ou foi encerrada. Entre novamente.');
    await expect(reason).toBeVisible();
    await expect(reason.closest('[role=status]')).toBeInTheDocument();
  },
});

Expired.test('asks who is expected back for the password alone (D11)', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'CNPJ' })).toHaveValue('11.222.333/0001-81');
  await waitFor(() => expect(canvas.getByLabelText(/^Senha/)).toHaveFocus());
});

/** Signed out in another tab. */
export const SignedOutElsewhere = meta.story({
  args: { sessionEnd: ['elsewhere'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Você saiu do portal em outra aba/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'CNPJ' })).toHaveValue('');
  },
});

/** A page that needs a sign-in leads here, and is named. */
export const PageNeedsSignIn = meta.story({
  args: { path: href('my-products') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Entre para abrir a página “Meus produtos”.')).toBeVisible();
  },
});

/** A browser that keeps nothing. */
export const StorageBlocked = meta.story({
  args: { storageBlocked: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^O navegador não deixa o portal guardar dados/)).toBeVisible();
  },
});

/** A sign-in that is answered with something else says so. */
export const UnreadableAnswer = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.post(login, ({ response }) => response.untyped(new Response('<html></html>'))));
  },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await expect(await screen.findByText(/^O portal não entendeu a resposta do servidor/)).toBeVisible();
  },
});
