import type { PortalClient } from '@portal/api';
import { describe, expect, it, vi } from 'vitest';
import { ecommerceToForm, updateEcommerceProduct } from './ecommerceFormValues.ts';
import type { EcommerceProduct } from './ecommerceProductAtoms.ts';

const product: EcommerceProduct = {
  id: 5021,
  codigo: 305021,
  nome: 'PANELA TRAMONTINA SOLAR VERMELHA 4,5LT',
  familiaId: 87,
  importadoLegado: false,
  dimensaoPorFamilia: false,
  descricao: null,
  linkVideo: null,
  altura: 15.5,
  largura: 24,
  comprimento: 38.25,
  peso: 1850,
  caracteristicasIds: [4],
  tagsIds: [18],
  tags: [{ id: 18, descricao: 'COZINHA' }],
  fotosProdutos: [{ id: 901, arquivo: 'https://arquivos.example/901.jpg', ordem: 0 }],
  marca: { id: 1012, descricao: 'TRAMONTINA' },
  versao: 2,
};

describe('updateEcommerceProduct', () => {
  it('sends the version that was read and each photo by its id (D7, GAP-47)', async () => {
    const PUT = vi.fn(async () => ({ data: product }));
    const api = { PUT } as unknown as PortalClient; // nothing else is called
    const values = {
      ...ecommerceToForm(product),
      descricao: null,
      linkVideo: null,
      fotosProdutos: [
        { id: 901, arquivo: null, file: null, ordem: 0 },
        { id: 999, arquivo: null, file: null, ordem: 1 },
      ],
    };
    await updateEcommerceProduct(api, product, values);
    expect(PUT).toHaveBeenCalledExactlyOnceWith('/api/produtos/{produtoId}/ecommerce', {
      params: { path: { produtoId: 5021 }, header: { 'If-Match': '"2"' } },
      body: { ...values, fotosProdutos: [{ id: 901, ordem: 0 }] },
    });
  });
});
