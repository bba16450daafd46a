import { answerOf, type Schemas } from '@portal/api';
import { skuFields, skuSchema, storedForm } from '@portal/domain';
import { createRecordRegister } from '../../../shared/records/recordRegister.ts';
import { createdOnce } from '../../../shared/server-state/createdOnce.ts';
import { ifMatch } from '../../../shared/server-state/ifMatch.ts';
import { queryAtom } from '../../../shared/server-state/queryAtom.ts';
import { queriesAtom } from '../../../shared/server-state/serverStateAtoms.ts';
import { REQUESTED_PRODUCT_KEYS } from '../requestedProductKeys.ts';

/** A code under which a supplier sells a product. */
export type Sku = Schemas['ProductSupplierSku'];

const LIST = '/api/produtos/{produtoId}/fornecedores/{produtofornecedorId}/skus';
const SKU = `${LIST}/{skuId}` as const;

/** The SKUs of a supplier link and the acts on them (LNK-025 to LNK-031, GAP-42, GAP-43). */
export function createSkuRegister(produtoId: number, produtofornecedorId: number) {
  const link = { params: { path: { produtoId, produtofornecedorId } } };
  const pathOf = ({ id }: Sku) => ({ produtoId, produtofornecedorId, skuId: id });
  const failed = 'Erro ao atualizar SKU no fornecedor';
  const saved = 'SKU salvo com sucesso';

  const skusAtom = queryAtom((get) => get(queriesAtom).queryOptions('get', LIST, link));

  const register = createRecordRegister({
    fields: skuFields,
    schema: skuSchema,
    draftPlace: { page: `catalogue-family/${produtoId}/${produtofornecedorId}`, form: 'sku' },
    toForm: (sku: Sku) => storedForm(skuFields, sku),
    create: (api, body, key) =>
      api.POST(LIST, { params: { ...link.params, header: createdOnce(key) }, body }),
    update: (api, sku, body) => api.PUT(SKU, { params: { path: pathOf(sku), header: ifMatch(sku) }, body }),
    remove: (api, sku) => api.PUT(`${SKU}/delete`, { params: { path: pathOf(sku), header: ifMatch(sku) } }),
    async read(api, id) {
      const { skus } = await answerOf(api.GET(LIST, link));
      const sku = skus.find((other) => other.id === id);
      if (!sku) throw new Error('Somebody has removed the SKU');
      return sku;
    },
    listKey: ['get', LIST, link],
    otherKeys: REQUESTED_PRODUCT_KEYS,
    texts: {
      created: saved,
      updated: saved,
      removed: 'Item removido com sucesso',
      createFailed: failed,
      updateFailed: failed,
      removeFailed: 'Erro ao remover sku',
    },
  });

  return { ...register, skusAtom };
}

export type SkuRegister = ReturnType<typeof createSkuRegister>;
