import type { Schemas } from '@portal/api';
import { managerChangeSchema, managerSchema } from '@portal/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { employees, managers } from '../../database/schema.ts';
import { requireRegisterRole } from '../../http/checks/requireRegisterRole.ts';
import { validateBody } from '../../http/checks/validateBody.ts';
import { invalidFields, notFound } from '../../http/GatewayError.ts';
import type { Handlers } from '../../http/operationHandler.ts';
import { listOf } from '../../lists/listOf.ts';
import { plainText } from '../../lists/searchText.ts';
import { registerRecords } from '../../records/registerRecords.ts';
import { managerMessages } from './messages.ts';

const { id, codigo, matricula, nome, email, ativo, versao } = managers;
const managerFields = { id, codigo, matricula, nome, email, ativo, versao };

const notRemoved = isNull(managers.deletedAt);

type ManagerChange = Schemas['ManagerChange'];

/** Managers are not removed: one who left the company is made inactive. */
const records = registerRecords<Schemas['ManagerRecord'], Schemas['ManagerInput'], ManagerChange>({
  kind: 'manager',
  uniqueFields: { managers_registration: { matricula: [managerMessages.registrationTaken] } },
  find: (queries, wanted) =>
    queries
      .select(managerFields)
      .from(managers)
      .where(and(eq(id, wanted), notRemoved)),
  insert: (queries, values) => queries.insert(managers).values(values).returning(managerFields),
  update: (queries, wanted, values) =>
    queries.update(managers).set(values).where(eq(id, wanted)).returning(managerFields),
});

const order = {
  order: [plainText(nome)],
  sort: {
    Codigo: codigo,
    Matricula: matricula,
    Nome: plainText(nome),
    Email: plainText(email),
    Ativo: ativo,
  },
  id,
};

const choices = listOf({
  rows: (queries) => queries.select({ id, nome }).from(managers).$dynamic(),
  where: and(notRemoved, eq(ativo, true)),
  search: [nome],
  ...order,
});

const register = listOf({
  rows: (queries) => queries.select(managerFields).from(managers).$dynamic(),
  where: notRemoved,
  search: [nome, codigo, matricula, email],
  ...order,
});

async function findEmployee(
  queries: Queries,
  registration: string,
): Promise<Schemas['Employee'] | undefined> {
  const [employee] = await queries.select().from(employees).where(eq(employees.matricula, registration));
  return employee;
}

/** Reads the input of a new manager. The e-mail has to be the one of the directory (MGR-007). */
async function readManager(queries: Queries, input: Schemas['ManagerInput']) {
  const values = validateBody(managerSchema, input);
  const employee = await findEmployee(queries, values.matricula);
  if (employee === undefined) throw invalidFields({ matricula: [managerMessages.registrationMissing] });
  if (employee.email.toLowerCase() !== values.email.toLowerCase()) {
    throw invalidFields({ email: [managerMessages.otherEmail] });
  }
  return { ...values, email: employee.email };
}

/** Calls of the managers, as a register and as a choice (MGR-001 to MGR-020, GAP-13, FLT-012). */
export const managerHandlers: Handlers<
  'listManagers' | 'getEmployee' | 'createManager' | 'getManager' | 'updateManager'
> = {
  listManagers: async ({ query, caller, context }) => {
    const list = requireRegisterRole(query.cadastro, caller) ? register : choices;
    const { rows: gestores, meta } = await list(context, query, { text: query.busca ?? query.descricao });
    return { status: 200, body: { gestores, meta } };
  },
  getEmployee: async ({ path, context: { database } }) => {
    const employee = await findEmployee(database.queries, path.matricula);
    if (employee === undefined) throw notFound();
    return { status: 200, body: employee };
  },
  createManager: async (call) =>
    records.create(call, await readManager(call.context.database.queries, call.body)),
  getManager: ({ context, path }) => records.read(context, path.id),
  updateManager: async (call) =>
    records.update(call, call.path.id, validateBody(managerChangeSchema, call.body)),
};
