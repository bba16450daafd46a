/** Header that says which version of a record the user was shown (D7). */
export function ifMatch({ versao }: { versao: number }): { 'If-Match': string } {
  return { 'If-Match': `"${versao}"` };
}
