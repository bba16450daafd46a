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
/** The stage of the CNPJ, which is asked for without its punctuation (API2-018). */
const status = (etapaPreCadastro: 'Desconhecido' | 'Aprovado') =>
  gatewayHttp.get('/api/fornecedores/status/{cnpj}', ({ params, response }) => {
    if (params.cnpj !== '12ABC34501DE35') throw new Error(`Another CNPJ: ${params.cnpj}`);
    return response(200).json({ etapaPreCadastro });
  });
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
  gatewayHttp.post('/api/usuarios/fornecedor/login', async ({ request, response }) => {
    const { codigo } = await request.json();
    if (codigo === '482913') {
      return response(200).json({ token: 'token-de-acesso', refreshToken: 'token-de-renovacao' });
    }
    const text = 'Código inválido ou expirado';
    return response(400).json(errorBody(text, { codigo: [text] }));
  }),
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
  await userEvent.type(await canvas.findByRole('textbox', { name: 'CNPJ' }), '12.ABC.345/01DE-35');
  await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'contato@panelas.com.br');
  await userEvent.type(canvas.getByLabelText(/^Senha/), 'senha2026');
  await userEvent.type(canvas.getByLabelText(/^Confirmar senha/), again);
  await userEvent.click(canvas.getByRole('checkbox', { name: /^Li e aceito/ }));
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
    await expect(canvas.getByRole('checkbox', { name: /^Li e aceito/ })).toHaveAccessibleDescription(
      'Leia e aceite o aviso de privacidade',
    );
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

/** The privacy notice is read in another tab, and everything typed stays (D31). */
export const PrivacyNotice = meta.story({
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'aviso de privacidade' });
    await expect(link).toHaveAttribute('href', href('privacy'));
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('checkbox', { name: 'Li e aceito o aviso de privacidade' })).toBeRequired();
  },
});

/** The notice changed while the form was open: the gateway's sentence is at the checkbox. */
export const NoticeChanged = meta.story({
  beforeEach({ msw }) {
    const text = 'O aviso de privacidade mudou. Atualize a página, leia e aceite a versão nova.';
    msw.use(
      status('Desconhecido'),
      gatewayHttp.post('/api/fornecedores/pre-cadastro', ({ response }) =>
        response(400).json(errorBody(text, { avisoPrivacidade: [text] })),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await waitFor(() =>
      expect(canvas.getByRole('checkbox', { name: /^Li e aceito/ })).toHaveAccessibleDescription(
        /^O aviso de privacidade mudou/,
      ),
    );
  },
});

/** The check digits that a wrong CNPJ should have are still said after the form was refused (D2). */
export const WrongCheckDigits = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'CNPJ' }), '12ABC34501DE99');
    await userEvent.click(canvas.getByRole('button', { name: 'Cadastrar' }));
    await expect(await screen.findByText('Preencha todos os campos obrigatórios')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'CNPJ' })).toHaveAccessibleDescription(/DV esperado 35/);
  },
});

/** A CNPJ that has a registration goes to the sign-in, and is filled in there (G-47). */
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
    await expect(canvas.getByRole('textbox', { name: 'CNPJ' })).toHaveValue('12.ABC.345/01DE-35');
  },
});

/** With a mail server: the code of the e-mail is asked for; a wrong one says so at its field. */
export const Confirmation = meta.story({
  beforeEach({ msw }) {
    msw.use(status('Desconhecido'), created(), ...session);
  },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    const code = await canvas.findByRole('textbox', { name: 'Código de confirmação' });
    await userEvent.type(code, '000000{Enter}');
    const error = await canvas.findByText('Código inválido ou expirado', { ignore: '[aria-live]' });
    await expect(error).toBeVisible();
    await expect(code).toHaveValue('000000');
  },
});

const waitingSignUp = { cnpj: '12ABC34501DE35', email: 'contato@panelas.com.br', fluxoCadastroId };

/** Loaded again while the code is on its way: it is still asked for; then the sign-in asks for the password (G-47). */
export const ConfirmationAfterReload = meta.story({
  args: { waitingSignUp },
  beforeEach({ msw }) {
    msw.use(confirmed);
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/contato@panelas\.com\.br/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Código de confirmação' }), '482913{Enter}');
    await expect(await screen.findByText('Cadastro confirmado. Entre com CNPJ e senha.')).toBeVisible();
    await expect(await canvas.findByLabelText(/^Senha/)).toHaveValue('');
    await expect(canvas.getByRole('textbox', { name: 'CNPJ' })).toHaveValue('12.ABC.345/01DE-35');
  },
});

/** The code is taken from whatever is pasted with it. */
export const CodePasted = meta.story({
  args: { waitingSignUp },
  beforeEach({ msw }) {
    msw.use(confirmed);
  },
  play: async ({ canvas, userEvent }) => {
    const code = await canvas.findByRole('textbox', { name: 'Código de confirmação' });
    await userEvent.click(code);
    await userEvent.paste('O código de confirmação do seu cadastro é 482 913.');
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Cadastro confirmado. Entre com CNPJ e senha.')).toBeVisible();
  },
});

/** Too many codes: the button says how long to wait. */
export const CodeThrottled = meta.story({
  args: { waitingSignUp },
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.post('/api/fornecedores/pre-cadastro/codigo', ({ response }) =>
        response(429).json(errorBody('Muitas tentativas'), { headers: { 'Retry-After': '900' } }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enviar outro código' }));
    await expect(await canvas.findByRole('button', { name: /^Enviar outro código em \d+ s$/ })).toBeVisible();
  },
});

/** Wrong data can be corrected instead of confirmed. */
export const CorrectTheData = meta.story({
  args: { waitingSignUp },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Corrigir os dados' }));
    await expect(canvas.getByRole('button', { name: 'Cadastrar' })).toBeVisible();
    const cnpj = canvas.getByRole('textbox', { name: 'CNPJ' });
    await waitFor(() => expect(cnpj).toHaveFocus());
    await expect(cnpj).toHaveValue('12.ABC.345/01DE-35');
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue(waitingSignUp.email);
  },
});

/** In demonstration mode the answer brings the code: the supplier is signed in and at its registration. */
export const Demonstration = meta.story({
  beforeEach({ msw }) {
    const registration = readRegistration(registrationAt('Novo'));
    msw.use(status('Desconhecido'), created('482913'), ...session, ...stepListCalls, registration);
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
