import type { Schemas } from '@portal/api';
import { Button, Stack } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { HttpResponse, http } from 'msw';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { queryAtom } from '../../../shared/server-state/queryAtom.ts';
import { queriesAtom } from '../../../shared/server-state/serverStateAtoms.ts';
import { gatewayHttp, never } from '../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../shared/stories/people.ts';
import { storyFile, storyFiles } from '../../../shared/stories/registrationGateway.ts';
import { pageParameters, renderPortal } from '../../../shared/stories/renderPortal.tsx';
import { storedAttachments } from '../../../shared/stories/requisitionParts.ts';
import { requisition } from '../../../shared/stories/requisitions.ts';
import type { StoryActor } from '../../../shared/stories/StoryActor.ts';
import { REQUISITION_PATH } from '../form/storedRequisition.ts';
import { AttachmentsSection } from './AttachmentsSection.tsx';
import { useAttachments } from './useAttachments.ts';

type SignedFile = Schemas['SignedFile'];

const requisicaoId = 4012;

/** The bodies that were saved. */
let saved: unknown[] = [];

/** The files that arrived, with their content type. */
let sent: string[] = [];

/** What a save waits for. */
let answered: Promise<void> | undefined;

interface FormProps {
  stored?: readonly SignedFile[];
  lock?: string | null;
}

/** Size in bytes of every PDF of these stories. */
const PDF_BYTES = storyFile('pedido.pdf').size;

/** Attachments in a form that announces them with its save. */
function Form({ stored = [], lock = null }: FormProps) {
  const attachments = useAttachments(stored, { requisicaoId });
  const save = async () => {
    const { nomeOriginal, tamanhosArquivos, keeps } = attachments;
    const ids = stored.flatMap(({ documentoId }) => documentoId ?? []);
    const documentos = ids.filter(keeps).map((documentoId) => ({ documentoId }));
    saved.push({ nomeOriginal, tamanhosArquivos, documentos });
    const assinaturasArquivos = nomeOriginal.map((nomeArquivo, index) => ({
      documentoId: null,
      nomeArquivo,
      url: `${storyFiles}/novo/${index}`,
      dataCriacao: null,
    }));
    await answered;
    attachments.send({ requisicao: { id: requisicaoId }, assinaturasArquivos });
  };
  return (
    <Stack gap="md" style={{ maxInlineSize: '560px', margin: '24px' }}>
      <AttachmentsSection attachments={attachments} lock={lock} />
      <div>
        <Button variant="primary" onClick={() => void save()}>
          Requisitar
        </Button>
      </div>
    </Stack>
  );
}

const answerAtom = queryAtom((get) =>
  get(queriesAtom).queryOptions('get', REQUISITION_PATH, { params: { path: { requisicaoId } } }),
);

/** The form with the files that the gateway lists, read again once one was sent. */
function ReadForm() {
  return <Form stored={useAtomValue(answerAtom).data?.assinaturasArquivos ?? []} />;
}

const meta = preview.meta({
  title: 'Pages/Anexos da requisição',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: '/', session: staff('Comercial'), section: <Form /> },
  argTypes: { section: { control: false } },
  render: renderPortal,
  beforeEach({ msw }) {
    saved = [];
    sent = [];
    answered = undefined;
    msw.use(
      http.put(`${storyFiles}/novo/:place`, ({ params, request }) => {
        sent.push(`${params.place} ${request.headers.get('Content-Type')}`);
        return new HttpResponse(null, { status: 204 });
      }),
      http.get(`${storyFiles}/:id`, () => HttpResponse.text('%PDF-1.7')),
    );
  },
});

const chooser = ({ canvas }: Pick<StoryActor, 'canvas'>) =>
  canvas.findByLabelText<HTMLInputElement>(/Anexos/, { selector: 'input' }, { timeout: 15_000 });

const press = ({ canvas, userEvent }: StoryActor, name: string | RegExp) =>
  userEvent.click(canvas.getByRole('button', { name }));

/** None yet: what is taken is said before any is chosen. It is judged once the page is there. */
export const Default = meta.story({
  play: async (actor) => {
    await chooser(actor);
  },
});

Default.test('takes PDF files of up to 100 MB (RQF-033, G-40)', async ({ canvas }) => {
  await expect(await chooser({ canvas })).toHaveAccessibleDescription(/PDF, até 100 MB/);
});

/** Several were chosen; they are sent with the next save (RQF-034). */
export const Chosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = await chooser({ canvas });
    await userEvent.upload(input, [storyFile('pedido.pdf'), storyFile('tabela.pdf')]);
    const list = await canvas.findByRole('list', { name: 'Arquivos: Anexos' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    await expect(sent).toEqual([]);
  },
});

