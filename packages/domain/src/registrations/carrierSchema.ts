import { z } from 'zod';
import { INVALID_TEXT } from '../fields/fieldTexts.ts';
import {
  CONTACTS_MAX,
  type ContactForm,
  contactForm,
  type ListedContact,
  listedContactSchema,
} from './contactSchema.ts';

/** A carrier on the wire: only the landline has other names than that of a contact (CTC-016, CTC-017, C-19). */
export interface Carrier {
  nome: string;
  email: string;
  ddd: string | null;
  numeroTelefone: string | null;
  dddTelefoneCelular: string | null;
  numeroTelefoneCelular: string | null;
}

/** Values of the contact dialog for a carrier (CTC-015). */
export function carrierForm({ ddd, numeroTelefone, ...carrier }: Carrier): ContactForm {
  return contactForm({ ...carrier, dddTelefoneFixo: ddd, numeroTelefoneFixo: numeroTelefone });
}

/** The carrier that a contact is (CTC-016). */
export function carrierOf(contact: ContactForm | ListedContact): Carrier {
  const { dddTelefoneFixo, numeroTelefoneFixo, ...carrier } = contact;
  return { ...carrier, ddd: dddTelefoneFixo, numeroTelefone: numeroTelefoneFixo };
}

const LANDLINE_NAMES: Readonly<Partial<Record<PropertyKey, string>>> = {
  dddTelefoneFixo: 'ddd',
  numeroTelefoneFixo: 'numeroTelefone',
};

/** A carrier under the rules of a contact (CTC-015 to CTC-017, C-19), with the messages at its own names. */
export const carrierSchema = z
  .custom<Carrier>((value) => typeof value === 'object' && value !== null, INVALID_TEXT)
  .transform((carrier, context): Carrier => {
    const { ddd = null, numeroTelefone = null, ...rest } = carrier;
    const result = listedContactSchema([]).safeParse({
      ...rest,
      dddTelefoneFixo: ddd,
      numeroTelefoneFixo: numeroTelefone,
    });
    if (result.success) return carrierOf(result.data);
    for (const { path, message } of result.error.issues) {
      const own = path.map((part) => LANDLINE_NAMES[part] ?? part);
      context.addIssue({ code: 'custom', path: own, message });
    }
    return z.NEVER;
  });

/** The carriers of step 6: at least one (ST6-017, G-05). */
export const carriersField = z.preprocess(
  (value: Carrier[]) => value ?? [],
  z
    .array(carrierSchema)
    .min(1, 'Adicione ao menos uma transportadora')
    .max(CONTACTS_MAX, `Adicione no máximo ${CONTACTS_MAX} transportadoras`),
);
