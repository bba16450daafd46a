import type { Schemas } from '@portal/api';
import type { DocumentType } from '@portal/domain';
import { Stack } from '@portal/ui';
import { atom, useAtomValue } from 'jotai';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { rolesAtom } from '../../../session/sessionAtom.ts';
import { errorBody, gatewayHttp, never } from '../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { staff, supplier } from '../../../shared/stories/people.ts';
import { registrationGateway, storyFile, storyFiles } from '../../../shared/stories/registrationGateway.ts';
import { newPendency, registrationAt, storedDocument } from '../../../shared/stories/registrations.ts';
import { pageParameters, renderPortal } from '../../../shared/stories/renderPortal.tsx';
import type { StoryActor } from '../../../shared/stories/StoryActor.ts';
import { registrationQueryAtom } from '../registration/registrationAtoms.ts';
import { stepPanelProps } from '../steps/StepPanelProps.ts';
import { DocumentField } from './DocumentField.tsx';

const patiently = { timeout: 5_000 };
const FLOW = '/api/fornecedores/pre-cadastro/{fluxoCadastroId}';

const registrationAtom = registrationQueryAtom(atom(supplier.fluxoCadastroId));

interface FieldsProps {
  types: readonly DocumentType[];
  error?: string;
}

/** Fields of documents of the registration that the gateway of the story keeps. */
function Fields({ types, error }: FieldsProps) {
  const { data } = useAtomValue(registrationAtom);
  const roles = useAtomValue(rolesAtom);
  if (!data) return null;
  return (
    <Stack gap="lg" style={{ maxInlineSize: '560px', margin: '24px' }}>
      {types.map((type) => (
        <DocumentField key={type} {...stepPanelProps(data, roles, 3)} type={type} error={error} />
      ))}
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Pages/Documentos do cadastro',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: '/', session: supplier, section: <Fields types={['ContratoSocial']} /> },
  render: renderPortal,
});

const stored = registrationAt('DocumentacaoCompleta');
const empty = registrationAt('AprovadoPrimeiraAnalise');
const long = 'comprovante-de-inscricao-e-de-situacao-cadastral-da-filial-de-sao-jose-dos-campos-2027.pdf';

const withPartners = registrationAt('DocumentacaoCompleta', {
  fornecedor: {
    documentosPorTipo: {
      ...stored.fornecedor.documentosPorTipo,
      DocumentoSocio: [
        storedDocument(22, 'DocumentoSocio', 'socio-maria.png'),
        storedDocument(23, 'DocumentoSocio', 'socio-maria.png'),
        storedDocument(28, 'DocumentoSocio', long),
      ],
    },
  },
});

const pendent = registrationAt('PendenciadoNaSegundaAnalise', {
  fornecedor: {
    pendencias: [newPendency(21, 'ContratoSocial', 'contrato-social.pdf', 'A segunda página está cortada.')],
  },
});

const partnerPendent = registrationAt('PendenciadoNaSegundaAnalise', {
  fornecedor: {
    documentosPorTipo: {
      ...stored.fornecedor.documentosPorTipo,
      DocumentoSocio: [
        storedDocument(22, 'DocumentoSocio', 'socia-maria.png'),
        storedDocument(23, 'DocumentoSocio', 'socio-jose.png'),
      ],
    },
    pendencias: [newPendency(23, 'DocumentoSocio', 'socio-jose.png')],
  },
});

const fullOfPartners = registrationAt('DocumentacaoCompleta', {
  fornecedor: {
    documentosPorTipo: {
      ...stored.fornecedor.documentosPorTipo,
      DocumentoSocio: Array.from({ length: 20 }, (_, place) =>
        storedDocument(40 + place, 'DocumentoSocio', `socio-${place + 1}.png`),
      ),
    },
  },
});

/** Puts a gateway in the place of all calls of a story. */
const gatewayOf = (registration: Schemas['Registration']) => registrationGateway(registration);

