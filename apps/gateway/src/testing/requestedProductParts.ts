import { formOf, photoFile } from './photos.ts';
import type { TestAnswer, TestGateway } from './testGateway.ts';

/** A complete product of a request as its form sends it. */
export const productParts = () => ({
  Variacao: 'verde',
  GtinEan: '7896004006031',
  Dun: '17896004006038',
  QuantidadeProdutosNaCaixa: '6',
  'ProdutoFornecedor.Sku': 'PN-450',
  Altura: '10',
  Largura: '20',
  Comprimento: '30',
  Peso: '400',
  'Fotos[0].ordem': '0',
  'Fotos[0].arquivo': photoFile(),
});

/** Sends a form of parts: a record of its own, or a change of one as it was made. */
export async function callWithForm(
  { app }: TestGateway,
  method: 'POST' | 'PUT',
  path: string,
  token: string,
  parts: Parameters<typeof formOf>[0],
): Promise<TestAnswer> {
  const response = await app.request(path, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(method === 'POST' ? { 'Idempotency-Key': crypto.randomUUID() } : { 'If-Match': '"1"' }),
    },
    body: formOf(parts),
  });
  const text = await response.text();
  const body = JSON.parse(text) as unknown;
  return { status: response.status, headers: response.headers, text, body };
}
