import * as z from 'zod/mini';
import { shapeOf } from '../fields/defineFields.ts';
import { requiredCode, requiredEmail } from '../fields/kinds.ts';
import { ROLE_LABELS } from '../roles/roleLabels.ts';
import { STAFF_ROLES, staffRoles } from './staffRoles.ts';

/** The fields of a member of staff (D25): the name in the letters in which it is typed, as mails greet by it. */
export const staffFields = {
  nome: requiredCode({ label: 'Nome', max: 100 }),
  email: requiredEmail({ label: 'E-mail' }),
  funcoes: {
    kind: 'roles',
    label: 'Funções',
    required: true,
    schema: staffRoles,
    empty: [],
    draft: z.array(z.enum(STAFF_ROLES)),
    text: (roles: z.input<typeof staffRoles>) => roles.map((role) => ROLE_LABELS[role]).join(', '),
  },
} as const;

/** Form and body by which a person is invited to the staff (D25). */
export const staffInvitationSchema = z.object(shapeOf(staffFields));

/** A person who is invited to the staff. */
export type StaffInvitation = z.output<typeof staffInvitationSchema>;

/** What is changed of a member of staff: the e-mail stays. */
export const staffChangeSchema = z.pick(staffInvitationSchema, { nome: true, funcoes: true });
