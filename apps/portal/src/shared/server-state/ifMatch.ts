/** Header with the version that the user saw (D7). */
export function ifMatch({ versao }: { versao: number }): { 'If-Match': string } {
  return { 'If-Match': `"${versao}"` };
}