const chooser = ({ canvas }: Pick<StoryActor, 'canvas'>, label: RegExp = /Contrato Social/) =>
  canvas.findByLabelText<HTMLInputElement>(label, { selector: 'input' }, patiently);

/** Nothing stored yet: the accepted files are listed before any is chosen. */
export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(...gatewayOf(empty).handlers);
  },
});

Empty.test('is required and says its limits (ST3-002, G-32)', async ({ canvas }) => {
  const input = await chooser({ canvas });
  await expect(input).toBeRequired();
  await expect(input).toHaveAccessibleDescription(/PNG, DOC, DOCX ou PDF, até 100 MB/);
});

/** Flagged, after the step was tried to be sent (ST2-032). */
export const Missing = meta.story({
  args: { section: <Fields types={['ContratoSocial']} error="Nenhum arquivo fornecido." /> },
  beforeEach({ msw }) {
    msw.use(...gatewayOf(empty).handlers);
  },
});

/** A chosen file is sent at once: one address, one file, and the registration read again (UPL-001 to UPL-009, UPL-17). */
export const Sent = meta.story({
  beforeEach({ msw }) {
    const gateway = gatewayOf(empty);
    msw.use(
      ...gateway.handlers,
      gatewayHttp.get('/api/fornecedores/{id}/documentos/{documentoId}', ({ response }) =>
        response(200).json({
          ...storedDocument(1, 'ContratoSocial', gateway.sent.join('; ')),
          url: `${storyFiles}/1`,
        }),
      ),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const file = storyFile('contrato-social.png');
    const input = await chooser({ canvas });
    await step('The same file given twice is sent once', async () => {
      await userEvent.upload(input, file);
      await userEvent.upload(input, file);
      const list = await canvas.findByRole('list', { name: 'Arquivos: Contrato Social' });
      await waitFor(() => expect(within(list).getByText('Enviado')).toBeVisible());
      await expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    });
    await step('It can be seen', async () => {
      const view = canvas.getByRole('button', { name: 'Ver contrato-social.png' });
      await userEvent.click(view);
      const dialog = await screen.findByRole('dialog', { name: 'contrato-social.png' });
      await expect(await within(dialog).findByRole('img', { name: 'contrato-social.png' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(view).toHaveFocus());
    });
  },
});

/** On its way, with a way to stop. */
export const Uploading = meta.story({
  beforeEach({ msw }) {
    msw.use(http.put(`${storyFiles}/*`, never), ...gatewayOf(empty).handlers);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await chooser({ canvas }), storyFile('contrato-social.pdf'));
    await expect(
      await canvas.findByRole('progressbar', { name: 'Enviando contrato-social.pdf' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancelar envio de contrato-social.pdf' })).toBeVisible();
  },
});

Uploading.test(
  'says nothing of a cancelled file any more once it is sent again',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Cancelar envio/ }));
    await expect(await canvas.findByText('Envio de contrato-social.pdf cancelado')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /^Tentar novamente/ }));
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
    await expect(canvas.queryByText(/cancelado/)).not.toBeInTheDocument();
  },
);

/** The file leaves the field, says why, and can be sent again (UPL-015, UPL-018, UPL-11). */
export const Failed = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.put(`${storyFiles}/*`, () => HttpResponse.error()),
      ...gatewayOf(empty).handlers,
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await chooser({ canvas }), storyFile('contrato-social.pdf'));
    const notice = await canvas.findByRole('group', { name: 'Erro ao anexar arquivo' }, patiently);
    await expect(notice).toHaveTextContent(
      'contrato-social.pdf não foi anexado. Confira a conexão e envie de novo.',
    );
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao anexar arquivo');
    await expect(within(notice).getByRole('button', { name: 'Enviar de novo' })).toBeVisible();
  },
});

