import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix, useSheetName } from '../../internal/stories/Matrix.tsx';
import { DiffList } from './DiffList.tsx';
import type { Difference } from './differenceKind.ts';

const differences: readonly Difference[] = [
  { field: 'Razão social', before: 'EXEMPLO COMÉRCIO LTDA', after: 'EXEMPLO COMÉRCIO E SERVIÇOS LTDA' },
  { field: 'Chave Pix', after: 'financeiro@exemplo.com.br' },
  { field: 'Complemento', before: 'SALA 12' },
  { field: 'Cidade', before: 'RECIFE', after: 'RECIFE' },
];

const long = 'Entregas somente pela manhã, com agendamento e descarga por conta do fornecedor. '.repeat(6);

const meta = preview.meta({ title: 'Data/DiffList', component: DiffList, args: { differences } });

/** Field by field, before and after; what is as it was is left out. */
export const Default = meta.story();

Default.test('says what happened in words, not by colour alone', async ({ canvas }) => {
  await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Razão socialAlterado',
    'Chave PixIncluído',
    'ComplementoRemovido',
  ]);
  await expect(canvas.getAllByRole('deletion')[0]).toHaveTextContent('Antes: EXEMPLO COMÉRCIO LTDA');
  await expect(canvas.getAllByRole('insertion')[0]).toHaveTextContent(
    'Depois: EXEMPLO COMÉRCIO E SERVIÇOS LTDA',
  );
});

/** Every prop, to try out. */
export const Playground = meta.story({ args: { title: 'Alterações desde 01/03/2027', level: 3 } });

/** Nothing changed. */
export const Empty = meta.story({
  args: { differences: [{ field: 'Cidade', before: 'NATAL', after: 'NATAL' }] },
});

/** The names of the fields alone, until the values are asked for. */
export const Folded = meta.story({ args: { folded: true } });

Folded.test(
  'says how many fields differ and which, and opens by its button',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('3 campos: Razão social, Chave Pix, Complemento')).toBeVisible();
    await expect(canvas.queryAllByRole('term')).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Antes e depois', expanded: false }));
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Antes e depois', expanded: true }));
    await expect(canvas.queryAllByRole('term')).toEqual([]);
  },
);

/** A long value is cut and opens on request. */
export const LongContent = meta.story({
  args: {
    differences: [
      {
        field: 'Observações sobre a entrega nas filiais da região metropolitana',
        before: 'Nenhuma',
        after: long,
      },
    ],
  },
});

LongContent.test('opens and closes a long value', async ({ canvas, userEvent }) => {
  const value = canvas.getByRole('insertion');
  await expect(value).not.toHaveTextContent(long.trim());
  await userEvent.click(canvas.getByRole('button', { name: /^Mostrar tudo: Observações/ }));
  await expect(value).toHaveTextContent(long.trim());
  await userEvent.click(canvas.getByRole('button', { name: /^Mostrar menos/, expanded: true }));
  await expect(value).not.toHaveTextContent(long.trim());
});

function SheetDiff({ of, ...props }: ComponentProps<typeof DiffList> & { of: string }) {
  return <DiffList {...props} title={`O que mudou: ${of} (${useSheetName()})`} />;
}

/** Every kind and none, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <SheetDiff of="Cadastro" differences={differences} />
      <SheetDiff of="Endereço" differences={[]} />
    </StateMatrix>
  ),
});
