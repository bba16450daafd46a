import { Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../actions/button/index.ts';
import { StatusBadge } from '../../data/status-badge/index.ts';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { PageHead } from './PageHead.tsx';

const meta = preview.meta({
  title: 'Layout/PageHead',
  component: PageHead,
  args: { title: 'Marcas Comercial' },
});

const add = (
  <Button variant="primary" icon={<Plus />}>
    Adicionar
  </Button>
);

/** The title alone. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({
  args: { description: 'Marcas usadas no cadastro de produtos.', actions: add, backHref: '#inicio' },
});

/** The one primary act of the page. */
export const WithActions = meta.story({ args: { actions: add } });

/** The acts are closed, and the reason stands below them. */
export const ClosedActions = meta.story({
  args: {
    title: 'CAFÉ TORRADO 500 G',
    actions: (
      <Button disabled disabledReason="A decisão cabe à diretoria">
        Aprovar
      </Button>
    ),
    actionsDisabledReason: 'A decisão cabe à diretoria',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A decisão cabe à diretoria')).toBeVisible();
  },
});

/** What stands beside the title: the status of a record, or that others changed what is shown. */
export const WithStatus = meta.story({
  args: {
    title: 'CAFÉ TORRADO 500 G',
    status: <StatusBadge tone="success">Aprovado</StatusBadge>,
    actions: add,
  },
});

WithStatus.test('keeps the status out of the name of the page', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName('CAFÉ TORRADO 500 G');
  await expect(canvas.getByText('Aprovado')).toBeVisible();
});

/** The way back to the list a record came from. */
export const WithBack = meta.story({ args: { title: 'CAFÉ TORRADO 500 G', backHref: '#familias' } });

WithBack.test('names the way back', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '#familias');
});

/** A long title wraps and keeps the act in reach. */
export const LongContent = meta.story({
  args: {
    title: 'CAFÉ TORRADO E MOÍDO TRADICIONAL EM EMBALAGEM A VÁCUO COM VÁLVULA 500 G',
    description:
      'Família enviada pelo fornecedor Indústria Paulista de Utilidades Domésticas S.A. em 12/03/2026.',
    actions: add,
    backHref: '#familias',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
});

/** In both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: (args) => (
    <StateMatrix>
      <PageHead
        {...args}
        actions={add}
        description="Marcas usadas no cadastro de produtos."
        backHref="#inicio"
      />
    </StateMatrix>
  ),
});
