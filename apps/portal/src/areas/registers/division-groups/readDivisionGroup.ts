import { answerOf, failWith, type PortalClient, type Schemas } from '@portal/api';
import { pageQuery, selectableManagerId } from '@portal/domain';
import { readAllRows } from '../../../shared/list/readAllRows.ts';

/** A group as its list has it; once it was read for its dialog, with its divisions. */
export type DivisionGroup = Schemas['DivisionGroup'] & {
  readonly divisoes?: readonly Schemas['LinkedDivision'][] | undefined;
};

/** Rows a page of the managers (GRP-046). */
const MANAGERS_PAGE_SIZE = 20;

/** Every manager that can be chosen, page after page (GRP-047, GRP-050). */
function readManagers(api: PortalClient) {
  const readPage = async (page: number) => {
    const query = pageQuery({ page, pageSize: MANAGERS_PAGE_SIZE });
    const { gestores, meta } = await answerOf(api.GET('/api/produtos/gestores', { params: { query } }));
    return { rows: gestores, total: meta.paginacao.totalRegistros };
  };
  return readAllRows(readPage, ({ id }) => id).catch(failWith('Erro ao buscar gestores')); // GRP-042
}

const readGroup = (api: PortalClient, id: number) =>
  answerOf(api.GET('/api/produtos/grupo-divisoes/{id}', { params: { path: { id } } })).catch(
    failWith('Erro ao carregar dados do grupo de divisão'), // GRP-037
  );

/**
 * Reads a group for its edit form, without its manager where they can be chosen no longer: the form asks for another
 * one then (GRP-021, GRP-022, C-18, CMB-08).
 *
 * @throws ApiError with the text of the call that failed.
 */
export async function readDivisionGroup(api: PortalClient, id: number): Promise<DivisionGroup> {
  const [group, managers] = await Promise.all([readGroup(api, id), readManagers(api)]);
  return { ...group, gestoresId: selectableManagerId(group.gestoresId, managers) };
}
