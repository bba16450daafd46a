import { DEFAULT_MANAGER_EMAIL_SUFFIX, isEmailSuffix } from '@portal/domain';

/** The suffix of the e-mails of managers as it is configured, or the one that holds where nobody did (D10, GAP-07). */
export function emailSuffixOf(configured: string): string {
  return isEmailSuffix(configured) ? configured : DEFAULT_MANAGER_EMAIL_SUFFIX;
}
