import * as z from 'zod/mini';
import { draftSchema, type FormOf } from '../fields/defineFields.ts';
import { INVALID_TEXT } from '../fields/fieldTexts.ts';
import { CONTACTS_MAX, contactFields, contactText, listedContactSchema } from './contactSchema.ts';

/** The carrier that a contact is: on the wire only its landline has other names (CTC-016, CTC-017, C-19). */
export function carrierOf<Contact extends { dddTelefoneFixo: unknown; numeroTelefoneFixo: unknown }>({
  dddTelefoneFixo,
  numeroTelefoneFixo,
  ...carrier
}: Contact) {
  return {
    ...carrier,
    ddd: dddTelefoneFixo as Contact['dddTelefoneFixo'],
    numeroTelefone: numeroTelefoneFixo as Contact['numeroTelefoneFixo'],
  };
}

/** The contact that a carrier is, as the dialog takes it (CTC-015). */
export function contactOf<Carrier extends { ddd: unknown; numeroTelefone: unknown }>({
  ddd,
  numeroTelefone,
  ...contact
}: Carrier) {
  return {
    ...contact,
    dddTelefoneFixo: ddd as Carrier['ddd'],
    numeroTelefoneFixo: numeroTelefone as Carrier['numeroTelefone'],
  };
}

/** The fields of a carrier: those of a contact. */
export const carrierFields = carrierOf(contactFields);

/** Values of a carrier in the form of step 6. */
export type CarrierForm = FormOf<typeof carrierFields>;

const LANDLINE_NAMES: Readonly<Partial<Record<PropertyKey, string>>> = {
  dddTelefoneFixo: 'ddd',
  numeroTelefoneFixo: 'numeroTelefone',
};

/** A carrier under the rules of a contact (CTC-015 to CTC-017, C-19), with the messages at its own names. */
export const carrierSchema = z.pipe(
  z.custom<CarrierForm>((value) => typeof value === 'object' && value !== null, INVALID_TEXT),
  z.transform((carrier, context) => {
    const result = listedContactSchema([]).safeParse(contactOf(carrier));
    if (result.success) return carrierOf(result.data);
    for (const { path, message } of result.error.issues) {
      const own = path.map((part) => LANDLINE_NAMES[part] ?? part);
      context.issues.push({ code: 'custom', path: own, message, input: carrier });
    }
    return z.NEVER;
  }),
);

/** The carriers of step 6: at least one (ST6-017, G-05). */
export const carriers = {
  kind: 'rows',
  label: 'Transportadoras',
  fields: carrierFields,
  schema: z.pipe(
    z.transform((value: CarrierForm[]) => value ?? []),
    z
      .array(carrierSchema)
      .check(
        z.minLength(1, 'Adicione ao menos uma transportadora'),
        z.maxLength(CONTACTS_MAX, `Adicione no máximo ${CONTACTS_MAX} transportadoras`),
      ),
  ),
  empty: [] as CarrierForm[],
  draft: z.array(draftSchema(carrierFields)),
  text: (rows: readonly CarrierForm[]) => rows.map((row) => contactText(contactOf(row))).join(', '),
} as const;
