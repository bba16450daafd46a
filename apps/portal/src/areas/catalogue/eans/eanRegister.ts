import { answerOf, type Schemas } from '@portal/api';
import { eanFields, eanSchema, storedForm } from '@portal/domain';
import { createRecordRegister } from '../../../shared/records/recordRegister.ts';
import { createdOnce } from '../../../shared/server-state/createdOnce.ts';
import { ifMatch } from '../../../shared/server-state/ifMatch.ts';
import { queryAtom } from '../../../shared/server-state/queryAtom.ts';
import { queriesAtom } from '../../../shared/server-state/serverStateAtoms.ts';
import { REQUESTED_PRODUCT_KEYS } from '../requestedProductKeys.ts';

export type Ean = Schemas['ProductChild'];

const LIST = '/api/produtos/{produtoId}/produtos-filhos';
const EAN = `${LIST}/{produtoFilhoId}` as const;

/** The EANs of a product and the acts on them (EAN-015 to EAN-024). */
export function createEanRegister(produtoId: number) {
  const product = { params: { path: { produtoId } } };
  const pathOf = ({ id }: Ean) => ({ produtoId, produtoFilhoId: id });

  const eansAtom = queryAtom((get) => get(queriesAtom).queryOptions('get', LIST, product));

  const register = createRecordRegister({
    fields: eanFields,
    schema: eanSchema,
    draftPlace: { page: `catalogue-family/${produtoId}`, form: 'ean' },
    toForm: (ean: Ean) => storedForm(eanFields, ean),
    create: (api, body, key) =>
      api.POST(LIST, { params: { ...product.params, header: createdOnce(key) }, body }),
    update: (api, ean, body) => api.PUT(EAN, { params: { path: pathOf(ean), header: ifMatch(ean) }, body }),
    remove: (api, ean) => api.PUT(`${EAN}/delete`, { params: { path: pathOf(ean), header: ifMatch(ean) } }),
    async read(api, id) {
      const { produtosFilhos } = await answerOf(api.GET(LIST, product));
      const ean = produtosFilhos.find((child) => child.id === id);
      if (!ean) throw new Error('Somebody has removed the EAN');
      return ean;
    },
    listKey: ['get', LIST, product],
    otherKeys: [['get', '/api/produtos'], ...REQUESTED_PRODUCT_KEYS], // rows of products show the main EAN
    texts: {
      created: 'Novo EAN criado',
      updated: 'EAN atualizado',
      removed: 'EAN excluído',
      removeFailed: 'Erro ao excluir EAN',
    },
  });

  return { ...register, eansAtom };
}

export type EanRegister = ReturnType<typeof createEanRegister>;
