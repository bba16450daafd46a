import { href } from '@portal/domain';
import { expect, fn, screen } from 'storybook/test';
import preview from '#storybook/preview';
import { errorBody, gatewayHttp, never } from '../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../shared/stories/people.ts';
import { pageParameters, renderPortal } from '../../../shared/stories/renderPortal.tsx';
import type { StoryActor } from '../../../shared/stories/StoryActor.ts';

const PATH = '/api/usuarios/nova-senha';
const code = 'a'.repeat(43);
const EXPIRED = 'Este link venceu ou já foi usado. Peça outro.';

const sent = fn();

const meta = preview.meta({
  title: 'Pages/Entrada/Escolher nova senha',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: `${href('new-password')}#codigo=${code}`, session: null },
  render: renderPortal,
  beforeEach({ msw }) {
    sent.mockClear();
    msw.use(
      gatewayHttp.put(PATH, async ({ request, response }) => {
        sent(await request.json());
        return response(204).empty();
      }),
      gatewayHttp.post('/api/usuarios/logout', ({ response }) => response(204).empty()),
    );
  },
});

/** Opened by the link of an e-mail (D25). */
export const Default = meta.story({ tags: ['visual'] });

const choose = async ({ canvas, userEvent }: StoryActor, senha = 'Outra2027', again = senha) => {
  await userEvent.type(await canvas.findByLabelText(/^Nova senha/), senha);
  await userEvent.type(canvas.getByLabelText(/^Confirmar nova senha/), `${again}{Enter}`);
};

/** By keyboard alone: the password is saved and the sign-in follows. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent });
    await expect(await screen.findByText('Senha alterada. Entre com a nova senha.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Entrar' })).toBeVisible();
    await expect(sent.mock.calls).toEqual([[{ codigo: code, senha: 'Outra2027' }]]);
  },
});

const invitation = `${href('new-password')}#codigo=${code}&conta=convite`;

/** Somebody who was invited chooses the first password; the sign-in of staff follows. */
export const Invited = meta.story({
  args: { path: invitation },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Criar a sua senha' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pedir outro link' })).toHaveAttribute(
      'href',
      href('password-recovery', { acesso: 'colaborador' }),
    );
  },
});

/** The first password is saved, by keyboard alone. */
export const InvitedKeyboard = meta.story({
  args: { path: invitation },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Senha/), 'Outra2027');
    await userEvent.type(canvas.getByLabelText(/^Confirmar senha/), 'Outra2027{Enter}');
    await expect(await screen.findByText('Senha criada. Entre com ela.')).toBeVisible();
    await expect(await canvas.findByLabelText(/^E-mail/)).toBeVisible();
    await expect(canvas.queryByLabelText(/^CNPJ/)).not.toBeInTheDocument();
  },
});

/** Staff who asked for another password go back to their own sign-in. */
export const OfStaff = meta.story({
  args: { path: `${href('new-password')}#codigo=${code}&conta=equipe` },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent });
    await expect(await screen.findByText('Senha alterada. Entre com a nova senha.')).toBeVisible();
    await expect(await canvas.findByLabelText(/^E-mail/)).toBeVisible();
  },
});

/** The link is over: there is nothing to type any more, only the way to another one. */
export const Expired = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.put(PATH, ({ response }) => response(400).json(errorBody(EXPIRED, { codigo: [EXPIRED] }))),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(EXPIRED);
    await expect(canvas.queryByLabelText(/^Nova senha/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Pedir outro link' })).toHaveAttribute(
      'href',
      href('password-recovery'),
    );
  },
});

/** The address was cut on its way. */
export const Incomplete = meta.story({
  args: { path: `${href('new-password')}#codigo=abc` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Este endereço está incompleto/);
  },
});

/** The passwords differ, and one is too short. */
export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'curta1', 'curta2');
    await expect(await canvas.findByText('A senha deve ter no mínimo 8 caracteres')).toBeVisible();
    await expect(canvas.getByText('As senhas não conferem')).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
});

/** Somebody is signed in here, perhaps with another account: the link opens all the same. */
export const SignedIn = meta.story({
  args: { session: staff('Comercial') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Nova senha/)).toBeVisible();
  },
});

SignedIn.test(
  'ends that session once the password is saved, so that the sign-in of the account can follow',
  async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent });
    await expect(await screen.findByText('Senha alterada. Entre com a nova senha.')).toBeVisible();
    await expect(await canvas.findByLabelText(/^CNPJ/)).toBeVisible();
  },
);

/** Being saved. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.put(PATH, never));
  },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent });
    await expect(await canvas.findByRole('button', { name: 'Carregando... Salvar senha' })).toBeVisible();
  },
});

/** The gateway is out of reach: it says so, and what was typed stays for another try. */
export const ErrorState = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.put(PATH, ({ response }) => response(503).json(errorBody('Falha')), { once: true }));
  },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent });
    await expect(await screen.findByText(/^Algo de errado aconteceu/)).toBeVisible();
    await expect(canvas.getByLabelText(/^Nova senha/)).toHaveValue('Outra2027');
  },
});

/** A window of 320 px. */
export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });
