import document from '../contract/contract.gen.json' with { type: 'json' };

/** A part of the contract, or what its `$ref` names. */
export function resolvePart<Part extends { readonly $ref?: string }>(part: Part): Part {
  if (part.$ref === undefined) return part;
  const target = part.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], document);
  return resolvePart(target as Part);
}
