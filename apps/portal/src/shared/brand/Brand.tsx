/** Name of the portal, as its frame shows it. */
export function Brand() {
  return <span>Portal do Fornecedor</span>;
}
