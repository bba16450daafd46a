/**
 * Whether a text is an e-mail: no spaces, exactly one @ with something before it, and a dot in the domain with
 * something on both sides (FND-093).
 */
export function isValidEmail(text: string): boolean {
  if (/\s/.test(text)) return false;
  const [local, domain, ...more] = text.split('@');
  if (!local || !domain || more.length > 0) return false;
  const labels = domain.split('.');
  return labels.length > 1 && labels.every((label) => label !== '');
}
