/** Default suffix of managers' e-mails (GAP-07). */
export const DEFAULT_MANAGER_EMAIL_SUFFIX = '@empresa.com.br';

/** Whether a text can be the suffix of e-mails: an at sign and a domain with a dot (D10, GAP-07). */
export function isEmailSuffix(text: string): boolean {
  return /^@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(text);
}
