import { Plus } from 'lucide-react';
import preview from '#storybook/preview';
import { Button } from '../../actions/button/index.ts';
import { TextField } from '../../inputs/text-field/TextField.tsx';
import { Matrix as StateMatrix, useSheetName } from '../../internal/stories/Matrix.tsx';
import { Section, type SectionProps } from './Section.tsx';

const heldByFamily = 'As dimensões são definidas pela família';

const meta = preview.meta({
  title: 'Layout/Section',
  component: Section,
  args: { title: 'Dados bancários', children: <p>Banco do Brasil, agência 1234-5, conta 98765-0</p> },
});

/** A heading and what it is about. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({
  args: { description: 'Conta em que os pagamentos são feitos.', level: 3 },
});

/** A sentence of context under the heading. */
export const WithDescription = meta.story({
  args: { description: 'Conta em que os pagamentos são feitos.' },
});

/** Why all its fields are closed is said once, at the head; each of them refers to it. */
export const Disabled = meta.story({
  args: {
    title: 'Dimensões',
    disabledReason: heldByFamily,
    children: ['Altura (cm)', 'Largura (cm)'].map((label) => (
      <TextField key={label} label={label} value="12,00" disabled disabledReason={heldByFamily} />
    )),
  },
});

/** An act on the whole section. */
export const WithActions = meta.story({
  args: { actions: <Button icon={<Plus />}>Adicionar conta</Button> },
});

/** Parts of a part: each level is smaller where it would be taken for the one above. */
export const Nested = meta.story({
  args: {
    level: 3,
    children: (
      <Section level={4} title="Conta corrente">
        <p>Conta 98765-0</p>
      </Section>
    ),
  },
});

/** A long heading wraps; the act goes below it. */
export const LongContent = meta.story({
  args: {
    title: 'Dados bancários para pagamento das notas fiscais emitidas pela matriz e pelas filiais',
    actions: <Button icon={<Plus />}>Adicionar conta</Button>,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
});

function SheetSection(props: SectionProps) {
  return <Section {...props} title={`Dados bancários (${useSheetName()})`} />;
}

/** In both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: (args) => (
    <StateMatrix>
      <SheetSection
        {...args}
        description="Conta em que os pagamentos são feitos."
        actions={<Button icon={<Plus />}>Adicionar conta</Button>}
      />
    </StateMatrix>
  ),
});
