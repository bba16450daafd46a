import { isValidEmail } from '@portal/formats';
import { z } from 'zod';
import { REQUIRED_TEXT, tooLongText } from '../fields/fieldTexts.ts';
import { flag } from '../fields/numberFields.ts';
import { requiredUpperText } from '../fields/textFields.ts';

/** Most digits of a registration. */
export const REGISTRATION_MAX = 10;

/** Most characters of the name of a manager. */
export const MANAGER_NAME_MAX = 100;

/** Most characters of an e-mail address. */
const EMAIL_MAX = 254;

/** Message of a registration with anything but digits. */
const REGISTRATION_TEXT = 'Digite apenas números';

const nome = () => requiredUpperText(MANAGER_NAME_MAX);

/** A new manager is active unless somebody says otherwise (GAP-59). */
const ativo = () => z.preprocess((value?: boolean | null) => value ?? true, z.boolean());

/**
 * Form and body of a new manager (MGR-004 to MGR-008, MGR-013 to MGR-015, GAP-13): registration of digits whose leading
 * zeros count, name in capitals (D18), e-mail as the search found it, active by default.
 */
export const managerSchema = z.object({
  matricula: z
    .string({ error: REQUIRED_TEXT })
    .trim()
    .min(1, REQUIRED_TEXT)
    .regex(/^[0-9]*$/, REGISTRATION_TEXT)
    .max(REGISTRATION_MAX, tooLongText(REGISTRATION_MAX)),
  nome: nome(),
  email: z
    .string({ error: REQUIRED_TEXT })
    .trim()
    .min(1, REQUIRED_TEXT)
    .max(EMAIL_MAX, tooLongText(EMAIL_MAX))
    .refine((text) => text === '' || isValidEmail(text), 'Digite um e-mail válido'),
  ativo: ativo(),
});

/** Values of the form of a new manager. */
export type ManagerForm = z.input<typeof managerSchema>;

/** New manager as the call sends it. */
export type ManagerBody = z.output<typeof managerSchema>;

/** The form of a new manager before anybody fills it in, and after the dialog was closed (MGR-012, FRM-33). */
export const emptyManagerForm: ManagerForm = { matricula: '', nome: '', email: '', ativo: true };

/** What can be changed of a manager: registration and e-mail stay as they are (MGR-005, MGR-007, MGR-020). */
export const managerChangeSchema = z.object({ nome: nome(), ativo: flag() });

/** Values of the form of a manager that is there. */
export type ManagerChangeForm = z.input<typeof managerChangeSchema>;

/** Change of a manager as the call sends it. */
export type ManagerChangeBody = z.output<typeof managerChangeSchema>;
