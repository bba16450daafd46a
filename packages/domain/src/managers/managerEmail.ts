/** Suffix of the e-mail of managers where nobody configures another one (GAP-07). */
export const DEFAULT_MANAGER_EMAIL_SUFFIX = '@empresa.com.br';

/** Tells whether a text can be the suffix of e-mails: an at sign and a domain with a dot (D10, GAP-07). */
export function isEmailSuffix(text: string): boolean {
  return /^@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(text);
}

/**
 * User part of an e-mail, which the dialog shows before the fixed suffix (MGR-009): the text without the suffix, whatever
 * its letter case; a text that does not end in it stays whole.
 */
export function emailUser(email: string, suffix: string): string {
  const ends = suffix !== '' && email.toLowerCase().endsWith(suffix.toLowerCase());
  return ends ? email.slice(0, -suffix.length) : email;
}

/** E-mail out of its user part and the suffix (GAP-07); empty without a user part, since a suffix alone is no address. */
export function managerEmail(user: string, suffix: string): string {
  const name = emailUser(user.trim(), suffix);
  return name === '' || name.includes('@') ? name : `${name}${suffix}`;
}
