import { ChangePage } from '../change/ChangePage.tsx';
import { suppliedProductColumns } from './suppliedProductColumns.ts';
import { supplierChange } from './supplierChange.ts';

/** Gives products of one supplier to another (LOT-034, G-09). */
export function SupplierChangePage() {
  return <ChangePage change={supplierChange} columns={suppliedProductColumns} />;
}
