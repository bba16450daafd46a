import { checkEmail, checkPhone, checkText, type Problems } from '../../internal/form-dialog/fieldRules.ts';

/** A contact of a supplier as the calls carry it; digits only in phones, and what is empty is `null`. */
export interface Contact {
  nome: string;
  email: string;
  /** Job title; asked for of the representative only (CON-73). */
  cargo: string | null;
  dddTelefoneFixo: string | null;
  numeroTelefoneFixo: string | null;
  dddTelefoneCelular: string;
  numeroTelefoneCelular: string;
}

/** A contact as it may be stored: some of it missing. */
export type StoredContact = { readonly [Name in keyof Contact]?: Contact[Name] | null | undefined };

/** `representative`: the job title is asked for and required (document 000); `contact`: it is not (document 001). */
export type ContactVariant = 'contact' | 'representative';

/** What the dialog holds. */
export type ContactValues = { readonly [Name in keyof Contact]: string };

/** A stored contact as the fields show it, or empty fields. */
export function toContactValues(contact: StoredContact | null | undefined): ContactValues {
  return {
    nome: contact?.nome ?? '',
    email: contact?.email ?? '',
    cargo: contact?.cargo ?? '',
    dddTelefoneFixo: contact?.dddTelefoneFixo ?? '',
    numeroTelefoneFixo: contact?.numeroTelefoneFixo ?? '',
    dddTelefoneCelular: contact?.dddTelefoneCelular ?? '',
    numeroTelefoneCelular: contact?.numeroTelefoneCelular ?? '',
  };
}

/** What the fields hold as the calls carry it. */
export function toContact(values: ContactValues, variant: ContactVariant): Contact {
  return {
    nome: values.nome.trim(),
    email: values.email.trim(),
    cargo: (variant === 'representative' && values.cargo.trim()) || null,
    dddTelefoneFixo: values.dddTelefoneFixo || null,
    numeroTelefoneFixo: values.numeroTelefoneFixo || null,
    dddTelefoneCelular: values.dddTelefoneCelular,
    numeroTelefoneCelular: values.numeroTelefoneCelular,
  };
}

/** The one person behind a contact, however it was typed. */
const personOf = ({ nome, email }: Pick<StoredContact, 'nome' | 'email'>) =>
  [nome, email].map((text) => (text ?? '').trim().replace(/\s+/g, ' ').toLocaleLowerCase('pt-BR')).join('\n');

/**
 * Name, e-mail and mobile are required, the job title of a representative too; the landline is optional (CON-73).
 *
 * @param others those that are on the list already: none of them may come again.
 */
export function checkContact(
  values: ContactValues,
  variant: ContactVariant,
  others: readonly StoredContact[] = [],
): Problems<ContactValues> {
  const repeated = others.some((other) => personOf(other) === personOf(values));
  const landline = checkPhone(
    { ddd: values.dddTelefoneFixo, number: values.numeroTelefoneFixo },
    'landline',
    false,
  );
  const mobile = checkPhone(
    { ddd: values.dddTelefoneCelular, number: values.numeroTelefoneCelular },
    'mobile',
    true,
  );
  return {
    nome: checkText(values.nome),
    email: checkEmail(values.email) ?? (repeated ? 'contactRepeated' : undefined),
    cargo: variant === 'representative' ? checkText(values.cargo) : undefined,
    dddTelefoneFixo: landline.ddd,
    numeroTelefoneFixo: landline.number,
    dddTelefoneCelular: mobile.ddd,
    numeroTelefoneCelular: mobile.number,
  };
}
