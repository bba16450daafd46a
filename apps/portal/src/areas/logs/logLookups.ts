import { supplierOptionLabel } from '@portal/ui';
import { listOf } from '../../shared/list/listOf.ts';
import { byId, createLookup } from '../../shared/lookups/createLookup.ts';
import { supplierFilterLookup } from '../../shared/lookups/filterLookups.ts';

/** What is chosen of a table is asked for once the text has rested so long (LOG-003); a table that is passed over asks nothing. */
const searchDelayMs = 200;

const families = listOf('/api/produtos/familias', { search: 'busca', rows: 'familias' });

/** Families by their code, which the query names them by (LOG-005). */
export const familyCodeLookup = createLookup({
  call: families,
  // The search finds what contains the code; of the codes that do, the code itself is the lowest.
  pageOf: (api, codigo: number, signal) =>
    families.read(
      api,
      {
        search: String(codigo),
        sort: { column: 'codigo', ascending: true },
        page: 1,
        pageSize: 100,
        filters: {},
      },
      signal,
    ),
  option: ({ codigo, nome }) => ({ value: codigo, label: supplierOptionLabel(codigo, nome) }),
  searchDelayMs,
});

/** Suppliers (LOG-006). */
export const logSupplierLookup = { ...supplierFilterLookup, searchDelayMs };

/** Who has changed anything (LOG-010, LOG-011). */
export const logUserLookup = createLookup({
  call: listOf('/api/produtos/logs/usuarios', { search: 'busca', rows: 'usuarios' }),
  pageOf: byId(
    listOf('/api/produtos/logs/usuarios', {
      search: 'busca',
      rows: 'usuarios',
      filters: { id: 'UsuarioId' },
    }),
  ),
  option: ({ id, nome }) => ({ value: id, label: nome }),
});
