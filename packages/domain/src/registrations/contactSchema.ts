import { isValidDdd, isValidPhoneNumber, type PhoneKind, parsePhone, toUpperPt } from '@portal/formats';
import { z } from 'zod';
import { collapseSpaces } from '../families/nameParts.ts';
import { INVALID_NUMBER } from '../fields/fieldTexts.ts';
import { requiredUpperText } from '../fields/textFields.ts';
import { whenReadable } from '../fields/whenReadable.ts';
import { optionalPattern, requiredEmail, requiredPattern } from './steps/stepFields.ts';

/** Most characters of the name of a contact or a carrier. */
export const CONTACT_NAME_MAX = 100;

/** Most characters of a job title. */
export const JOB_TITLE_MAX = 60;

/** Most contacts of a step, and most carriers. */
export const CONTACTS_MAX = 50;

/** Types of contacts (ONB-047, ONB-048). */
export const CONTACT_TYPES = ['Representante', 'Contabil', 'Financeiro', 'FaturamentoELogistica'] as const;

/** Type of a contact. */
export type ContactType = (typeof CONTACT_TYPES)[number];

/** Type of a contact of the steps 4 to 6. */
export type StepContactType = Exclude<ContactType, 'Representante'>;

const DDD = { clean: parsePhone, isValid: isValidDdd, invalid: INVALID_NUMBER };
const phoneNumber = (kind: PhoneKind) => ({
  clean: parsePhone,
  isValid: (number: string) => isValidPhoneNumber(number, kind),
  invalid: INVALID_NUMBER,
});

const person = {
  nome: requiredUpperText(CONTACT_NAME_MAX),
  email: requiredEmail(),
  dddTelefoneFixo: optionalPattern(DDD),
  numeroTelefoneFixo: optionalPattern(phoneNumber('landline')),
  dddTelefoneCelular: requiredPattern(DDD),
  numeroTelefoneCelular: requiredPattern(phoneNumber('mobile')),
};

const { dddTelefoneFixo, numeroTelefoneFixo } = person;
const readableLandline = whenReadable(z.object({ dddTelefoneFixo, numeroTelefoneFixo }));

interface Landline {
  dddTelefoneFixo: string | null;
  numeroTelefoneFixo: string | null;
}

/** Asks for the other half of a landline: an area code alone calls nobody, nor does a number alone. */
function checkLandline(landline: Landline, context: z.RefinementCtx): void {
  const empty = (['dddTelefoneFixo', 'numeroTelefoneFixo'] as const).filter(
    (half) => landline[half] === null,
  );
  if (empty.length === 1) context.addIssue({ code: 'custom', path: empty, message: INVALID_NUMBER });
}

/** Message of a contact that is on the list already. */
const CONTACT_TWICE_TEXT = 'Este contato já está na lista';

type Person = { readonly [Field in 'nome' | 'email']?: string | null | undefined };

const readablePerson = whenReadable(z.object({ nome: person.nome, email: person.email }));

/** The one person behind a contact, however it was typed: a mailbox may be read by several. */
const personOf = ({ nome, email }: Person) =>
  [nome, email].map((text) => toUpperPt(collapseSpaces(text ?? ''))).join('\n');

/**
 * A contact that goes on a list, under the rules of a contact.
 *
 * @param others those that are on the list already: none of them may come again.
 */
export function listedContactSchema(others: readonly Person[]) {
  return z
    .object(person)
    .superRefine(checkLandline, readableLandline)
    .superRefine((contact, context) => {
      if (!others.some((other) => personOf(other) === personOf(contact))) return;
      context.addIssue({ code: 'custom', path: ['email'], message: CONTACT_TWICE_TEXT });
    }, readablePerson);
}

/** Values of the form of a contact of a list. */
export type ListedContactForm = z.input<ReturnType<typeof listedContactSchema>>;

/** Contact of a list, bare, and `null` where a landline is left out. */
export type ListedContact = z.output<ReturnType<typeof listedContactSchema>>;

/**
 * The contact dialog of the steps 4 to 6 (CTC-003 to CTC-012, C-17, G-05, G-28): name in capitals, e-mail as typed,
 * mobile required, landline as a whole or not at all; phones come out bare, and the job title, which the dialog does
 * not ask, as `null`.
 */
export const contactSchema = listedContactSchema([]).transform((contact) => ({ ...contact, cargo: null }));

/** Values of the contact dialog: texts, empty where nothing is given. */
export interface ContactForm {
  nome: string;
  email: string;
  dddTelefoneFixo: string;
  numeroTelefoneFixo: string;
  dddTelefoneCelular: string;
  numeroTelefoneCelular: string;
}

/** Contact as the calls send it, without its type. */
export type ContactBody = z.output<typeof contactSchema>;

/** The representative of step 1 (ST1-046 to ST1-056, C-17): a contact with a job title. */
export const representativeSchema = z
  .object({ ...person, cargo: requiredUpperText(JOB_TITLE_MAX) })
  .superRefine(checkLandline, readableLandline)
  .transform((contact) => ({ ...contact, tipoContato: 'Representante' as const }));

/** The dialog of a new contact or carrier before anybody fills it in. */
export const emptyContactForm: ContactForm = {
  nome: '',
  email: '',
  dddTelefoneFixo: '',
  numeroTelefoneFixo: '',
  dddTelefoneCelular: '',
  numeroTelefoneCelular: '',
};

/** A stored contact. */
export type StoredContact = { readonly [Field in keyof ContactForm]: string | null };

/** Values of the contact dialog for a stored contact. */
export function contactForm(contact: StoredContact): ContactForm {
  return {
    nome: contact.nome ?? '',
    email: contact.email ?? '',
    dddTelefoneFixo: contact.dddTelefoneFixo ?? '',
    numeroTelefoneFixo: contact.numeroTelefoneFixo ?? '',
    dddTelefoneCelular: contact.dddTelefoneCelular ?? '',
    numeroTelefoneCelular: contact.numeroTelefoneCelular ?? '',
  };
}

/** The contacts of a step: at least one (ST4-033, ST5-026, ST6-015, G-05), each with the type of the step. */
export function contactsField(type: StepContactType) {
  return z.preprocess(
    (value: z.input<typeof contactSchema>[]) => value ?? [],
    z
      .array(contactSchema)
      .min(1, 'Adicione ao menos um contato')
      .max(CONTACTS_MAX, `Adicione no máximo ${CONTACTS_MAX} contatos`)
      .transform((contacts) => contacts.map((contact) => ({ ...contact, tipoContato: type }))),
  );
}
