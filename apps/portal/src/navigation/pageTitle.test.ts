import { href } from '@portal/domain';
import { expect, it } from 'vitest';
import { pageTitleOf } from './pageTitle.ts';

it.each([
  [href('catalogue-family', { id: 87 }), 'Família'],
  [href('catalogue-family', { id: 87, aba: 'produtos' }), 'Família'],
  [href('catalogue-family', { id: 87, produto: 12 }), 'Produto'],
  [href('supplier-partner', { id: '3f0c6f0e-6a0b-4a5e-9f51-0d2b8f6d7c99' }), 'Parceiro'],
  ['/nada?produto=12', 'Página não encontrada'],
])('what %s shows is called %s', (address, title) => {
  expect(pageTitleOf(address)).toBe(title);
});
