/** Downloads a file from its address when loading it into the page has failed (WID-011, D16). */
export function saveFromAddress(address: string): void {
  const link = document.createElement('a');
  Object.assign(link, { href: address, download: '', target: '_blank', rel: 'noopener noreferrer' });
  link.click();
}
