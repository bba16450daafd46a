import type { Contact, StoredContact } from './contact.ts';

/** The contact of a carrier as the calls carry it: only the landline has other names (CTC-016, CTC-017, C-19). */
export interface CarrierContact {
  nome: string;
  email: string;
  ddd: string | null;
  numeroTelefone: string | null;
  dddTelefoneCelular: string;
  numeroTelefoneCelular: string;
}

/** A contact the dialog gave back, as a carrier stores it. */
export const toCarrierContact = ({
  nome,
  email,
  dddTelefoneFixo,
  numeroTelefoneFixo,
  dddTelefoneCelular,
  numeroTelefoneCelular,
}: Contact): CarrierContact => ({
  nome,
  email,
  ddd: dddTelefoneFixo,
  numeroTelefone: numeroTelefoneFixo,
  dddTelefoneCelular,
  numeroTelefoneCelular,
});

/** A stored carrier as the dialog takes it. */
export const fromCarrierContact = ({
  ddd,
  numeroTelefone,
  ...same
}: {
  readonly [Name in keyof CarrierContact]?: CarrierContact[Name] | null | undefined;
}): StoredContact => ({ ...same, dddTelefoneFixo: ddd, numeroTelefoneFixo: numeroTelefone });
