'use client';

import { type Column, DataTable } from '@portal/ui';

interface Brand {
  id: number;
  description: string;
}

const columns: readonly Column<Brand>[] = [
  { id: 'description', header: 'Descrição', format: 'text', value: (brand) => brand.description },
];

/** Columns hold functions, which a server component cannot hand over; rows come from it. */
export function BrandTable({ rows }: { rows: readonly Brand[] }) {
  return <DataTable label="Marcas" columns={columns} rows={rows} getRowId={(brand) => brand.id} />;
}
