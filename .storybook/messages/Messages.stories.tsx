import { messages } from 'virtual:portal-messages';
import { type Column, DataTable, Grid, Select, Stack, TextField } from '@portal/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import type { Message } from './message.ts';

const columns: readonly Column<Message>[] = [
  { id: 'text', header: 'Texto', format: 'text', minWidth: 320, value: ({ text }) => text },
  { id: 'kind', header: 'Tipo', format: 'text', width: 110, value: ({ kind }) => kind },
  {
    id: 'place',
    header: 'Onde',
    format: 'text',
    minWidth: 320,
    value: ({ file, line }) => `${file}:${line}`,
  },
  { id: 'ids', header: 'Requisitos', format: 'text', width: 180, value: ({ ids }) => ids.join(', ') },
];

const kinds = [...new Set(messages.map(({ kind }) => kind))]
  .toSorted((one, other) => one.localeCompare(other, 'pt-BR'))
  .map((kind) => ({ value: kind, label: kind }));

const idOf = ({ file, line, text }: Message) => `${file}:${line} ${text}`;

/** Every text with its place, narrowed to a kind and to what is searched for. */
function Messages() {
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState<Message['kind'] | null>(null);
  const wanted = useDeferredValue(search.toLowerCase());
  const rows = useMemo(
    () =>
      messages.filter(
        (message) =>
          (kind === null || message.kind === kind) &&
          `${message.text} ${message.file} ${message.ids.join(' ')}`.toLowerCase().includes(wanted),
      ),
    [wanted, kind],
  );
  return (
    <Stack>
      <Grid>
        <TextField
          label="Pesquisar"
          hint="Texto, arquivo ou requisito"
          type="search"
          upperCase={false}
          value={search}
          onValueChange={setSearch}
        />
        <Select label="Tipo" placeholder="Todos" options={kinds} value={kind} onValueChange={setKind} />
      </Grid>
      <p role="status">{`${rows.length} de ${messages.length} textos`}</p>
      <DataTable label="Mensagens" columns={columns} rows={rows} getRowId={idOf} />
    </Stack>
  );
}

/**
 * Every text that the portal may show, read from the code when Storybook starts: the catalogues of the library and of the gateway, the rules
 * of the domain, and what stands in the pages. The kind follows from the prop or property that holds it; braces are filled in.
 */
const meta = preview.meta({
  title: 'Guides/Messages',
  parameters: { docs: { story: { inline: false, height: '760px' } } },
});

/** Search by text, file or requirement, or choose a kind. */
export const All = meta.story({
  render: () => <Messages />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Pesquisar' }), 'marca em uso');
    await expect(await canvas.findByRole('row', { name: /^Marca em uso por/ })).toBeVisible();
    await expect(await canvas.findByText(/^1 de [0-9]+ textos$/)).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Pesquisar' }));
    await userEvent.click(canvas.getByRole('combobox', { name: 'Tipo' }));
    await userEvent.click(await screen.findByRole('option', { name: 'aviso' }));
    await waitFor(() => expect(canvas.getAllByRole('row', { name: / aviso / })[0]).toBeVisible());
  },
});
