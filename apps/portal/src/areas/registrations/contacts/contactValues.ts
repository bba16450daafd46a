import type { AccountingForm, BillingForm } from '@portal/domain';
import { formatPhone } from '@portal/formats';
import { z } from 'zod';

/** A contact as the forms of the steps hold it. */
export type StepContact = AccountingForm['contatos'][number];

/** A carrier as the form of step 6 holds it. */
export type StepCarrier = BillingForm['transportadoras'][number];

const text = z.string().nullable();

/** What may be kept of contacts in a draft. */
export const keptContacts = z.array(
  z.object({
    nome: z.string(),
    email: text,
    dddTelefoneFixo: text,
    numeroTelefoneFixo: text,
    dddTelefoneCelular: text,
    numeroTelefoneCelular: text,
  }),
);

/** What may be kept of carriers in a draft. */
export const keptCarriers = z.array(
  z.object({
    nome: z.string(),
    email: z.string(),
    ddd: text,
    numeroTelefone: text,
    dddTelefoneCelular: text,
    numeroTelefoneCelular: text,
  }),
);

const inWords = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(', ');

/** The contacts of a step as the conflict dialog shows them. */
export function contactsText(contacts: readonly StepContact[]): string {
  return contacts
    .map((contact) =>
      inWords(
        contact.nome,
        contact.email,
        formatPhone(contact.dddTelefoneFixo, contact.numeroTelefoneFixo),
        formatPhone(contact.dddTelefoneCelular, contact.numeroTelefoneCelular),
      ),
    )
    .join('; ');
}

/** The carriers as the conflict dialog shows them. */
export function carriersText(carriers: readonly StepCarrier[]): string {
  return carriers
    .map((carrier) =>
      inWords(
        carrier.nome,
        carrier.email,
        formatPhone(carrier.ddd, carrier.numeroTelefone),
        formatPhone(carrier.dddTelefoneCelular, carrier.numeroTelefoneCelular),
      ),
    )
    .join('; ');
}
