import type { Guide } from '../../internal/stories/guide.ts';
import { CurveTable } from './CurveTable.tsx';

export const guide: Guide = {
  use: ['For the curves A, B, C… of a requisition against their targets.'],
  instead: [{ when: 'Any other table', take: 'DataTable' }],
  pairs: [
    {
      good: <CurveTable label="Curvas da empresa" curves={undefined} loading />,
      bad: <p>A: 60% (meta 55%), B: 30% (meta 30%)</p>,
      why: 'Shares stand under each other, and what is beyond its target is marked with a sign and words.',
    },
  ],
  anatomy: {
    Rows: 'one a curve, the whole ones summed below',
    Columns: 'target, quantity, cost and their shares',
    Name: 'opens the products of the curve',
  },
  writing: [{ write: 'Curva A1', not: 'A1', why: 'The kind of thing is named.' }],
  accessibility: ['A plain `<table>` with row headers; compliance is told in words, not by colour alone.'],
  related: ['CurveDetailDialog', 'DataTable'],
};
