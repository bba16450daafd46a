import { href } from '@portal/domain';
import { HttpResponse, http } from 'msw';
import { expect, screen, within } from 'storybook/test';
import preview from '#storybook/preview';
import { never } from '../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../shared/stories/PortalStory.tsx';
import { supplier } from '../shared/stories/people.ts';
import {
  registrationGateway,
  storyFile,
  storyFiles,
  supplierChoiceCalls,
} from '../shared/stories/registrationGateway.ts';
import { registrationAt, stepListCalls } from '../shared/stories/registrations.ts';
import { pageParameters, renderPortal } from '../shared/stories/renderPortal.tsx';
import type { StoryActor } from '../shared/stories/StoryActor.ts';

const patiently = { timeout: 5_000 };

const meta = preview.meta({
  title: 'Pages/Envios do portal',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: `${href('supplier-supplier-register')}?etapa=3`, session: supplier },
  render: renderPortal,
  beforeEach({ msw }) {
    msw.use(
      ...stepListCalls,
      ...supplierChoiceCalls,
      ...registrationGateway(registrationAt('AprovadoPrimeiraAnalise')).handlers,
    );
  },
});

async function choose({ canvas, userEvent }: StoryActor, name = 'contrato-social.pdf') {
  const chooser = await canvas.findByLabelText(/Contrato Social/, { selector: 'input' }, patiently);
  await userEvent.upload(chooser, storyFile(name));
}

/** Another step of the same page. */
async function leaveStep({ canvas, userEvent }: StoryActor) {
  await userEvent.click(await canvas.findByRole('tab', { name: /Informações do produto/i }));
  await canvas.findByRole('heading', { level: 2, name: /Informações do produto/i }, patiently);
}

/** Nothing was sent: the header has no item. */
export const None = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/Contrato Social/, { selector: 'input' }, patiently);
    await expect(canvas.queryByRole('button', { name: /envi/i })).not.toBeInTheDocument();
  },
});

/** On its way while another step is open: the header says so and leads back, and the sign-out asks. */
export const Sending = meta.story({
  beforeEach({ msw }) {
    msw.use(http.put(`${storyFiles}/*`, never));
  },
  play: async (actor) => {
    const { canvas, userEvent, step } = actor;
    await choose(actor);
    await step('It goes on when its step is left', async () => {
      await leaveStep(actor);
      await userEvent.click(await canvas.findByRole('button', { name: /^Enviando 1 arquivo/ }, patiently));
      const list = within(await screen.findByRole('dialog', { name: 'Envios' }));
      await expect(list.getByRole('progressbar', { name: 'Enviando contrato-social.pdf' })).toBeVisible();
      await userEvent.click(list.getByRole('link', { name: 'Contrato Social' }));
    });
    await step('It stands in its step when one comes back', async () => {
      await expect(
        await canvas.findByRole('button', { name: 'Cancelar envio de contrato-social.pdf' }, patiently),
      ).toBeVisible();
    });
  },
});

Sending.test('asks before the sign-out', async (actor) => {
  const { canvas, userEvent } = actor;
  await choose(actor);
  await userEvent.click(canvas.getByRole('button', { name: /^Conta de / }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sair' }));
  await expect(
    await screen.findByRole('dialog', { name: 'Tem certeza que você deseja sair?' }),
  ).toHaveAccessibleDescription('Há arquivos sendo enviados. Se você sair agora, eles não são anexados.');
});

/** Breaks the line of the story's upload. */
let failLater = () => {};

/** It failed while another step was open: a message names the file, and the header offers another try. */
export const Failed = meta.story({
  beforeEach({ msw }) {
    const { promise: failed, resolve } = Promise.withResolvers<void>();
    failLater = resolve;
    msw.use(
      http.put(`${storyFiles}/*`, async () => {
        await failed;
        return HttpResponse.error();
      }),
    );
  },
  play: async (actor) => {
    const { canvas, userEvent, step } = actor;
    await choose(actor);
    await leaveStep(actor);
    failLater();
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'contrato-social.pdf: Erro ao anexar arquivo',
    );
    await step('It can be sent again from its step', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '1 envio falhou' }));
      const list = within(await screen.findByRole('dialog', { name: 'Envios' }));
      await expect(
        list.getByRole('button', { name: 'Tentar novamente: contrato-social.pdf' }),
      ).toHaveAccessibleDescription('Erro ao anexar arquivo. Confira a conexão e envie de novo.');
      await userEvent.click(list.getByRole('link', { name: 'Contrato Social' }));
      const notice = await canvas.findByRole('group', { name: 'Erro ao anexar arquivo' }, patiently);
      await expect(within(notice).getByRole('button', { name: 'Enviar de novo' })).toBeVisible();
    });
  },
});

/** It failed, and its name alone would fill the message. */
export const LongContent = meta.story({
  beforeEach({ msw }) {
    msw.use(http.put(`${storyFiles}/*`, () => HttpResponse.error()));
  },
  play: async (actor) => {
    await choose(actor, `Contrato social ${'com as alterações '.repeat(5)}revisão 14.pdf`);
    const alert = await screen.findByRole('alert', {}, patiently);
    await expect(alert).toHaveTextContent('Contrato social…s revisão 14.pdf: Erro ao anexar arquivo');
    await expect(alert.scrollHeight).toBeLessThanOrEqual(alert.clientHeight);
  },
});

/** It was attached while another step was open: the step shows it. */
export const Done = meta.story({
  play: async (actor) => {
    const { canvas, userEvent } = actor;
    await choose(actor);
    await leaveStep(actor);
    await expect(await canvas.findByRole('button', { name: '1 arquivo enviado' }, patiently)).toBeVisible();
    const announced = { selector: '[role=status]' };
    await expect(await canvas.findByText('contrato-social.pdf enviado', announced)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('tab', { name: /Anexo de documentos/i }));
    await expect(
      await canvas.findByRole('button', { name: 'Ver contrato-social.pdf' }, patiently),
    ).toBeVisible();
  },
});
