import type { Schemas } from '@portal/api';
import { managerChangeSchema, managerSchema } from '@portal/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { employees, managers } from '../../database/schema.ts';
import { validateBody } from '../../http/checks/validateBody.ts';
import { invalidFields, notFound } from '../../http/GatewayError.ts';
import type { Handlers } from '../../http/operationHandler.ts';
import { authorOf } from '../../records/recordChange.ts';
import { registerRecords } from '../../records/registerRecords.ts';
import { managerMessages } from './messages.ts';

const managerFields = {
  id: managers.id,
  codigo: managers.codigo,
  matricula: managers.matricula,
  nome: managers.nome,
  email: managers.email,
  ativo: managers.ativo,
  versao: managers.versao,
};

const managerIs = (id: number) => and(eq(managers.id, id), isNull(managers.deletedAt));

type ManagerChange = Schemas['ManagerChange'];

/** The documents name no removal of a manager: one who left is made inactive. */
const { create, update } = registerRecords<Schemas['ManagerRecord'], Schemas['ManagerInput'], ManagerChange>({
  kind: 'manager',
  uniqueFields: { managers_registration: { matricula: [managerMessages.registrationTaken] } },
  lock: async (queries, id) => {
    const [manager] = await queries.select(managerFields).from(managers).where(managerIs(id)).for('update');
    return manager;
  },
  insert: (queries, values) => queries.insert(managers).values(values).returning(managerFields),
  update: (queries, id, values) =>
    queries.update(managers).set(values).where(eq(managers.id, id)).returning(managerFields),
  useOf: async () => null,
});

async function findEmployee(queries: Queries, matricula: string): Promise<Schemas['Employee'] | undefined> {
  const [employee] = await queries.select().from(employees).where(eq(employees.matricula, matricula));
  return employee;
}

/** What the user gives of a new manager. The e-mail is the one of the directory (MGR-007): another one is refused. */
async function readManager(queries: Queries, input: Schemas['ManagerInput']) {
  const values = validateBody(managerSchema, input);
  const employee = await findEmployee(queries, values.matricula);
  if (employee === undefined) throw invalidFields({ matricula: [managerMessages.registrationMissing] });
  if (employee.email.toLowerCase() !== values.email.toLowerCase()) {
    throw invalidFields({ email: [managerMessages.otherEmail] });
  }
  return { ...values, email: employee.email };
}

/** Calls of the register of managers (MGR-001 to MGR-020, GAP-13). Its list is that of the selects, `listManagers`. */
export const managerHandlers: Handlers<'getEmployee' | 'createManager' | 'getManager' | 'updateManager'> = {
  getEmployee: async ({ path, context: { database } }) => {
    const employee = await findEmployee(database.queries, path.matricula);
    if (employee === undefined) throw notFound();
    return { status: 200, body: employee };
  },

  createManager: async (call) => {
    const values = await readManager(call.context.database.queries, call.body);
    const manager = await create(call.context, authorOf(call, 'createManager'), values);
    return { status: 201, body: manager, version: manager.versao };
  },

  getManager: async ({ path, context: { database } }) => {
    const [manager] = await database.queries.select(managerFields).from(managers).where(managerIs(path.id));
    if (manager === undefined) throw notFound();
    return { status: 200, body: manager, version: manager.versao };
  },

  updateManager: async (call) => {
    const values = validateBody(managerChangeSchema, call.body);
    const change = { id: call.path.id, version: call.version, values };
    const manager = await update(call.context, authorOf(call, 'updateManager'), change);
    return { status: 200, body: manager, version: manager.versao };
  },
};
