import { GatewayError } from '../../../http/GatewayError.ts';

/**
 * `caracteristicasIds[0]` → `CaracteristicasIds[0]`; the photos have another name in the form, and the SKU stands in that of
 * the supplier (PRD-065, PRC-057).
 */
function partName(path: string): string {
  if (path === 'sku') return 'ProdutoFornecedor.Sku';
  return path.replace(/^fotosProdutos(?=$|\[)/, 'fotos').replace(/^[a-z]/, (letter) => letter.toUpperCase());
}

/** Renames the fields of a refusal to the parts of the form, so that each message finds its field. */
export async function withPartNames<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    const { message, errors } = error.body;
    const fields = Object.fromEntries(
      Object.entries(errors.fields).map(([path, texts]) => [partName(path), texts]),
    );
    throw new GatewayError(error.status, message, { global: errors.global, fields, headers: error.headers });
  }
}
