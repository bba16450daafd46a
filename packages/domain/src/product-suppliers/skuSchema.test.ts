import { describe, expect, it } from 'vitest';
import { skuSchema } from './skuSchema.ts';

function messages(value: unknown): string[] {
  const issues = skuSchema.safeParse(value).error?.issues ?? [];
  return issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

describe('skuSchema', () => {
  it.each([
    [' Pn-4500/vm ', 'Pn-4500/vm'],
    ['x'.repeat(20), 'x'.repeat(20)],
    ["'; drop table --", "'; drop table --"],
  ])('keeps %j as %j, in its letter case (D18)', (sku, kept) => {
    expect(skuSchema.parse({ sku, principal: true, id: 7 })).toEqual({ sku: kept, principal: true });
  });

  it.each([
    [{ principal: false }, ['sku: Campo obrigatório']],
    [{ sku: '  ', principal: false }, ['sku: Campo obrigatório']],
    [{ sku: 'x'.repeat(21), principal: false }, ['sku: Digite no máximo 20 caracteres']],
    [{ sku: 'a\u0007b', principal: false }, ['sku: Digite um texto válido']],
  ])('answers %j with its messages (GAP-41)', (value, expected) => {
    expect(messages(value)).toEqual(expected);
  });
});
