import document from '../contract/contract.gen.json' with { type: 'json' };

/** Resolves the `$ref` of a part of the contract. */
export function resolvePart<Part extends { readonly $ref?: string }>(part: Part): Part {
  if (part.$ref === undefined) return part;
  const target = part.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], document);
  return resolvePart(target as Part);
}
