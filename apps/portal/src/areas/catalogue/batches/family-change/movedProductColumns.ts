import type { Column } from '@portal/ui';
import type { MovedProduct } from './familyChange.ts';

/** What becomes of the name. */
function nameAfter({ mudancas }: MovedProduct): string {
  return mudancas.find(({ campo }) => campo === 'nome')?.depois ?? 'Não muda';
}

/** What becomes of the dimensions, where the family of destination holds them. */
function dimensionsAfter({ mudancas }: MovedProduct): string {
  const changes = mudancas.filter(({ campo }) => campo !== 'nome');
  if (changes.length === 0) return 'Não mudam';
  return changes
    .map(({ rotulo, antes, depois }) => `${rotulo}: ${antes ?? 'vazio'} → ${depois ?? 'vazio'}`)
    .join('; ');
}

/** A product before and after a change of family, and why it stays where it is. */
export const movedProductColumns: readonly Column<MovedProduct>[] = [
  { id: 'codigo', header: 'Código', format: 'code', width: 100, value: ({ codigo }) => codigo },
  { id: 'nome', header: 'Nome atual', format: 'text', names: true, minWidth: 220, value: ({ nome }) => nome },
  {
    id: 'nomeDepois',
    header: 'Nome depois',
    format: 'text',
    width: 'auto',
    minWidth: 220,
    twoLines: true,
    value: nameAfter,
  },
  {
    id: 'dimensoes',
    header: 'Dimensões',
    format: 'text',
    width: 160,
    maxGraphemes: 100,
    value: dimensionsAfter,
  },
  {
    id: 'motivo',
    header: 'Impedimento',
    format: 'text',
    width: 240,
    maxGraphemes: 100,
    value: ({ motivo }) => motivo,
  },
];
