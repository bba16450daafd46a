import * as z from 'zod/mini';
import { type FormOf, shapeOf } from '../fields/defineFields.ts';
import { flag, requiredCode, requiredEmail, requiredText } from '../fields/kinds.ts';

/**
 * The fields of a manager (MGR-004 to MGR-008, MGR-013 to MGR-015, GAP-13): registration of digits, name in capitals
 * (D18), e-mail as the search found it; a new one is active unless somebody says otherwise (GAP-59).
 */
export const managerFields = {
  matricula: requiredCode({ label: 'Matrícula', max: 10, digits: true }),
  nome: requiredText({ label: 'Nome', max: 100 }),
  email: requiredEmail({ label: 'E-mail' }),
  ativo: flag({ label: 'Ativo', on: true }),
};

/** Form and body of a new manager. */
export const managerSchema = z.object(shapeOf(managerFields));

/** Values of the form of a manager. */
export type ManagerForm = FormOf<typeof managerFields>;

/** The fields of a manager that can be changed: not registration number and e-mail (MGR-005, MGR-007, MGR-020). */
export const managerChangeSchema = z.pick(managerSchema, { nome: true, ativo: true });
