import type { Schemas } from '@portal/api';
import { divisionGroupSchema, MANAGER_MISSING_TEXT } from '@portal/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { divisionGroups } from '../../database/schema.ts';
import { validateBody } from '../../http/checks/validateBody.ts';
import { invalidFields, notFound } from '../../http/GatewayError.ts';
import type { Handlers } from '../../http/operationHandler.ts';
import { listMeta } from '../../lists/page.ts';
import { authorOf } from '../../records/recordChange.ts';
import { registerRecords } from '../../records/registerRecords.ts';
import {
  findDivisionGroup,
  findDivisionGroups,
  groupFields,
  groupIs,
  hasDivisions,
  holdManager,
} from './divisionGroupQueries.ts';
import { groupMessages } from './messages.ts';
import { transferGroups } from './transferGroups.ts';

/** Rows per page of the register (GRP-007). */
const PAGE_SIZE = 50;

interface GroupValues {
  readonly descricao: string;
  readonly gestorId: number;
}

/** Only a manager who is active gets groups, as in the pickers (GRP-018, CMB-08). */
const records = registerRecords({
  kind: 'divisionGroup',
  uniqueFields: { division_groups_description: { descricao: [groupMessages.taken] } },
  lock: async (queries, id) => {
    const [group] = await queries.select(groupFields).from(divisionGroups).where(groupIs(id)).for('update');
    return group;
  },
  insert: (queries, values: GroupValues) =>
    queries.insert(divisionGroups).values(values).returning(groupFields),
  update: (queries, id, values) =>
    queries.update(divisionGroups).set(values).where(eq(divisionGroups.id, id)).returning(groupFields),
  check: async (queries, { gestorId }) => {
    const manager = await holdManager(queries, gestorId);
    if (manager?.ativo !== true) throw invalidFields({ gestoresId: [MANAGER_MISSING_TEXT] });
  },
  useOf: async (queries, id) => ((await hasDivisions(queries, id)) ? groupMessages.inUse : null),
});

function valuesOf(input: Schemas['DivisionGroupInput']): GroupValues {
  const { descricao, gestoresId } = validateBody(divisionGroupSchema, input);
  return { descricao, gestorId: gestoresId };
}

async function requireGroup({ queries }: Database, id: number): Promise<Schemas['DivisionGroupRecord']> {
  const group = await findDivisionGroup(queries, id);
  if (group === undefined) throw notFound();
  return group;
}

/** Calls of the division groups (GRP-007 to GRP-042) and of the transfer between managers (TRF-007, TRF-029 to TRF-032). */
export const divisionGroupHandlers: Handlers<
  | 'listDivisionGroups'
  | 'createDivisionGroup'
  | 'getDivisionGroup'
  | 'updateDivisionGroup'
  | 'deleteDivisionGroup'
  | 'transferDivisionGroups'
> = {
  listDivisionGroups: async ({ query, context: { database } }) => {
    const page = {
      number: query['Paginacao.Pagina'] ?? 1,
      size: query['Paginacao.QuantidadeRegistros'] ?? PAGE_SIZE,
    };
    const { rows, total } = await findDivisionGroups(database.queries, {
      text: query.busca,
      managerId: query.gestorId,
      page,
      column: query['Ordenacao.Coluna'],
      ascending: query['Ordenacao.Ascending'],
    });
    return { status: 200, body: { grupoDivisoes: rows, meta: listMeta(total, page) } };
  },

  createDivisionGroup: async (call) => {
    const author = authorOf(call, 'createDivisionGroup');
    const { id, versao } = await records.create(call.context, author, valuesOf(call.body));
    return { status: 201, body: await requireGroup(call.context.database, id), version: versao };
  },

  getDivisionGroup: async ({ path, context: { database } }) => {
    const group = await requireGroup(database, path.id);
    return { status: 200, body: group, version: group.versao };
  },

  updateDivisionGroup: async (call) => {
    const change = { id: call.path.id, version: call.version, values: valuesOf(call.body) };
    const author = authorOf(call, 'updateDivisionGroup');
    const { id, versao } = await records.update(call.context, author, change);
    return { status: 200, body: await requireGroup(call.context.database, id), version: versao };
  },

  deleteDivisionGroup: async (call) => {
    const removal = { id: call.path.id, version: call.version };
    await records.remove(call.context, authorOf(call, 'deleteDivisionGroup'), removal);
    return { status: 204 };
  },

  transferDivisionGroups: async (call) => {
    const quantidade = await transferGroups(call.context, authorOf(call, 'transferDivisionGroups'), {
      destination: call.path.gestorId,
      origin: call.query.gestorOrigemId,
      ids: call.body.grupoDivisaoIds,
    });
    return { status: 200, body: { quantidade } };
  },
};
