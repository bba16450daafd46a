import { href } from '@portal/domain';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../shared/stories/people.ts';
import { pageParameters, renderPortal } from '../../../shared/stories/renderPortal.tsx';
import {
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

/** Several are validated here as they are (RQA-018). */
export const Validated = meta.story({
  name: 'Validação',
  play: async ({ canvas, userEvent }) => {
    for (const id of [4012, 4013])
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Selecionar requisição ${id}` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Validar' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Validar 2 itens' }));
    await expect(await screen.findByText('Requisição validada')).toBeVisible();
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
