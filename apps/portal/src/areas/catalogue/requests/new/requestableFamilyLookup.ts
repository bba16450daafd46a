import { listOf } from '../../../../shared/list/listOf.ts';
import { createLookup } from '../../../../shared/lookups/createLookup.ts';
import { familyLookup } from '../../../../shared/lookups/filterLookups.ts';

/** Families that a new request may ask for; it refuses the others. */
export const requestableFamilyLookup = createLookup({
  call: listOf('/api/produtos/familias', {
    search: 'busca',
    rows: 'familias',
    filters: { of: 'ParaSolicitacao' },
  }),
  option: familyLookup.option,
});
