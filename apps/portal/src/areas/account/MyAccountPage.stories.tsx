import type { Schemas } from '@portal/api';
import { href, PRIVACY_NOTICE_VERSION } from '@portal/domain';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { errorBody, gatewayHttp, never } from '../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../shared/stories/PortalStory.tsx';
import { staff, supplier } from '../../shared/stories/people.ts';
import { pageParameters, renderPortal } from '../../shared/stories/renderPortal.tsx';
import type { StoryActor } from '../../shared/stories/StoryActor.ts';

type OpenSession = Schemas['OpenSession'];

const LIST = '/api/usuarios/eu/sessoes';
const END = '/api/usuarios/eu/sessoes/{sessaoId}/encerrar';
const PASSWORD = '/api/usuarios/eu/senha';

const here: OpenSession = {
  id: '0b0f2f53-9f0e-4a55-8f1c-6d1f6f6f2a10',
  dispositivo: 'Chrome no Windows',
  dataInicio: '2027-03-01T09:30:00-03:00',
  dataUltimoUso: '2027-03-01T14:10:00-03:00',
  atual: true,
};
const phone: OpenSession = {
  id: '5f7a1c1e-2f64-4a0a-9f6e-1c1c5b1f9d22',
  dispositivo: 'Safari no iPhone',
  dataInicio: '2027-02-26T18:02:00-03:00',
  dataUltimoUso: '2027-02-27T08:45:00-03:00',
  atual: false,
};
const unknown: OpenSession = {
  id: '9c1d2e3f-4a5b-4c6d-8e7f-0a1b2c3d4e5f',
  dispositivo: null,
  dataInicio: '2027-02-20T07:00:00-03:00',
  dataUltimoUso: '2027-02-24T19:20:00-03:00',
  atual: false,
};

const asked = fn();

/** The calls of sessions, on a list that shrinks. */
function sessionCalls(initial: readonly OpenSession[]) {
  let open = initial;
  return [
    gatewayHttp.get(LIST, ({ response }) => response(200).json({ sessoes: [...open] })),
    gatewayHttp.put(END, ({ params, response }) => {
      open = open.filter(({ id }) => id !== params.sessaoId);
      return response(204).empty();
    }),
    gatewayHttp.put('/api/usuarios/eu/sessoes/encerrar-outras', ({ response }) => {
      open = open.filter(({ atual }) => atual);
      return response(204).empty();
    }),
    gatewayHttp.put(PASSWORD, async ({ request, response }) => {
      asked(await request.json());
      open = open.filter(({ atual }) => atual);
      return response(204).empty();
    }),
  ];
}

const passwordRefused = (text: string, field: string) =>
  gatewayHttp.put(PASSWORD, ({ response }) => response(400).json(errorBody(text, { [field]: [text] })));

const meta = preview.meta({
  title: 'Pages/Minha conta',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: href('my-account'), session: staff('Comercial') },
  render: renderPortal,
  beforeEach({ msw }) {
    asked.mockClear();
    msw.use(...sessionCalls([here, phone, unknown]));
  },
});

const rows = async (canvas: StoryActor['canvas']) => {
  await canvas.findByRole('row', { name: /Esta sessão/ });
  return canvas.getAllByRole('row').slice(1);
};

/** Password and sessions of a member of staff, this session first (D25). */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Minha conta', level: 1 })).toBeVisible();
    const [first, second, third] = await rows(canvas);
    await expect(first).toHaveTextContent(/Chrome no Windows.*Esta sessão.*01\/03\/2027 09:30.*Agora/);
    await expect(second).toHaveTextContent(/Safari no iPhone.*26\/02\/2027 18:02.*27\/02\/2027 08:45/);
    await expect(third).toHaveTextContent('Dispositivo desconhecido');
  },
});

Default.test('offers to end every session but this one', async ({ canvas }) => {
  const [first, second] = await rows(canvas);
  if (!first || !second) throw new Error('There are no sessions');
  await expect(within(first).queryByRole('button')).not.toBeInTheDocument();
  await expect(within(second).getByRole('button', { name: /^Encerrar/ })).toBeVisible();
});

/** A supplier has the same page. */
export const Supplier = meta.story({
  args: { session: supplier },
  play: async ({ canvas }) => {
    await rows(canvas);
    await expect(canvas.getByLabelText(/^Senha atual/)).toBeVisible();
    const privacy = canvas.getByRole('region', { name: 'Privacidade' });
    await expect(await within(privacy).findByText('26/02/2027 18:02')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Li e aceito' })).not.toBeInTheDocument();
  },
});

/** The archive of one's own data is downloaded from the address that the gateway gives (LGPD). */
export const OwnData = meta.story({
  args: { session: supplier },
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/usuarios/eu/privacidade/dados', ({ response }) =>
        response(200).json({ url: 'https://gateway.example/meus-dados/7?assinatura=x' }),
      ),
    );
    const followed = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      asked(this.href);
    });
    return () => followed.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Baixar meus dados' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(asked.mock.calls).toEqual([['https://gateway.example/meus-dados/7?assinatura=x']]),
    );
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** The archive cannot be asked for now: it says so, and the button serves for another try. */
export const OwnDataFails = meta.story({
  args: { session: supplier },
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/usuarios/eu/privacidade/dados', ({ response }) =>
        response(503).json(errorBody('Falha')),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Baixar meus dados' });
    await userEvent.click(button);
    await expect(await screen.findByText(/^Algo de errado aconteceu/)).toBeVisible();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
  },
});

