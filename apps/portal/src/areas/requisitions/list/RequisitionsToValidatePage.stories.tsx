import { href } from '@portal/domain';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { gatewayHttp, never } from '../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../shared/stories/people.ts';
import { pageParameters, renderPortal } from '../../../shared/stories/renderPortal.tsx';
import {
  longRow,
  nothingAsked,
  requisitionsGateway,
  requisitionsOf,
} from '../../../shared/stories/requisitionLists.ts';

const rows = requisitionsOf('Requisitado', 25);

/** What the page asked its gateway. */
let asked = nothingAsked();

const meta = preview.meta({
  title: 'Pages/Validar requisições',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: href('requisitions-to-validate'), session: staff('Comercial') },
  render: renderPortal,
  beforeEach({ msw }) {
    asked = nothingAsked();
    msw.use(...requisitionsGateway(rows, { asked }));
  },
});

/** Those that were asked for; the status is no filter here (RQL-008, G-29), and a row opens the form to validate it (RQL-032). */
export const Default = meta.story({
  name: 'Comercial',
  play: async ({ canvas }) => {
    await canvas.findByRole('checkbox', { name: 'Selecionar requisição 4012' });
    await expect(asked.lists.at(-1)?.get('StatusRequisicao')).toBe('Requisitado');
    await expect(canvas.queryByRole('combobox', { name: 'Status' })).not.toBeInTheDocument();
    const [row] = canvas.getAllByRole('link', { name: 'PANELAS DA SERRA' });
    await expect(row).toHaveAttribute('href', href('requisition-validation', { requestId: 4012 }));
  },
});

/** What is chosen is there again when one comes back from a look at one of them. */
export const ChosenAgain = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = (id: number) => canvas.findByRole('checkbox', { name: `Selecionar requisição ${id}` });
    for (const id of [4012, 4013]) await userEvent.click(await box(id));
    await userEvent.click(canvas.getByRole('button', { name: 'Validar requisição 4013' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Voltar' }));
    for (const id of [4012, 4013]) await expect(await box(id)).toBeChecked();
  },
});

/** Several are validated here as they are (RQA-018). */
export const Validated = meta.story({
  name: 'Validação',
  play: async ({ canvas, userEvent }) => {
    for (const id of [4012, 4013])
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Selecionar requisição ${id}` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Validar' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Validar 2 itens' }));
    await expect(await screen.findByText('Requisições validadas')).toBeVisible();
    const [first] = await canvas.findAllByRole('link', { name: 'PANELAS DA SERRA' });
    await expect(first).toHaveAttribute('href', href('requisition-validation', { requestId: 4012 }));
    await expect(asked.acts).toEqual([
      { act: 'validar', id: 4012, version: '"2"' },
      { act: 'validar', id: 4013, version: '"2"' },
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Concluir' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Validar' })).toHaveFocus());
  },
});

/** A director validates too. */
export const Director = meta.story({ name: 'Diretoria', args: { session: staff('Diretoria') } });

/** A refusal asks for its observation (RQA-020, RQA-021). */
export const Refused = meta.story({
  name: 'Recusa',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Selecionar requisição 4012' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Recusar' }));
    const run = await canvas.findByRole('button', { name: 'Recusar 1 item' });
    await expect(run).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(canvas.getByRole('textbox', { name: /Observação/ }), 'Estoque suficiente');
    await userEvent.click(run);
    await expect(await screen.findByText('Requisição recusada')).toBeVisible();
  },
});

/** A row is chosen and validated with the keyboard alone. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('checkbox', { name: 'Selecionar requisição 4012' });
    canvas.getByRole('checkbox', { name: 'Selecionar todos' }).focus();
    await userEvent.keyboard('{ArrowDown} ');
    await expect(canvas.getByText('1 selecionado')).toBeVisible();
    const validate = canvas.getByRole('button', { name: 'Validar' });
    while (document.activeElement !== validate) await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    const run = await canvas.findByRole('button', { name: 'Validar 1 item' });
    while (document.activeElement !== run) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Requisição validada')).toBeVisible();
    await expect(asked.acts).toEqual([{ act: 'validar', id: 4012, version: '"2"' }]);
  },
});

/** The first answer is on its way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get('/api/produtos/requisicoes', never));
  },
});

/** The list could not be read. */
export const ErrorState = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos/requisicoes', ({ response }) =>
        response.untyped(new Response(null, { status: 500 })),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Erro ao buscar requisições')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  },
});

/** Names as long as they may be, and amounts of millions. */
export const LongContent = meta.story({
  beforeEach({ msw }) {
    msw.use(...requisitionsGateway(rows.map((row) => ({ ...row, ...longRow }))));
  },
});

/** Nothing waits. */
export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(...requisitionsGateway([]));
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Não há dados para exibir'))[0]).toBeInTheDocument();
  },
});

/** On a telephone each requisition is a card. */
export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });
