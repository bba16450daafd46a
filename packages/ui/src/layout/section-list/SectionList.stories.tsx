import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { TextField } from '../../inputs/text-field/TextField.tsx';
import { Matrix as StateMatrix, useSheetName } from '../../internal/stories/Matrix.tsx';
import { Card } from '../card/Card.tsx';
import { Grid } from '../grid/Grid.tsx';
import { Stack } from '../stack/Stack.tsx';
import { SectionList } from './SectionList.tsx';

const parts = [
  { id: 'dados', label: 'Dados', fields: ['Categoria', 'Marca', 'Coleção', 'Volumetria'] },
  { id: 'tributacao', label: 'Tributação', fields: ['CST', 'MVA', 'Alíquota IPI', 'NCM'] },
  {
    id: 'concorrentes',
    label: 'Concorrentes',
    fields: ['Concorrente 1', 'Preço 1', 'Concorrente 2', 'Preço 2'],
  },
];

interface FormProps {
  /** Labels of the fields that are wrong. */
  wrong?: readonly string[];
  /** Before the ids, where several stand on one page. */
  prefix?: string;
  /** After each label. */
  more?: string;
}

/** The parts of a form, and the form itself. */
function form({ wrong = [], prefix = '', more = '' }: FormProps = {}) {
  return {
    sections: parts.map(({ id, label }) => ({ id: `${prefix}${id}`, label: `${label}${more}` })),
    children: parts.map(({ id, label, fields }) => (
      <Card key={id} id={`${prefix}${id}`}>
        <Stack>
          <h3>{label}</h3>
          <Grid>
            {fields.map((field) => (
              <TextField
                key={field}
                label={field}
                error={wrong.includes(field) ? 'Campo obrigatório' : undefined}
              />
            ))}
          </Grid>
        </Stack>
      </Card>
    )),
  };
}

const meta = preview.meta({ title: 'Layout/SectionList', component: SectionList });

/** A long form beside the list of its sections. */
export const Default = meta.story({ args: { ...form() } });

/** Every prop, to try out. */
export const Playground = meta.story({ args: { label: 'Seções da família', ...form({ wrong: ['Marca'] }) } });

/** Each section says how many of its fields are wrong. */
export const Invalid = meta.story({ args: { ...form({ wrong: ['Marca', 'Coleção', 'MVA'] }) } });

Invalid.test('names the sections with their errors', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Dados 2 erros' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Tributação 1 erro' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Concorrentes' })).toBeVisible();
});

/** Without room the list opens from a button that stays in sight. */
export const Narrow = meta.story({
  args: { ...form({ wrong: ['MVA'] }) },
  decorators: [(Story) => <div style={{ maxInlineSize: 328 }}>{Story()}</div>],
});

Narrow.test('opens, goes to a section and closes', async ({ canvas, userEvent }) => {
  const button = await canvas.findByRole('button', { name: 'Seções: Dados 1 erro' });
  await userEvent.click(button);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(canvas.getByRole('link', { name: 'Tributação 1 erro' }));
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(canvas.getByRole('textbox', { name: 'CST' }).closest('[tabindex="-1"]')).toHaveFocus();
});

/** Long names wrap in the list. */
export const LongContent = meta.story({
  args: { ...form({ more: ' do estabelecimento matriz e das filiais', wrong: ['MVA'] }) },
});

/** Tab reaches every section; Enter goes to it, and the next Tab to its first field. */
export const Keyboard = meta.story({
  args: { ...form() },
  play: async ({ canvas, userEvent, step }) => {
    await step(
      'Tab, Enter: reach every section and go to it; the next Tab leads to its first field',
      async () => {
        await userEvent.tab();
        await expect(canvas.getByRole('link', { name: 'Dados' })).toHaveFocus();
        await userEvent.tab();
        await userEvent.keyboard('{Enter}');
        await userEvent.tab();
        await expect(canvas.getByRole('textbox', { name: 'CST' })).toHaveFocus();
      },
    );
  },
});

/** A press goes to a section, which is then marked. */
export const Pointer = meta.story({
  args: { ...form() },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Concorrentes' });
    await userEvent.click(link);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Preço 2' })).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: 'Preço 2' }).closest('[tabindex="-1"]')).toHaveFocus();
  },
});

function Sheet({ narrow = false }: { narrow?: boolean }) {
  const prefix = `${useSheetName()} ${narrow}`.replace(/\W+/g, '-');
  return (
    <div style={{ inlineSize: narrow ? '328px' : '960px', maxInlineSize: '100%' }}>
      <SectionList label={`Seções ${prefix}`} {...form({ prefix, wrong: ['MVA'] })} />
    </div>
  );
}

/** Wide and narrow, in both themes and densities. */
export const Matrix = meta.story({
  args: { ...form() },
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <Sheet />
      <Sheet narrow />
    </StateMatrix>
  ),
});
