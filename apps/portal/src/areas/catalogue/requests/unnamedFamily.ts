interface Placed {
  readonly id: number;
}

/**
 * What stands for the name of a family that has none, with its place in a request of several: these could not be told
 * apart otherwise, and the place stays when another one is named.
 *
 * @example
 * unnamedFamily('Família sem nome', family, families); // 'Família sem nome, 1 de 2'
 */
export function unnamedFamily(text: string, { id }: Placed, families: readonly Placed[]): string {
  if (families.length === 1) return text;
  return `${text}, ${families.findIndex((family) => family.id === id) + 1} de ${families.length}`;
}