/** The notice has another version: the supplier is asked once, and works on meanwhile (D31). */
export const NewNotice = meta.story({
  args: { session: supplier },
  beforeEach({ msw }) {
    let versaoAceita = '2026-01-01';
    msw.use(
      gatewayHttp.get('/api/usuarios/eu/privacidade', ({ response }) =>
        response(200).json({
          versaoAtual: PRIVACY_NOTICE_VERSION,
          versaoAceita,
          dataAceite: '2026-02-26T18:02:00-03:00',
        }),
      ),
      gatewayHttp.put('/api/usuarios/eu/privacidade/aceite', async ({ request, response }) => {
        versaoAceita = (await request.json()).versao;
        return response(204).empty();
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const banner = await canvas.findByRole('group', { name: 'O aviso de privacidade mudou' });
    await expect(within(banner).getByRole('link', { name: /dados pessoais/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    await userEvent.click(within(banner).getByRole('button', { name: 'Li e aceito' }));
    await expect(await screen.findByText('Aviso de privacidade aceito.')).toBeVisible();
    await waitFor(() => expect(banner).not.toBeInTheDocument());
    await expect(canvas.getByRole('heading', { name: 'Minha conta', level: 1 })).toHaveFocus();
  },
});

/** The sessions are on their way; the password can be changed meanwhile. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(LIST, never));
  },
});

/** No other session is open: there is nothing to end. */
export const OnlyThisSession = meta.story({
  beforeEach({ msw }) {
    msw.use(...sessionCalls([here]));
  },
  play: async ({ canvas }) => {
    await expect(await rows(canvas)).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: /^Encerrar/ })).not.toBeInTheDocument();
  },
});

/** The sessions could not be read; another try helps. */
export const ErrorState = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(LIST, ({ response }) => response(500).json(errorBody('Falha interna')), { once: true }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente' }));
    await expect(await rows(canvas)).toHaveLength(3);
  },
});

/** As many sessions as are listed. */
export const LongContent = meta.story({
  beforeEach({ msw }) {
    const many = Array.from({ length: 99 }, (_, place) => ({
      ...phone,
      id: `5f7a1c1e-2f64-4a0a-9f6e-${String(place).padStart(12, '0')}`,
      dispositivo: 'Samsung Internet no Android',
    }));
    msw.use(...sessionCalls([here, ...many]));
  },
  play: async ({ canvas }) => {
    await rows(canvas);
  },
});

/** A window of 320 px: sessions are cards. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Safari no iPhone')).toBeVisible();
  },
});

const fill = async ({ canvas, userEvent }: StoryActor, texts: readonly [string, string, string]) => {
  const fields = [/^Senha atual/, /^Nova senha/, /^Confirmar nova senha/];
  for (const [index, name] of fields.entries()) {
    await userEvent.type(await canvas.findByLabelText(name), texts[index] ?? '');
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Alterar senha' }));
};

/** The password is changed: one stays signed in, the others are gone, and the form is empty again. */
export const PasswordChanged = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await rows(canvas)).toHaveLength(3);
    await fill({ canvas, userEvent }, ['senha2026', 'Outra2027', 'Outra2027']);
    await expect(
      await screen.findByText('Senha alterada. As outras sessões foram encerradas.'),
    ).toBeVisible();
    await expect(asked.mock.calls).toEqual([[{ senhaAtual: 'senha2026', senha: 'Outra2027' }]]);
    await waitFor(async () => expect(await rows(canvas)).toHaveLength(1));
    await waitFor(() => expect(canvas.getByLabelText(/^Nova senha/)).toHaveValue(''));
    await expect(canvas.queryByText('Campo obrigatório')).not.toBeInTheDocument();
  },
});

/** Sent with nothing in it: each field says so, the first has the focus. */
export const Incomplete = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Alterar senha' }));
    await waitFor(() => expect(canvas.getAllByText('Campo obrigatório')).toHaveLength(3));
    await waitFor(() => expect(canvas.getByLabelText(/^Senha atual/)).toHaveFocus());
    await expect(await screen.findByText('Preencha todos os campos obrigatórios')).toBeVisible();
  },
});

/** The new password is the old one, and its repetition another. */
export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, ['senha2026', 'senha2026', 'outra2026']);
    await expect(await canvas.findByText('A nova senha deve ser diferente da atual')).toBeVisible();
    await expect(canvas.getByText('As senhas não conferem')).toBeVisible();
    await expect(asked).not.toHaveBeenCalled();
  },
});

