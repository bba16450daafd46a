import type { Schemas } from '@portal/api';
import { href } from '@portal/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { gatewayHttp, meta as listMeta, never } from '../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../shared/stories/people.ts';
import { registrationGateway, supplierChoiceCalls } from '../../../shared/stories/registrationGateway.ts';
import { registrationAt, stepListCalls } from '../../../shared/stories/registrations.ts';
import { pageParameters, renderPortal } from '../../../shared/stories/renderPortal.tsx';
import type { StoryActor } from '../../../shared/stories/StoryActor.ts';

type Read = Schemas['PersonalDataRead'];

const READS = '/api/fornecedores/{id}/acessos-a-dados';
const registration = registrationAt('AguardandoSegundaAnalise');

const read = (id: number, of: Partial<Read> = {}): Read => ({
  id,
  usuario: 'Carla Nunes',
  fornecedor: 'PANELAS DA SERRA LTDA',
  dados: 'Cadastro',
  dataPrimeira: '2027-03-12T11:02:00.000Z',
  dataUltima: '2027-03-12T18:40:00.000Z',
  vezes: 3,
  ...of,
});

const reads = [
  read(3),
  read(2, { usuario: 'Bruno Prado', dados: 'Documento', vezes: 1 }),
  read(1, { usuario: 'Bruno Prado', dados: 'Alteracoes', vezes: 1 }),
];

const answer = (acessos: readonly Read[], total = acessos.length) =>
  gatewayHttp.get(READS, ({ response }) =>
    response(200).json({ acessos: [...acessos], meta: listMeta(total, 20) }),
  );

const meta = preview.meta({
  title: 'Pages/Acessos aos dados',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: href('supplier-registration', { id: registration.id }), session: staff('Diretoria') },
  render: renderPortal,
  beforeEach({ msw }) {
    msw.use(
      ...stepListCalls,
      ...supplierChoiceCalls,
      gatewayHttp.get('/api/fornecedores/pre-cadastro/{fluxoCadastroId}/alteracoes', ({ response }) =>
        response(200).json({
          fornecedorId: registration.fornecedor.id,
          dataEnvioAnterior: null,
          alteracoes: [],
        }),
      ),
      ...registrationGateway(registration).handlers,
      answer(reads),
    );
  },
  play: async (actor) => {
    await open(actor);
  },
});

async function open({ canvas, userEvent }: StoryActor) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Acessos aos dados' }));
  return within(await screen.findByRole('dialog', { name: 'Acessos aos dados' }));
}

/** Who of the company read which personal data of the supplier, the latest first, for Diretoria (D32). */
export const Default = meta.story({
  play: async (actor) => {
    const dialog = await open(actor);
    const row = within(await dialog.findByRole('row', { name: /Carla Nunes/ }));
    for (const name of ['12/03/2027 15:40', 'Cadastro', '12/03/2027 08:02', '3'])
      await expect(row.getByRole('cell', { name })).toBeVisible();
    await expect(dialog.getByRole('cell', { name: 'Alterações do cadastro' })).toBeVisible();
  },
});

Default.test('closes with Escape, and focus is where it was opened', async ({ canvas, userEvent }) => {
  await screen.findByRole('dialog', { name: 'Acessos aos dados' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await expect(canvas.getByRole('button', { name: 'Acessos aos dados' })).toHaveFocus();
});

/** More than a page: the next one is asked for. */
export const Pages = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(READS, ({ query, response }) => {
        const page = Number(query.get('Pagina'));
        const usuario = page === 1 ? 'Carla Nunes' : 'Davi Luz';
        return response(200).json({ acessos: [read(page, { usuario })], meta: listMeta(21, 20, page) });
      }),
    );
  },
  play: async (actor) => {
    const dialog = await open(actor);
    await dialog.findByRole('cell', { name: 'Carla Nunes' });
    await actor.userEvent.click(dialog.getByRole('button', { name: 'Próxima página' }));
    await expect(await dialog.findByRole('cell', { name: 'Davi Luz' })).toBeVisible();
  },
});

/** Any other role sees nothing of it. */
export const OtherRole = meta.story({
  args: { session: staff('Comercial') },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /PANELAS DA SERRA/ });
    await expect(canvas.queryByRole('button', { name: 'Acessos aos dados' })).not.toBeInTheDocument();
  },
});

/** The first answer is on its way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(READS, never));
  },
});

/** Nobody read anything yet. */
export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(answer([]));
  },
  play: async (actor) => {
    const dialog = await open(actor);
    await expect(await dialog.findByRole('cell', { name: /Ninguém da empresa leu os dados/ })).toBeVisible();
  },
});

/** The lines could not be read; another try is offered. */
export const ErrorState = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(READS, ({ response }) =>
        response.untyped(new Response('<h1>Bad gateway</h1>', { status: 500 })),
      ),
    );
  },
  play: async (actor) => {
    const dialog = await open(actor);
    await expect(await dialog.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  },
});

/** Long names, on a phone. */
export const LongContent = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  beforeEach({ msw }) {
    const usuario = 'Maria Aparecida de Oliveira Albuquerque Cavalcanti';
    msw.use(
      answer(
        reads.map((one) => ({ ...one, usuario, vezes: 288 })),
        900,
      ),
    );
  },
});