Chosen.test(
  'are announced with the save and sent to their addresses as PDF (RQF-058 to RQF-061)',
  async (actor) => {
    const { canvas } = actor;
    await press(actor, 'Requisitar');
    await waitFor(() => expect(sent.toSorted()).toEqual(['0 application/pdf', '1 application/pdf']));
    await expect(saved).toEqual([
      {
        nomeOriginal: ['pedido.pdf', 'tabela.pdf'],
        tamanhosArquivos: [PDF_BYTES, PDF_BYTES],
        documentos: [],
      },
    ]);
    await waitFor(() => expect(canvas.queryByRole('listitem')).not.toBeInTheDocument());
  },
);

Chosen.test('can be left out again, and chosen twice count once', async (actor) => {
  const { canvas, userEvent } = actor;
  await press(actor, 'Cancelar envio de pedido.pdf');
  const again = storyFile('outro.pdf');
  await userEvent.upload(await chooser({ canvas }), again);
  await userEvent.upload(await chooser({ canvas }), again);
  await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
  await press(actor, 'Requisitar');
  await expect(saved).toEqual([
    { nomeOriginal: ['tabela.pdf', 'outro.pdf'], tamanhosArquivos: [PDF_BYTES, PDF_BYTES], documentos: [] },
  ]);
});

/** Neither a picture nor a file that only has the ending of a PDF is taken (RQF-033). */
export const Refused = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = await chooser({ canvas });
    const posing = new File([new Uint8Array([0x4d, 0x5a, 0, 0, 0, 0, 0, 0])], 'planilha.pdf');
    await userEvent.setup({ applyAccept: false }).upload(input, [storyFile('foto.png'), posing]);
    await expect(await canvas.findByText('foto.png')).toBeVisible();
    await expect(canvas.getByText('planilha.pdf')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Arquivos: Anexos' })).not.toBeInTheDocument();
  },
});

/** A name that the gateway would refuse is left out with the reason. */
export const LongName = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await chooser({ canvas }), storyFile(`${'pedido '.repeat(40)}.pdf`));
    await expect(await canvas.findByText(/O nome do arquivo tem mais de 255 caracteres/)).toBeVisible();
  },
});

/** On their way. */
export const Sending = meta.story({
  beforeEach({ msw }) {
    msw.use(http.put(`${storyFiles}/novo/:place`, never));
  },
  play: async (actor) => {
    const { canvas, userEvent } = actor;
    await userEvent.upload(await chooser(actor), storyFile('pedido.pdf'));
    await canvas.findByRole('list', { name: 'Arquivos: Anexos' });
    await press(actor, 'Requisitar');
    await expect(await canvas.findByRole('progressbar', { name: /Enviando pedido.pdf/ })).toBeVisible();
  },
});

/** One of two fails: the other stays sent, and the failed one is sent again alone (RQF-062, G-44). */
export const Failed = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.put(
        `${storyFiles}/novo/0`,
        () => {
          sent.push('0 failed');
          return new HttpResponse(null, { status: 500 });
        },
        { once: true },
      ),
    );
  },
  play: async (actor) => {
    const { canvas, userEvent } = actor;
    await userEvent.upload(await chooser(actor), [storyFile('pedido.pdf'), storyFile('tabela.pdf')]);
    // Files are looked into before they are taken: only then are there any to send.
    const list = await canvas.findByRole('list', { name: 'Arquivos: Anexos' });
    await press(actor, 'Requisitar');
    await expect(await within(list).findByText('Erro ao anexar arquivo')).toBeVisible();
    await expect(await screen.findByRole('alert')).toHaveTextContent('pedido.pdf: Erro ao anexar arquivo');
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
  },
});

Failed.test('is sent again alone', async (actor) => {
  await press(actor, 'Tentar novamente: pedido.pdf');
  await waitFor(() =>
    expect(sent.toSorted()).toEqual(['0 application/pdf', '0 failed', '1 application/pdf']),
  );
  await waitFor(() => expect(actor.canvas.queryByRole('listitem')).not.toBeInTheDocument());
});