/** A second try of the same file goes through, and leaves focus on the choice of files (UPL-014, UPL-11). */
export const FailedThenSent = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.post(
        '/api/fornecedores/{id}/url-pre-assinada',
        ({ response }) => response(500).json(errorBody('Erro interno')),
        { once: true },
      ),
      ...gatewayOf(empty).handlers,
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = await chooser({ canvas });
    await userEvent.upload(input, storyFile('contrato-social.pdf'));
    const notice = await canvas.findByRole('group', { name: 'Erro ao anexar documento' }, patiently);
    await userEvent.click(within(notice).getByRole('button', { name: 'Enviar de novo' }));
    await expect(await canvas.findByText('Enviado')).toBeVisible();
    await expect(notice).not.toBeInTheDocument();
    await expect(input).toHaveFocus();
  },
});

/** How often the registration was read. */
let reads = 0;

/** Stored: to see, to replace, to delete after a question (UPL-010, UPL-011). */
export const Stored = meta.story({
  beforeEach({ msw }) {
    reads = 0;
    const gateway = gatewayOf(stored);
    msw.use(
      gatewayHttp.get(FLOW, ({ response }) => {
        reads += 1;
        return response(200).json(gateway.kept.registration);
      }),
      ...gateway.handlers,
    );
  },
});

Stored.test(
  'is deleted after a question, and the registration is read again',
  async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Remover contrato-social.pdf' }, patiently),
    );
    const question = await screen.findByRole('dialog', { name: 'Excluir documento' });
    await expect(question).toHaveAccessibleDescription('Tem certeza que deseja excluir contrato-social.pdf?');
    await userEvent.click(within(question).getByRole('button', { name: 'Excluir' }));
    await waitFor(() => expect(canvas.queryByText('contrato-social.pdf')).not.toBeInTheDocument());
    await expect(await chooser({ canvas })).toBeRequired();
    await waitFor(() => expect(reads).toBe(2));
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
);

/** A document that cannot be deleted stays listed (UPL-016, UPL-27). */
export const RemovalFailed = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.delete('/api/fornecedores/{id}/documentos/{documentoId}', ({ response }) =>
        response(500).json(errorBody('Erro interno')),
      ),
      ...gatewayOf(stored).handlers,
    );
  },
  play: async ({ canvas, userEvent }) => {
    const remove = await canvas.findByRole('button', { name: 'Remover contrato-social.pdf' }, patiently);
    await userEvent.click(remove);
    await userEvent.click(await screen.findByRole('button', { name: 'Excluir' }));
    await expect(await screen.findByText('Erro ao apagar documento.')).toBeVisible();
    await expect(canvas.getByText('contrato-social.pdf')).toBeVisible();
    await waitFor(() => expect(remove).toHaveFocus());
  },
});

/** Stored, but the list could not be read again: it says so and can be read anew (UPL-017). */
export const RefreshFailed = meta.story({
  beforeEach({ msw }) {
    const gateway = gatewayOf(empty);
    let fails = true;
    msw.use(
      gatewayHttp.get(FLOW, ({ response }) => {
        if (gateway.sent.length === 0 || !fails) return response(200).json(gateway.kept.registration);
        fails = false;
        return response(500).json(errorBody('Erro interno'));
      }),
      ...gateway.handlers,
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await chooser({ canvas }), storyFile('contrato-social.pdf'));
    const notice = await canvas.findByRole('group', { name: 'Erro ao atualizar fluxo.' }, patiently);
    await expect(notice).toHaveTextContent('contrato-social.pdf');
    await userEvent.click(within(notice).getByRole('button', { name: 'Atualizar' }));
    await expect(await canvas.findByText('Enviado')).toBeVisible();
    await expect(notice).not.toBeInTheDocument();
  },
});

/** Several documents of partners, two of one name, one of a long one (G-32). */
export const PartnerDocuments = meta.story({
  args: { section: <Fields types={['DocumentoSocio']} /> },
  beforeEach({ msw }) {
    msw.use(...gatewayOf(withPartners).handlers);
  },
});

PartnerDocuments.test('takes more beside those there are', async ({ canvas, userEvent }) => {
  const input = await chooser({ canvas }, /Documentos de sócios/);
  await userEvent.upload(input, [storyFile('socio-jose.pdf'), storyFile('socia-ana.pdf')]);
  await waitFor(() => expect(canvas.getAllByText('Enviado')).toHaveLength(5));
  await expect(canvas.getByRole('button', { name: 'Remover socio-maria.png (2)' })).toBeVisible();
});

