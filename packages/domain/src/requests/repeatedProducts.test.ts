import { expect, it } from 'vitest';
import { repeatedProductText } from './repeatedProducts.ts';

it.each([
  ['gtinEan', 'EAN já cadastrado em outro produto: 305021 - PANELA AZUL'],
  ['dun', 'DUN já cadastrado em outro produto: 305021 - PANELA AZUL'],
  ['sku', 'SKU já cadastrado em outro produto do fornecedor: 305021 - PANELA AZUL'],
] as const)('the message of a repeated %s names the product', (field, text) => {
  expect(repeatedProductText(field, { codigo: 305021, nome: 'PANELA AZUL' })).toBe(text);
});

it('the message names no product that a supplier may not know', () => {
  expect(repeatedProductText('dun', null)).toBe('DUN já cadastrado em outro produto');
});
