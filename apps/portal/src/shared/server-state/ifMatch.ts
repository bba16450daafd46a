/** Header with the version that the user saw (D7). */
export function ifMatch({ versao }: { versao: number }): { 'If-Match': string } {
  return { 'If-Match': `"${versao}"` };
}

/** Path and version of a record that is changed. */
export function pathAndVersionOf<Id>({ id, versao }: { id: Id; versao: number }) {
  return { path: { id }, header: ifMatch({ versao }) };
}
