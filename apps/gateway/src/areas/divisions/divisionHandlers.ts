import { and, eq, isNull } from 'drizzle-orm';
import { divisions } from '../../database/schema.ts';
import { requireOwnSupplier } from '../../http/checks/requireOwnSupplier.ts';
import { requireRegisterRole } from '../../http/checks/requireRegisterRole.ts';
import type { Handlers } from '../../http/operationHandler.ts';
import { listOf } from '../../lists/listOf.ts';
import { plainText } from '../../lists/searchText.ts';
import { suppliedIn } from './suppliedIn.ts';

const { id, codigo, descricao } = divisions;

const order = {
  order: [plainText(descricao)],
  sort: { Codigo: codigo, Descricao: plainText(descricao) },
  id,
};

const choices = listOf({
  rows: (queries) => queries.select({ id, descricao }).from(divisions).$dynamic(),
  where: isNull(divisions.deletedAt),
  search: [descricao],
  ...order,
});

const register = listOf({
  rows: (queries) => queries.select({ id, codigo, descricao }).from(divisions).$dynamic(),
  where: isNull(divisions.deletedAt),
  search: [codigo, descricao],
  ...order,
});

/** The call of the divisions, as a register and as a choice (ONB-023, G-41, FLT-011). */
export const divisionHandlers: Handlers<'listDivisions'> = {
  listDivisions: async ({ query, caller, context }) => {
    const list = requireRegisterRole(query.cadastro, caller) ? register : choices;
    const { grupoDivisaoId: group, fornecedorId: supplier } = query;
    if (supplier !== undefined) requireOwnSupplier(caller(), supplier);
    const where = and(
      group === undefined ? undefined : eq(divisions.grupoDivisaoId, group),
      supplier === undefined ? undefined : suppliedIn(supplier),
    );
    const { rows: divisoes, meta } = await list(context, query, { text: query.descricao, where });
    return { status: 200, body: { divisoes, meta } };
  },
};
