import type { Schemas } from '@portal/api';
import { http } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { gatewayHttp, never } from '../../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../../shared/stories/PortalStory.tsx';
import { staff, supplier } from '../../../../shared/stories/people.ts';
import {
  registrationGateway,
  storyFile,
  storyFiles,
} from '../../../../shared/stories/registrationGateway.ts';
import { newPendency, registrationAt } from '../../../../shared/stories/registrations.ts';
import { pageParameters, renderPortal } from '../../../../shared/stories/renderPortal.tsx';
import { StepStory } from '../StepStory.tsx';

const patiently = { timeout: 5_000 };
const SAVE = '/api/fornecedores/pre-cadastro/{fluxoCadastroId}/documentos';

const meta = preview.meta({
  title: 'Pages/Anexo de documentos',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: '/', session: supplier, section: <StepStory step={3} /> },
  render: renderPortal,
});

const empty = registrationAt('AprovadoPrimeiraAnalise');
const stored = registrationAt('DocumentacaoCompleta');

/** All required documents but one: the health licence is optional (ST3-009). */
const oneMissing = registrationAt('AprovadoPrimeiraAnalise', {
  fornecedor: { documentosPorTipo: { ...stored.fornecedor.documentosPorTipo, CartaoSintegra: [] } },
});

const pendent = registrationAt('PendenciadoNaSegundaAnalise', {
  fornecedor: {
    pendencias: [
      newPendency(24, 'AlvaraFuncionamento', 'alvara.pdf', 'Vencido em janeiro.'),
      newPendency(23, 'DocumentoSocio', 'socio-jose.png'),
    ],
  },
});

function callsOf(initial: Schemas['Registration'], saved: Schemas['FlowStatus']) {
  const gateway = registrationGateway(initial);
  return [
    gatewayHttp.put(SAVE, ({ response }) => {
      const { versao } = gateway.kept.registration;
      gateway.kept.registration = {
        ...gateway.kept.registration,
        statusFluxoCadastro: saved,
        versao: versao + 1,
      };
      return response(200).json(gateway.kept.registration);
    }),
    ...gateway.handlers,
  ];
}

const saved = () => screen.findByText('Dados do cadastro atualizados.', {}, patiently);

/** Seven documents to send, one of them optional (ST3-001 to ST3-008). */
export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(...callsOf(empty, 'DocumentacaoCompleta'));
  },
});

Empty.test('flags the six required ones after the first try (ST3-009)', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Salvar e continuar' }, patiently));
  await waitFor(() => expect(canvas.getAllByText('Nenhum arquivo fornecido.')).toHaveLength(6), patiently);
  await expect(canvas.getByLabelText(/Alvará Sanitário/, { selector: 'input' })).not.toBeInvalid();
  await expect(await screen.findByText('Preencha todos os campos obrigatórios')).toBeVisible();
});

/** A file sent now counts like those stored before (ST3-010 to ST3-012, ST3-015). */
export const Completed = meta.story({
  beforeEach({ msw }) {
    msw.use(...callsOf(oneMissing, 'DocumentacaoCompleta'));
  },
  play: async ({ canvas, userEvent }) => {
    const chooser = await canvas.findByLabelText(/Cartão Sintegra/, { selector: 'input' }, patiently);
    await userEvent.upload(chooser, storyFile('sintegra.pdf'));
    await canvas.findByText('sintegra.pdf', {}, patiently);
    await waitFor(() => expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument(), patiently);
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar e continuar' }));
    await expect(await saved()).toBeVisible();
  },
});

/** A file on its way is no missing one, at its field and in what keeps the step from being sent (ST3-010). */
export const UnderWay = meta.story({
  beforeEach({ msw }) {
    msw.use(http.put(`${storyFiles}/:type/:name`, never), ...callsOf(oneMissing, 'DocumentacaoCompleta'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Salvar e continuar' }, patiently));
    const chooser = canvas.getByLabelText(/Cartão Sintegra/, { selector: 'input' });
    await waitFor(() => expect(chooser).toBeInvalid());
    await userEvent.upload(chooser, storyFile('sintegra.pdf'));
    await canvas.findByText('Enviando', {}, patiently);
    await expect(canvas.queryByText('Nenhum arquivo fornecido.')).not.toBeInTheDocument();
    await expect(chooser).not.toBeInvalid();
  },
});

/** Pendent: the two that were sent back can be replaced, the others say why not (ONB-082, G-23). */
export const Pendent = meta.story({
  beforeEach({ msw }) {
    msw.use(...callsOf(pendent, 'AguardandoSegundaAnalise'));
  },
});

Pendent.test('is sent once both have a newer document (ST3-013, G-23)', async ({ canvas, userEvent }) => {
  const missing = 'Envie um novo arquivo no lugar do documento com pendência';
  const update = await canvas.findByRole('button', { name: 'Atualizar Dados' }, patiently);
  await userEvent.upload(
    canvas.getByLabelText(/Alvará de Funcionamento/, { selector: 'input' }),
    storyFile('alvara-2027.pdf'),
  );
  await canvas.findByRole('group', { name: 'Novo documento anexado' }, patiently);
  await userEvent.click(update);
  await expect(await canvas.findByText(missing)).toBeVisible();
  await expect(await screen.findByText('Preencha todos os campos obrigatórios')).toBeVisible();
  await userEvent.upload(
    canvas.getByLabelText(/Documentos de sócios/, { selector: 'input' }),
    storyFile('socio-jose-novo.png'),
  );
  await waitFor(
    () => expect(canvas.getAllByRole('group', { name: 'Novo documento anexado' })).toHaveLength(2),
    patiently,
  );
  await userEvent.click(update);
  await expect(await saved()).toBeVisible();
  await expect(screen.queryByText('Preencha todos os campos obrigatórios')).not.toBeInTheDocument();
});

/** In analysis: to read only, every document to be seen. */
export const InAnalysis = meta.story({
  beforeEach({ msw }) {
    msw.use(...callsOf(registrationAt('AguardandoSegundaAnalise'), 'AguardandoSegundaAnalise'));
  },
});

/** Staff: 'Atualizar Dados', with a capital D (ST3-014). */
export const ByStaff = meta.story({
  args: { session: staff('Comercial') },
  beforeEach({ msw }) {
    msw.use(...callsOf(registrationAt('AguardandoSegundaAnalise'), 'AguardandoSegundaAnalise'));
  },
});

ByStaff.test('is saved by the button of staff', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Atualizar Dados' }, patiently));
  await expect(await saved()).toBeVisible();
});
