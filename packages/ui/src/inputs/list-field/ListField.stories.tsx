import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import type { Column } from '../../data/data-table/columns/column.ts';
import { DataTable } from '../../data/data-table/DataTable.tsx';
import { Matrix as StateMatrix, useSheetName } from '../../internal/stories/Matrix.tsx';
import { ListField, type ListNews } from './ListField.tsx';

interface Person {
  id: number;
  name: string;
  email: string;
}

const columns: readonly Column<Person>[] = [
  { id: 'name', header: 'Nome', format: 'text', width: 'auto', value: ({ name }) => name },
  { id: 'email', header: 'E-mail', format: 'text', width: 'auto', value: ({ email }) => email },
];

const people: readonly Person[] = [
  { id: 1, name: 'ANA SOUZA', email: 'ana@exemplo.com.br' },
  { id: 2, name: 'BRUNO LIMA', email: 'bruno@exemplo.com.br' },
];

function People({ label, rows }: { label: string; rows: readonly Person[] }) {
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      getRowId={({ id }) => id}
      emptyText="Nenhum contato adicionado"
    />
  );
}

/** Adds one person at a press, where a page would open a dialog. */
function Growing({ onAdd, ...props }: ComponentProps<typeof ListField>) {
  const [rows, setRows] = useState<readonly Person[]>([]);
  const [news, setNews] = useState<ListNews | null>(null);
  const [next] = people.slice(rows.length);
  return (
    <ListField
      {...props}
      news={news}
      disabled={!next}
      disabledReason="No máximo 2 contatos"
      onAdd={() => {
        onAdd();
        if (!next) return;
        setRows([...rows, next]);
        setNews({ text: `${next.name}: contato adicionado` });
      }}
    >
      <People label="Contatos" rows={rows} />
    </ListField>
  );
}

const meta = preview.meta({
  title: 'Inputs/ListField',
  component: ListField,
  args: {
    label: 'Contatos financeiros',
    addLabel: 'Adicionar contato',
    hint: 'Ao menos um contato',
    onAdd: fn(),
    children: <People label="Contatos" rows={people} />,
  },
});

/** A list that people add to, as the contacts of a supplier. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({
  args: { required: true, level: 2, disabled: true, disabledReason: 'No máximo 2 contatos' },
});

/** Nothing in it yet. */
export const Empty = meta.story({ args: { children: <People label="Contatos" rows={[]} /> } });

/** Left empty where something is needed: the button that adds says so. */
export const Invalid = meta.story({
  args: {
    required: true,
    error: 'Adicione ao menos um contato',
    children: <People label="Contatos" rows={[]} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Adicionar contato' })).toHaveAccessibleDescription(
      'Adicione ao menos um contato',
    );
  },
});

/** The list as text, without a way to add. */
export const ReadOnly = meta.story({ args: { readOnly: true } });

/** A long heading and a long error wrap; the button goes below the heading. */
export const LongContent = meta.story({
  args: {
    label: 'Contatos de faturamento e logística da matriz, das filiais e dos centros de distribuição',
    error:
      'Adicione ao menos um contato que responda por entregas, devoluções e agendamentos de todas as filiais',
    style: { maxInlineSize: '328px' },
  },
});

/** Enter adds and says what was added; where no more fit, the button can still be reached and says why. */
export const Keyboard = meta.story({
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const add = canvas.getByRole('button', { name: 'Adicionar contato' });
    await step('Tab, Enter: reach the button, and add', async () => {
      await userEvent.tab();
      await expect(add).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByRole('cell', { name: 'ANA SOUZA' })).toBeVisible();
      await expect(await canvas.findByText('ANA SOUZA: contato adicionado')).toBeInTheDocument();
    });
    await step('Enter, when full: it keeps focus and gives its reason', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByRole('cell', { name: 'BRUNO LIMA' })).toBeVisible();
      await expect(add).toHaveFocus();
      await expect(add).toHaveAttribute('aria-disabled', 'true');
    });
  },
});

/** A press asks for a new record. */
export const Pointer = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Adicionar contato' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
});

function SheetList({
  label,
  rows,
  ...props
}: Partial<ComponentProps<typeof ListField>> & { rows: readonly Person[] }) {
  const name = `${label} (${useSheetName()})`;
  return (
    <ListField {...props} label={name} addLabel="Adicionar contato" onAdd={() => {}}>
      <People label={name} rows={rows} />
    </ListField>
  );
}

/** Every state, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <SheetList label="Contatos" rows={people} hint="Ao menos um contato" required />
      <SheetList label="Vazio" rows={[]} error="Adicione ao menos um contato" required />
      <SheetList label="Cheio" rows={people} disabled disabledReason="No máximo 2 contatos" />
      <SheetList label="Só leitura" rows={people} readOnly />
    </StateMatrix>
  ),
});
