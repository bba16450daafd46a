import { href } from '@portal/domain';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { errorBody, gatewayHttp, never } from '../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { pageParameters, renderPortal } from '../../../shared/stories/renderPortal.tsx';
import type { StoryActor } from '../../../shared/stories/StoryActor.ts';

const SUPPLIER = '/api/usuarios/fornecedor/recuperar-senha';
const STAFF = '/api/usuarios/recuperar-senha';

const asked = fn();

const meta = preview.meta({
  title: 'Pages/Entrada/Recuperar senha',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: href('password-recovery'), session: null },
  render: renderPortal,
  beforeEach({ msw }) {
    asked.mockClear();
    msw.use(
      gatewayHttp.post(SUPPLIER, async ({ request, response }) => {
        asked(await request.json());
        return response(204).empty();
      }),
      gatewayHttp.post(STAFF, async ({ request, response }) => {
        asked(await request.json());
        return response(204).empty();
      }),
    );
  },
});

/** A supplier asks for the link by its CNPJ (D25). */
export const Default = meta.story();

Default.test('leads back to the entrance', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Recuperar senha', level: 1 })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Voltar para a entrada' })).toHaveAttribute(
    'href',
    href('sign-in'),
  );
});

/** A member of staff asks for it by e-mail. */
export const Staff = meta.story({
  args: { path: href('password-recovery', { acesso: 'colaborador' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'E-mail' }), 'ana@empresa.com.br{Enter}');
    await expect(
      await canvas.findByText(/Se houver uma conta com o e-mail ana@empresa\.com\.br/),
    ).toBeVisible();
    await expect(asked.mock.calls).toEqual([[{ email: 'ana@empresa.com.br' }]]);
    await expect(canvas.getByRole('link', { name: 'Voltar para a entrada' })).toHaveAttribute(
      'href',
      href('sign-in-backoffice'),
    );
    await expect(canvas.getByRole('link', { name: 'Sou fornecedor' })).toHaveAttribute(
      'href',
      href('password-recovery'),
    );
  },
});

const send = async ({ canvas, userEvent }: StoryActor) =>
  userEvent.type(await canvas.findByRole('textbox', { name: 'CNPJ' }), '12abc34501de35{Enter}');

/** It says what happens next, and the same whether there is such an account or not. */
export const Sent = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    const outcome = await canvas.findByRole('region', { name: 'Confira o seu e-mail' });
    await waitFor(() => expect(outcome).toHaveFocus());
    await expect(outcome).toHaveTextContent(
      /^Confira o seu e-mailSe houver uma conta com o CNPJ 12\.ABC\.345\/01DE-35/,
    );
    await expect(asked.mock.calls).toEqual([[{ cnpj: '12ABC34501DE35' }]]);
  },
});

/** By keyboard alone to another link: the form is there again, empty. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Confira o seu e-mail' })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pedir outro link' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('textbox', { name: 'CNPJ' })).toHaveValue('');
  },
});

/** Sent with nothing in it. */
export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enviar link' }));
    await expect(await canvas.findByText('Campo obrigatório')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'CNPJ' })).toHaveFocus());
    await expect(asked).not.toHaveBeenCalled();
  },
});

/** Being sent. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.post(SUPPLIER, never));
  },
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await expect(await canvas.findByRole('button', { name: 'Carregando... Enviar link' })).toBeVisible();
  },
});

/** Asked too often: it says how long to wait, and keeps what was typed. */
export const Throttled = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.post(SUPPLIER, ({ response }) =>
        response(429).json(errorBody('Muitas tentativas'), { headers: { 'Retry-After': '60' } }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await expect(await screen.findByText(/Muitas tentativas\. Tente novamente em 60 segundos/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'CNPJ' })).toHaveValue('12.ABC.345/01DE-35');
  },
});

/** A window of 320 px. */
export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });
