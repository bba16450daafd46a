import { ChangePage } from '../change/ChangePage.tsx';
import { familyChange } from './familyChange.ts';
import { movedProductColumns } from './movedProductColumns.tsx';

/** Moves products from one family to another (LOT-031, LOT-032, LOT-034, G-09). */
export function FamilyChangePage() {
  return <ChangePage change={familyChange} columns={movedProductColumns} />;
}
