/** Whether a text is an e-mail: no spaces, one @ with something before it, and a domain of two parts or more (FND-093). */
export function isValidEmail(text: string): boolean {
  if (/\s/.test(text)) return false;
  const [local, domain, ...more] = text.split('@');
  if (!local || !domain || more.length > 0) return false;
  const parts = domain.split('.');
  return parts.length > 1 && parts.every((part) => part !== '');
}