/** Pendent: why, what for, and the others locked with the reason (ONB-082, G-08). */
export const Pendent = meta.story({
  args: { section: <Fields types={['ContratoSocial', 'AlvaraSanitario', 'CartaoCnpj']} /> },
  beforeEach({ msw }) {
    msw.use(...gatewayOf(pendent).handlers);
  },
});

Pendent.test('is corrected by a new file', async ({ canvas, userEvent }) => {
  const notice = await canvas.findByRole('group', { name: 'Pendência: Documento ilegível' }, patiently);
  await expect(notice).toHaveTextContent('A segunda página está cortada.');
  await expect(canvas.getAllByText('Substitua apenas os documentos com pendência')).toHaveLength(2);
  await expect(canvas.queryByRole('button', { name: 'Remover cartao-cnpj.pdf' })).not.toBeInTheDocument();
  const input = await chooser({ canvas });
  await userEvent.upload(input, storyFile('contrato-novo.pdf'));
  await expect(await canvas.findByRole('group', { name: 'Novo documento anexado' }, patiently)).toBeVisible();
  await waitFor(() => expect(canvas.queryByText(/^Enviando/)).not.toBeInTheDocument());
  for (const status of canvas.getAllByRole('status')) await expect(status).not.toHaveTextContent(/removido/);
  await expect(input).toHaveFocus();
});

/** A document of a partner is pended: it is marked, only it may be deleted, and the next file takes its place (G-23). */
export const PartnerPendent = meta.story({
  args: { section: <Fields types={['DocumentoSocio']} /> },
  beforeEach({ msw }) {
    msw.use(...gatewayOf(partnerPendent).handlers);
  },
  play: async ({ canvas, userEvent, step }) => {
    const input = await chooser({ canvas }, /Documentos de sócios/);
    const rows = within(await canvas.findByRole('list', { name: 'Arquivos: Documentos de sócios' }));
    await step('The pended one says so, and only it may be deleted', async () => {
      await expect(rows.getAllByText('Com pendência')).toHaveLength(1);
      const removals = rows.getAllByRole('button', { name: /^Remover/ });
      await expect(removals.map((button) => button.getAttribute('aria-label'))).toEqual([
        'Remover socio-jose.png',
      ]);
      await expect(input).toHaveAccessibleDescription(/O próximo arquivo substitui socio-jose.png/);
    });
    await step('A new file takes its place', async () => {
      await userEvent.upload(input, storyFile('socio-jose-novo.png'));
      const notice = await canvas.findByRole('group', { name: 'Novo documento anexado' }, patiently);
      await expect(notice).toHaveTextContent('Ele substitui socio-jose.png.');
      await expect(rows.queryByText('socio-jose.png')).not.toBeInTheDocument();
      await expect(rows.getByText('socia-maria.png')).toBeVisible();
    });
  },
});

/** As many documents of partners as are taken: the way for another is said (G-32). */
export const PartnersFull = meta.story({
  args: { section: <Fields types={['DocumentoSocio']} /> },
  beforeEach({ msw }) {
    msw.use(...gatewayOf(fullOfPartners).handlers);
  },
  play: async ({ canvas, userEvent }) => {
    const input = await chooser({ canvas }, /Documentos de sócios/);
    const way = 'O limite é de 20 arquivos. Exclua um para anexar outro.';
    await expect(input).toHaveAccessibleDescription(new RegExp(way));
    await userEvent.upload(input, storyFile('mais-um.png'));
    await waitFor(() => expect(canvas.getAllByText(way)).toHaveLength(2));
  },
});

/** To see only, for staff that may not change it. */
export const ReadOnly = meta.story({
  args: { session: staff('Diretoria'), section: <Fields types={['ContratoSocial', 'AlvaraSanitario']} /> },
  beforeEach({ msw }) {
    msw.use(...gatewayOf(stored).handlers);
  },
});
