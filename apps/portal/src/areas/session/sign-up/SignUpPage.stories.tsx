import { href } from '@portal/domain';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { errorBody, gatewayHttp } from '../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { readRegistration, registrationAt, stepListCalls } from '../../../shared/stories/registrations.ts';
import { pageParameters, renderPortal } from '../../../shared/stories/renderPortal.tsx';
import type { StoryActor } from '../../../shared/stories/StoryActor.ts';

const meta = preview.meta({
  title: 'Pages/Entrada/Cadastro',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: href('sign-up'), session: null },
  render: renderPortal,
});

const fluxoCadastroId = '3f0c6f0e-6a0b-4a5e-9f51-0d2b8f6d7c11';
const status = (etapaPreCadastro: 'Desconhecido' | 'Aprovado') =>
  gatewayHttp.get('/api/fornecedores/status/{cnpj}', ({ response }) =>
    response(200).json({ etapaPreCadastro }),
  );
const created = (codigoConfirmacao?: string) =>
  gatewayHttp.post('/api/fornecedores/pre-cadastro', ({ response }) =>
    response(201).json({
      fluxoCadastroId,
      statusFluxoCadastro: 'Novo',
      ...(codigoConfirmacao ? { codigoConfirmacao } : {}),
    }),
  );
const confirmed = gatewayHttp.put(
  '/api/fornecedores/pre-cadastro/{fluxoId}/autenticar',
  async ({ request, response }) => {
    const { codigo } = await request.json();
    if (codigo === '482913') return response(200).json({ fluxoCadastroId, statusFluxoCadastro: 'Novo' });
    const text = 'Código inválido ou expirado';
    return response(400).json(errorBody(text, { codigo: [text] }));
  },
);
const session = [
  gatewayHttp.post('/api/usuarios/fornecedor/login', ({ response }) =>
    response(200).json({ token: 'token-de-acesso', refreshToken: 'token-de-renovacao' }),
  ),
  gatewayHttp.get('/api/usuarios/perfil', ({ response }) =>
    response(200).json({
      role: 'Fornecedor',
      roles: ['Fornecedor'],
      name: 'Fornecedor',
      given_name: 'Fornecedor',
      email: 'contato@panelas.com.br',
      cnpj: '12ABC34501DE35',
      fluxoCadastroId,
    }),
  ),
];

/** First step of the sign-up. */
export const Default = meta.story();

const fill = async ({ canvas, userEvent }: StoryActor, again = 'senha2026') => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'CNPJ' }), '12ABC34501DE35');
  await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'contato@panelas.com.br');
  await userEvent.type(canvas.getByLabelText(/^Senha/), 'senha2026');
  await userEvent.type(canvas.getByLabelText(/^Confirmar senha/), again);
  await userEvent.click(canvas.getByRole('button', { name: 'Cadastrar' }));
};

/** Sent with nothing in it: each field says so, the first has the focus, one notification sums up (FND-079, FND-080, FRM-39). */
export const Incomplete = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cadastrar' }));
    await waitFor(() => expect(canvas.getAllByText('Campo obrigatório')).toHaveLength(4));
    const fields = [
      canvas.getByRole('textbox', { name: 'CNPJ' }),
      canvas.getByRole('textbox', { name: 'E-mail' }),
      canvas.getByLabelText(/^Senha/),
      canvas.getByLabelText(/^Confirmar senha/),
    ];
    for (const field of fields) {
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription(/Campo obrigatório/);
    }
    await waitFor(() => expect(fields[0]).toHaveFocus());
    await expect(await screen.findAllByText('Preencha todos os campos obrigatórios')).toHaveLength(1);
  },
});

/** The two passwords differ. */
export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, 'outra2026');
    await expect(await canvas.findByText('As senhas não conferem')).toBeVisible();
  },
});

/** A CNPJ that has a registration goes to the sign-in (G-47). */
export const AlreadyRegistered = meta.story({
  beforeEach({ msw }) {
    msw.use(status('Aprovado'));
  },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await expect(
      await canvas.findByRole('heading', { name: 'Portal do Fornecedor', level: 1 }),
    ).toBeVisible();
    await expect(await screen.findByText('CNPJ já cadastrado. Entre com a sua senha.')).toBeVisible();
  },
});

/** With a mail server: the code of the e-mail is asked for; a wrong one says so at its field. */
export const Confirmation = meta.story({
  beforeEach({ msw }) {
    msw.use(status('Desconhecido'), created(), confirmed);
  },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    const code = await canvas.findByRole('textbox', { name: 'Código de confirmação' });
    await userEvent.type(code, '000000{Enter}');
    await expect(await canvas.findByText('Código inválido ou expirado')).toBeVisible();
    await expect(code).toHaveValue('000000');
  },
});

/** In demonstration mode the answer brings the code: the supplier is signed in and at its registration. */
export const Demonstration = meta.story({
  beforeEach({ msw }) {
    const registration = readRegistration(registrationAt('Novo'));
    msw.use(status('Desconhecido'), created('482913'), confirmed, ...session, ...stepListCalls, registration);
  },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Cadastro do fornecedor', level: 1 })).toBeVisible(),
    );
    await expect(await canvas.findByRole('heading', { name: 'Dados da Empresa' })).toBeVisible();
  },
});

/** A CNPJ that the gateway refuses says so at its field. */
export const ServerError = meta.story({
  beforeEach({ msw }) {
    msw.use(
      status('Desconhecido'),
      gatewayHttp.post('/api/fornecedores/pre-cadastro', ({ response }) =>
        response(400).json(errorBody('CNPJ já cadastrado', { cnpj: ['CNPJ já cadastrado'] })),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await expect(await canvas.findByText('CNPJ já cadastrado')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'CNPJ' })).toHaveFocus());
  },
});
