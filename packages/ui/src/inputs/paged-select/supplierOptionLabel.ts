/** How a supplier reads in a list: "code - trade name" (WID-060), or what there is of the two. */
export function supplierOptionLabel(
  codigo: string | number | null | undefined,
  nomeFantasia: string | null | undefined,
): string {
  return [codigo, nomeFantasia?.trim()]
    .filter((part) => part !== undefined && part !== null && part !== '')
    .join(' - ');
}
