import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { AgedStatus } from './AgedStatus.tsx';

const meta = preview.meta({
  title: 'Data/AgedStatus',
  component: AgedStatus,
  args: {
    label: 'Aguardando Comercial',
    tone: 'warning' as const,
    instant: '2027-03-10T09:00:00-03:00',
    now: new Date('2027-03-13T12:00:00Z'),
  },
});

/** A status and the age of the last change. */
export const Default = meta.story();

Default.test('says both (SUP-002, SUP-003)', async ({ canvas }) => {
  await expect(canvas.getByText('Aguardando Comercial')).toBeVisible();
  await expect(canvas.getByText('Há 3 dias')).toBeVisible();
});

/** Every prop, to try out. */
export const Playground = meta.story({ args: { tone: 'success', label: 'Aprovado', instant: null } });

/** A long status wraps. */
export const LongContent = meta.story({
  args: { label: 'Aguardando o fornecedor corrigir os documentos', style: { maxInlineSize: '160px' } },
});

/** Tones, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: (args) => (
    <StateMatrix>
      <StateMatrix.Row label="tones">
        <AgedStatus {...args} />
        <AgedStatus {...args} tone="partner" label="Aguardando Fornecedor" instant="2027-03-13T11:00:00Z" />
        <AgedStatus {...args} tone="success" label="Aprovado" instant={null} />
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
