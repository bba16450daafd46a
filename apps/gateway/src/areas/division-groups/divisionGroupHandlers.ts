import type { Schemas } from '@portal/api';
import { divisionGroupSchema, MANAGER_MISSING_TEXT } from '@portal/domain';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { divisionGroups } from '../../database/schema.ts';
import { validateBody } from '../../http/checks/validateBody.ts';
import { invalidFields, notFound } from '../../http/GatewayError.ts';
import type { GatewayContext, Handlers } from '../../http/operationHandler.ts';
import { authorOf } from '../../records/recordChange.ts';
import { registerRecords } from '../../records/registerRecords.ts';
import {
  divisionGroupList,
  findDivisionGroup,
  groupFields,
  groupIs,
  hasDivisions,
  holdManager,
  suppliedGroups,
} from './divisionGroupQueries.ts';
import { groupMessages } from './messages.ts';
import { transferGroups } from './transferGroups.ts';

interface GroupValues {
  readonly descricao: string;
  readonly gestorId: number;
}

/** Only an active manager can be given groups, as in the pickers (GRP-018, CMB-08). */
const records = registerRecords({
  kind: 'divisionGroup',
  uniqueFields: { division_groups_description: { descricao: [groupMessages.taken] } },
  find: (queries, id) => queries.select(groupFields).from(divisionGroups).where(groupIs(id)),
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

/** Adds the divisions of the group to the answer of a save. */
async function withDivisions<Reply extends { readonly body: { readonly id: number } }>(
  { context: { database } }: { readonly context: GatewayContext },
  reply: Reply,
) {
  return { ...reply, body: await requireGroup(database, reply.body.id) };
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
  listDivisionGroups: async ({ query, context }) => {
    const { gestorId: manager, fornecedorId: supplier } = query;
    const where = and(
      manager === undefined ? undefined : eq(divisionGroups.gestorId, manager),
      supplier === undefined ? undefined : suppliedGroups(supplier),
    );
    const { rows, meta } = await divisionGroupList(context, query, { text: query.busca, where });
    return { status: 200, body: { grupoDivisoes: rows, meta } };
  },
  createDivisionGroup: async (call) => withDivisions(call, await records.create(call, valuesOf(call.body))),
  getDivisionGroup: async ({ path, context: { database } }) => {
    const group = await requireGroup(database, path.id);
    return { status: 200, body: group, version: group.versao };
  },
  updateDivisionGroup: async (call) =>
    withDivisions(call, await records.update(call, call.path.id, valuesOf(call.body))),
  deleteDivisionGroup: (call) => records.remove(call, call.path.id),

  transferDivisionGroups: async (call) => {
    const quantidade = await transferGroups(call.context, authorOf(call), {
      destination: call.path.gestorId,
      origin: call.query.gestorOrigemId,
      ids: call.body.grupoDivisaoIds,
    });
    return { status: 200, body: { quantidade } };
  },
};