/** Both of two fail, and the second is sent again: focus goes with it, up to the stored ones (RQF-062). */
export const SentAgain = meta.story({
  args: { section: <ReadForm /> },
  beforeEach({ msw }) {
    const names = ['pedido.pdf', 'tabela.pdf'];
    const listed: SignedFile[] = [];
    msw.use(
      gatewayHttp.get(REQUISITION_PATH, ({ response }) =>
        response(200).json({ requisicao: requisition, assinaturasArquivos: listed }),
      ),
      ...names.map((nomeArquivo, place) =>
        http.put(`${storyFiles}/novo/${place}`, function* () {
          yield new HttpResponse(null, { status: 500 });
          listed.push({
            documentoId: 80 + place,
            nomeArquivo,
            url: `${storyFiles}/${place}`,
            dataCriacao: null,
          });
          return new HttpResponse(null, { status: 204 });
        }),
      ),
    );
  },
  play: async (actor) => {
    const { canvas, userEvent } = actor;
    await userEvent.upload(await chooser(actor), [storyFile('pedido.pdf'), storyFile('tabela.pdf')]);
    const list = await canvas.findByRole('list', { name: 'Arquivos: Anexos' });
    await press(actor, 'Requisitar');
    await waitFor(() => expect(within(list).getAllByText('Erro ao anexar arquivo')).toHaveLength(2));
    await press(actor, 'Tentar novamente: tabela.pdf');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Baixar tabela.pdf' })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Tentar novamente: pedido.pdf' })).toBeVisible();
    await userEvent.keyboard('{Escape}'); // the tip of the button, which lies on the page
  },
});

/** Stored ones of an edited requisition. */
export const Stored = meta.story({ args: { section: <Form stored={storedAttachments(storyFiles)} /> } });

Stored.test('are downloaded from their address (RQF-086, API3-024)', async (actor) => {
  const files: string[] = [];
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push(this.download);
  });
  await actor.canvas.findByRole('list', { name: 'Arquivos: Anexos' });
  await press(actor, 'Baixar pedido.pdf');
  await waitFor(() => expect(files).toEqual(['pedido.pdf']));
});

Stored.test('are removed with the next save', async (actor) => {
  const { canvas, userEvent } = actor;
  await canvas.findByRole('list', { name: 'Arquivos: Anexos' });
  await press(actor, 'Remover pedido.pdf');
  await userEvent.upload(await chooser(actor), storyFile('novo.pdf'));
  await waitFor(() => expect(canvas.getByText('novo.pdf')).toBeVisible());
  await press(actor, 'Requisitar');
  await expect(saved).toEqual([
    { nomeOriginal: ['novo.pdf'], tamanhosArquivos: [PDF_BYTES], documentos: [{ documentoId: 72 }] },
  ]);
});

Stored.test('what is chosen and removed during a save waits for the next (RQF-034)', async (actor) => {
  const { canvas, userEvent } = actor;
  const { promise, resolve } = Promise.withResolvers<void>();
  answered = promise;
  const input = await chooser(actor);
  await userEvent.upload(input, [storyFile('primeiro.pdf'), storyFile('desistido.pdf')]);
  await canvas.findByText('desistido.pdf');
  await press(actor, 'Requisitar');
  await userEvent.upload(input, storyFile('segundo.pdf'));
  await canvas.findByText('segundo.pdf');
  await press(actor, 'Cancelar envio de desistido.pdf');
  await press(actor, 'Remover pedido.pdf');
  resolve();
  await waitFor(() => expect(sent).toEqual(['0 application/pdf']));
  await waitFor(() => expect(canvas.queryByText('primeiro.pdf')).not.toBeInTheDocument());
  await expect(canvas.getByText('segundo.pdf')).toBeVisible();
  await expect(canvas.queryByText('pedido.pdf')).not.toBeInTheDocument();
  await press(actor, 'Requisitar');
  await waitFor(() =>
    expect(saved.at(-1)).toEqual({
      nomeOriginal: ['segundo.pdf'],
      tamanhosArquivos: [PDF_BYTES],
      documentos: [{ documentoId: 72 }],
    }),
  );
});

/** The file is no longer at its address. */
export const DownloadFailed = meta.story({
  args: Stored.input.args,
  beforeEach({ msw }) {
    msw.use(http.get(`${storyFiles}/71`, () => new HttpResponse(null, { status: 403 })));
  },
  play: async (actor) => {
    await actor.canvas.findByRole('list', { name: 'Arquivos: Anexos' });
    await press(actor, 'Baixar pedido.pdf');
    await expect(
      await screen.findByText('Algo de errado aconteceu. Tente novamente em breve.'),
    ).toBeVisible();
  },
});

/** To read only, with the reason. */
export const Locked = meta.story({
  args: {
    section: (
      <Form
        stored={storedAttachments(storyFiles)}
        lock="A requisição já foi validada e não pode ser alterada"
      />
    ),
  },
});
