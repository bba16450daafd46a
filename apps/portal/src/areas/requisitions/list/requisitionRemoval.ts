import { createRowRemoval } from '../../../shared/list/createRowRemoval.ts';
import { ifMatch } from '../../../shared/server-state/ifMatch.ts';
import { type RequisitionRow, requisitions } from './requisitionLists.ts';

/** The deletion of a requisition from the lists (RQL-026, G-32). */
export const requisitionRemoval = createRowRemoval<RequisitionRow>({
  touches: requisitions.path,
  remove: (api, row) =>
    api.PUT('/api/produtos/requisicoes/{id}/delete', {
      params: { path: { id: row.id }, header: ifMatch(row) },
    }),
});
