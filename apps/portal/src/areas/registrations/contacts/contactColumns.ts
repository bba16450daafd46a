import { contactFields, type StoredContact } from '@portal/domain';
import { formatPhone } from '@portal/formats';
import type { Column } from '@portal/ui';

/** A row of a table of contacts, with its place in the list: what tells it from the others. */
export interface ContactRow {
  readonly index: number;
  readonly contact: StoredContact;
}

/** Columns of the tables of contacts and carriers (G-04). */
export const contactColumns: readonly Column<ContactRow>[] = [
  {
    id: 'nome',
    header: contactFields.nome.label,
    format: 'text',
    minWidth: 200,
    value: ({ contact }) => contact.nome,
  },
  {
    id: 'email',
    header: contactFields.email.label,
    format: 'text',
    width: 240,
    value: ({ contact }) => contact.email,
  },
  {
    id: 'telefone',
    header: contactFields.numeroTelefoneFixo.label,
    format: 'code',
    width: 136,
    value: ({ contact }) => formatPhone(contact.dddTelefoneFixo, contact.numeroTelefoneFixo),
  },
  {
    id: 'celular',
    header: contactFields.numeroTelefoneCelular.label,
    format: 'code',
    width: 144,
    value: ({ contact }) => formatPhone(contact.dddTelefoneCelular, contact.numeroTelefoneCelular),
  },
];
