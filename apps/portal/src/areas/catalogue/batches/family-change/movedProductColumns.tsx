import type { Column } from '@portal/ui';
import { dimensionChanges, type MovedProduct } from './familyChange.ts';

/** What becomes of the name. */
function nameAfter({ mudancas }: MovedProduct): string {
  return mudancas.find(({ campo }) => campo === 'nome')?.depois ?? 'Não muda';
}

/** A label without its unit, which the head of the column names. */
const withoutUnit = (label: string) => label.replace(/ \(.+\)$/, '');

/** What becomes of each dimension, where the family of destination holds them. */
function dimensionsAfter(product: MovedProduct): string[] {
  const texts = dimensionChanges(product).map(
    ({ rotulo, antes, depois }) => `${withoutUnit(rotulo)} ${antes ?? 'vazio'} para ${depois ?? 'vazio'}`,
  );
  return texts.length === 0 ? ['Não mudam'] : texts;
}

/** All of them in the two lines of a row. */
function DimensionsAfter({ product }: { product: MovedProduct }) {
  const texts = dimensionsAfter(product);
  const [first, second] = [texts.slice(0, 2).join(', '), texts.slice(2).join(', ')];
  if (second === '') return first;
  return (
    <span>
      {`${first}, `}
      <br />
      {second}
    </span>
  );
}

/** A product before and after a change of family, and why it stays where it is: all in sight in a window of 1280 px. */
export const movedProductColumns: readonly Column<MovedProduct>[] = [
  { id: 'codigo', header: 'Código', format: 'code', width: 84, value: ({ codigo }) => codigo },
  { id: 'nome', header: 'Nome atual', format: 'text', names: true, width: 170, value: ({ nome }) => nome },
  {
    id: 'nomeDepois',
    header: 'Nome depois',
    format: 'text',
    width: 170,
    twoLines: true,
    value: nameAfter,
  },
  {
    id: 'dimensoes',
    header: 'Dimensões (cm e g)',
    format: 'custom',
    width: 398,
    hiddenOn: 'narrow',
    render: (product) => <DimensionsAfter product={product} />,
    text: (product) => dimensionsAfter(product).join(', '),
  },
  {
    id: 'motivo',
    header: 'Impedimento',
    format: 'text',
    width: 120,
    maxGraphemes: 100,
    value: ({ motivo }) => motivo,
  },
];