/** A wrong current password is cleared and asked for again; what was chosen stays. */
export const WrongPassword = meta.story({
  beforeEach({ msw }) {
    msw.use(passwordRefused('Senha atual incorreta', 'senhaAtual'));
  },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, ['errada', 'Outra2027', 'Outra2027']);
    await expect(await canvas.findByText('Senha atual incorreta')).toBeVisible();
    const current = canvas.getByLabelText(/^Senha atual/);
    await waitFor(() => expect(current).toHaveFocus());
    await expect(current).toHaveValue('');
    await expect(canvas.getByLabelText(/^Nova senha/)).toHaveValue('Outra2027');
  },
});

/** The new password is refused: the current one, which was right, stays. */
export const NewPasswordRefused = meta.story({
  beforeEach({ msw }) {
    msw.use(passwordRefused('A nova senha deve ser diferente da atual', 'senha'));
  },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, ['senha2026', 'Outra2027', 'Outra2027']);
    await expect(await canvas.findByText('A nova senha deve ser diferente da atual')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(/^Nova senha/)).toHaveFocus());
    await expect(canvas.getByLabelText(/^Senha atual/)).toHaveValue('senha2026');
  },
});

/** The call does not get through: what was typed stays for another try. */
export const PasswordNotSent = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.put(PASSWORD, ({ response }) => response(503).json(errorBody('Falha')), { once: true }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, ['senha2026', 'Outra2027', 'Outra2027']);
    await expect(await screen.findByText(/^Algo de errado aconteceu/)).toBeVisible();
    await expect(canvas.getByLabelText(/^Senha atual/)).toHaveValue('senha2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Alterar senha' }));
    await expect(
      await screen.findByText('Senha alterada. As outras sessões foram encerradas.'),
    ).toBeVisible();
  },
});

/** Too many wrong passwords: it says how long to wait. */
export const Throttled = meta.story({
  beforeEach({ msw }) {
    const text = 'Muitas tentativas. Tente novamente em 8 segundos.';
    msw.use(
      gatewayHttp.put(PASSWORD, ({ response }) =>
        response(429).json(errorBody(text), { headers: { 'Retry-After': '8' } }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, ['errada', 'Outra2027', 'Outra2027']);
    await expect(await screen.findByText(/Muitas tentativas\. Tente novamente em 8 segundos/)).toBeVisible();
  },
});

/** The end of a session that takes long. */
let ended = Promise.withResolvers<void>();

const askToEnd = async ({ canvas, userEvent }: StoryActor) => {
  const [, second] = await rows(canvas);
  if (!second) throw new Error('There is no other session');
  await userEvent.click(within(second).getByRole('button', { name: /^Encerrar/ }));
  return within(await screen.findByRole('dialog', { name: 'Encerrar sessão' }));
};

/** A session is ended after a question that names it, and leaves the list. */
export const EndOne = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await askToEnd({ canvas, userEvent });
    await expect(dialog.getByText(/Safari no iPhone, desde 26\/02\/2027 18:02/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Encerrar' }));
    await expect(await screen.findByText('Sessão encerrada.')).toBeVisible();
    await waitFor(async () => expect(await rows(canvas)).toHaveLength(2));
    await expect(canvas.queryByText('Safari no iPhone')).not.toBeInTheDocument();
  },
});

/** One that takes long ends its own question alone: another that is asked meanwhile stays. */
export const EndSlowly = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.put(END, async ({ response }) => {
        await ended.promise;
        return response(204).empty();
      }),
    );
    ended = Promise.withResolvers<void>();
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await askToEnd({ canvas, userEvent });
    await userEvent.click(dialog.getByRole('button', { name: 'Encerrar' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Encerrar as outras' }));
    await screen.findByRole('dialog', { name: 'Encerrar as outras sessões' });
    ended.resolve();
    await expect(await screen.findByText('Sessão encerrada.')).toBeVisible();
    await expect(screen.getByRole('dialog', { name: 'Encerrar as outras sessões' })).toBeVisible();
  },
});

/** The question can be left by the keyboard; nothing is ended, and focus is where it was. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await rows(canvas);
    const others = canvas.getByRole('button', { name: 'Encerrar as outras' });
    others.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Encerrar as outras sessões' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(others).toHaveFocus());
    await expect(await rows(canvas)).toHaveLength(3);
  },
});

/** All others are ended at once; the button goes with them. */
export const EndOthers = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Encerrar as outras' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Encerrar as outras sessões' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Encerrar' }));
    await expect(await screen.findByText('As outras sessões foram encerradas.')).toBeVisible();
    await waitFor(async () => expect(await rows(canvas)).toHaveLength(1));
    await expect(canvas.queryByRole('button', { name: 'Encerrar as outras' })).not.toBeInTheDocument();
  },
});

/** The gateway is out of reach: it says so, and the question stays for another try. */
export const EndFails = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.put(END, ({ response }) => response(503).json(errorBody('Falha')), {
        once: true,
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await askToEnd({ canvas, userEvent });
    const end = dialog.getByRole('button', { name: 'Encerrar' });
    await userEvent.click(end);
    await expect(await screen.findByText(/^Algo de errado aconteceu/)).toBeVisible();
    await waitFor(() => expect(end).not.toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(end);
    await expect(await screen.findByText('Sessão encerrada.')).toBeVisible();
  },
});
