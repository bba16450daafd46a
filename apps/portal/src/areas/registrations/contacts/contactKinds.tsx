import {
  type CarrierForm,
  CONTACTS_MAX,
  type ContactForm,
  carrierOf,
  contactForm,
  contactOf,
  type ListedContact,
  type StoredContact,
} from '@portal/domain';
import { Truck, Users } from 'lucide-react';
import type { ReactNode } from 'react';

/** What the two kinds of contact tables differ in: what a row holds and what it is called (G-04, C-19). */
export interface ContactKind<Row> {
  /** A row as the dialog takes it. */
  toDialog(row: Row): StoredContact;
  /** What the dialog gave back, as a row. */
  fromDialog(contact: ListedContact): Row;
  readonly addLabel: string;
  readonly removeTitle: string;
  /** Stands in place of the rows. */
  readonly emptyText: string;
  readonly emptyIcon: ReactNode;
  /** What is required, shown before it is missing. */
  readonly hint: string;
  readonly fullText: string;
  /** What became of the list. */
  readonly news: Readonly<Record<'added' | 'changed' | 'removed', string>>;
}

/** Contacts of accounting, finance and logistics: without job title (C-17). */
export const contactKind: ContactKind<ContactForm> = {
  toDialog: (row) => row,
  fromDialog: contactForm,
  addLabel: 'Adicionar contato',
  removeTitle: 'Remover contato',
  emptyText: 'Nenhum contato adicionado',
  emptyIcon: <Users aria-hidden="true" />,
  hint: 'Ao menos um contato',
  fullText: `No máximo ${CONTACTS_MAX} contatos`,
  news: { added: 'contato adicionado', changed: 'contato alterado', removed: 'contato removido' },
};

/** Carriers: the same dialog, the landline under names of its own (CTC-015 to CTC-017, C-19). */
export const carrierKind: ContactKind<CarrierForm> = {
  toDialog: contactOf,
  fromDialog: (contact) => carrierOf(contactForm(contact)),
  addLabel: 'Adicionar transportadora',
  removeTitle: 'Remover transportadora',
  emptyText: 'Nenhuma transportadora adicionada',
  emptyIcon: <Truck aria-hidden="true" />,
  hint: 'Ao menos uma transportadora',
  fullText: `No máximo ${CONTACTS_MAX} transportadoras`,
  news: {
    added: 'transportadora adicionada',
    changed: 'transportadora alterada',
    removed: 'transportadora removida',
  },
};
