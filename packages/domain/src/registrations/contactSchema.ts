import {
  formatPhone,
  isValidDdd,
  isValidPhoneNumber,
  normalizeLine,
  type PhoneKind,
  parsePhone,
  toUpperPt,
} from '@portal/formats';
import * as z from 'zod/mini';
import {
  draftSchema,
  type FieldContext,
  type FormOf,
  shapeOf,
  storedForm,
  valueAt,
} from '../fields/defineFields.ts';
import { INVALID_NUMBER } from '../fields/fieldTexts.ts';
import { requiredText } from '../fields/kinds.ts';
import { email, pattern, requiredPattern } from '../fields/patternFields.ts';
import { whenReadable } from '../fields/whenReadable.ts';

/** Most characters of the name of a contact or a carrier. */
const CONTACT_NAME_MAX = 100;

/** Most contacts of a step, and most carriers. */
export const CONTACTS_MAX = 50;

/** Types of contacts (ONB-047, ONB-048). */
export const CONTACT_TYPES = ['Representante', 'Contabil', 'Financeiro', 'FaturamentoELogistica'] as const;

/** Type of a contact. */
export type ContactType = (typeof CONTACT_TYPES)[number];

/** Type of a contact of the steps 4 to 6. */
export type StepContactType = Exclude<ContactType, 'Representante'>;

const DDD = {
  clean: parsePhone,
  isValid: isValidDdd,
  invalid: (ddd: string) => (/^\d{2}$/.test(ddd) ? `DDD ${ddd} não existe` : INVALID_NUMBER),
};
const phoneNumber = (kind: PhoneKind) => ({
  clean: parsePhone,
  isValid: (number: string) => isValidPhoneNumber(number, kind),
  invalid: INVALID_NUMBER,
});

/** The fields of a contact or carrier of a step, as its dialog asks for them (CTC-003 to CTC-012). */
export const contactFields = {
  nome: requiredText({ label: 'Nome', max: CONTACT_NAME_MAX }),
  email: email({ label: 'E-mail' }),
  dddTelefoneFixo: pattern({ label: 'Telefone', rules: DDD }),
  numeroTelefoneFixo: pattern({ label: 'Telefone', rules: phoneNumber('landline') }),
  dddTelefoneCelular: requiredPattern({ label: 'Celular', rules: DDD }),
  numeroTelefoneCelular: requiredPattern({ label: 'Celular', rules: phoneNumber('mobile') }),
};

/** Values of the contact dialog: texts, empty where nothing is given. */
export type ContactForm = FormOf<typeof contactFields>;

/** A stored contact. */
export type StoredContact = { readonly [Field in keyof ContactForm]: string | null };

/** Values of the contact dialog for a stored contact. */
export function contactForm(contact: StoredContact): ContactForm {
  return storedForm(contactFields, contact);
}

/** A contact in one line, as lists of changes show it. */
export function contactText({ nome, email, ...phones }: StoredContact): string {
  const landline = formatPhone(phones.dddTelefoneFixo, phones.numeroTelefoneFixo);
  const mobile = formatPhone(phones.dddTelefoneCelular, phones.numeroTelefoneCelular);
  return [nome, email, landline, mobile].filter(Boolean).join(' · ');
}

const person = shapeOf(contactFields);
const { dddTelefoneFixo, numeroTelefoneFixo } = person;
const readableLandline = whenReadable(z.object({ dddTelefoneFixo, numeroTelefoneFixo }));

interface Landline {
  dddTelefoneFixo: string | null;
  numeroTelefoneFixo: string | null;
}

/** Asks for the other half of a landline: an area code alone calls nobody, nor does a number alone. */
function checkLandline(landline: Landline, context: z.core.$RefinementCtx): void {
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
  [nome, email].map((text) => toUpperPt(normalizeLine(text ?? ''))).join('\n');

/**
 * A contact that goes on a list, under the rules of a contact.
 *
 * @param others those that are on the list already: none of them may come again.
 */
export function listedContactSchema(others: readonly Person[]) {
  return z.object(person).check(
    z.superRefine(checkLandline, readableLandline),
    z.superRefine((contact, context) => {
      if (!others.some((other) => personOf(other) === personOf(contact))) return;
      context.addIssue({ code: 'custom', path: ['email'], message: CONTACT_TWICE_TEXT });
    }, readablePerson),
  );
}

/** Contact of a list, bare, and `null` where a landline is left out. */
export type ListedContact = z.output<ReturnType<typeof listedContactSchema>>;

/**
 * The contact dialog of the steps 4 to 6 (CTC-003 to CTC-012, C-17, G-05, G-28): name in capitals, e-mail as typed,
 * mobile required, landline as a whole or not at all; phones come out bare, and the job title, which the dialog does
 * not ask, as `null`.
 */
export const contactSchema = z.pipe(
  listedContactSchema([]),
  z.transform((contact) => ({ ...contact, cargo: null })),
);

/** The number of a phone, which its area code's line shows. */
const phoneText = (number: string, { path, values }: FieldContext) => {
  const ddd = valueAt(values, path.replace('.numero', '.ddd'));
  return formatPhone(typeof ddd === 'string' ? ddd : null, number);
};

const { text: _landline, ...landlineDdd } = contactFields.dddTelefoneFixo;
const { text: _mobile, ...mobileDdd } = contactFields.dddTelefoneCelular;

/** The fields of the representative of step 1 (ST1-046 to ST1-056): those of a contact with a job title. */
export const representativeFields = {
  email: contactFields.email,
  nome: requiredText({ label: 'Nome do responsável', max: CONTACT_NAME_MAX }),
  cargo: requiredText({ label: 'Cargo', max: 60 }),
  dddTelefoneFixo: { ...landlineDdd, label: 'DDD do telefone fixo' },
  numeroTelefoneFixo: { ...contactFields.numeroTelefoneFixo, label: 'Telefone fixo', text: phoneText },
  dddTelefoneCelular: { ...mobileDdd, label: 'DDD do telefone celular' },
  numeroTelefoneCelular: {
    ...contactFields.numeroTelefoneCelular,
    label: 'Telefone celular',
    text: phoneText,
  },
};

/** Values of the representative in the form of step 1. */
export type RepresentativeForm = FormOf<typeof representativeFields>;

/** The representative under the rules of a contact (ST1-046 to ST1-056, C-17). */
export const representativeSchema = z.pipe(
  z.object(shapeOf(representativeFields)).check(z.superRefine(checkLandline, readableLandline)),
  z.transform((contact) => ({ ...contact, tipoContato: 'Representante' as const })),
);

/** The contacts of a step: at least one (ST4-033, ST5-026, ST6-015, G-05), each with the type of the step. */
export function contacts<const Type extends StepContactType>(label: string, type: Type) {
  const rows = z.pipe(
    z
      .array(contactSchema)
      .check(
        z.minLength(1, 'Adicione ao menos um contato'),
        z.maxLength(CONTACTS_MAX, `Adicione no máximo ${CONTACTS_MAX} contatos`),
      ),
    z.transform((contacts) => contacts.map((contact) => ({ ...contact, tipoContato: type }))),
  );
  return {
    kind: 'rows',
    label,
    fields: contactFields,
    schema: z.pipe(
      z.transform((value: ContactForm[]) => value ?? []),
      rows,
    ),
    empty: [] as ContactForm[],
    draft: z.array(draftSchema(contactFields)),
    text: (rows: readonly ContactForm[]) => rows.map(contactText).join(', '),
  } as const;
}
