import { answerOf, failWith, type Schemas } from '@portal/api';
import { linkFields, linkSchema, pageQuery, settleLink, storedForm } from '@portal/domain';
import { keepPreviousData } from '@tanstack/react-query';
import { atom } from 'jotai';
import { createRecordRegister } from '../../../shared/records/recordRegister.ts';
import { createdOnce } from '../../../shared/server-state/createdOnce.ts';
import { ifMatch } from '../../../shared/server-state/ifMatch.ts';
import { queryAtom } from '../../../shared/server-state/queryAtom.ts';
import { queriesAtom } from '../../../shared/server-state/serverStateAtoms.ts';
import { REQUESTED_PRODUCT_KEYS } from '../requestedProductKeys.ts';
import { supplierOption, unitOption } from './supplyLookups.ts';

/** Link of a product with one of its suppliers. */
export type SupplierLink = Schemas['ProductSupplier'];

/** Rows a page (LNK-013). */
export const LINKS_PAGE_SIZE = 30;

const LIST = '/api/produtos/{produtoId}/fornecedores';
const LINK = `${LIST}/{produtofornecedorId}` as const;

/** The supplier links of a product and the acts on them (LNK-013 to LNK-023, GAP-42). */
export function createLinkRegister(produtoId: number) {
  const path = { produtoId };
  const pathOf = (id: number) => ({ produtoId, produtofornecedorId: id });

  const pageAtom = atom(1);
  const linksAtom = queryAtom((get) => {
    const query = pageQuery({ page: get(pageAtom), pageSize: LINKS_PAGE_SIZE });
    return get(queriesAtom).queryOptions(
      'get',
      LIST,
      { params: { path, query } },
      { placeholderData: keepPreviousData },
    );
  });

  const register = createRecordRegister({
    fields: linkFields,
    schema: linkSchema,
    draftPlace: { page: `catalogue-family/${produtoId}`, form: 'supplier' },
    toForm: (link: SupplierLink) => ({
      ...storedForm(linkFields, link),
      fornecedorId: link.fornecedor.id,
      unidadeId: link.unidade.id,
    }),
    recordsOf: ({ fornecedor, unidade }) => ({
      fornecedorId: [supplierOption(fornecedor)],
      unidadeId: [unitOption(unidade)],
    }),
    settle: settleLink,
    create: (api, body, key) => api.POST(LIST, { params: { path, header: createdOnce(key) }, body }),
    update: (api, link, body) =>
      api.PUT(LINK, { params: { path: pathOf(link.id), header: ifMatch(link) }, body }),
    remove: (api, link) =>
      api.PUT(`${LINK}/delete`, { params: { path: pathOf(link.id), header: ifMatch(link) } }),
    read: (api, id) =>
      answerOf(api.GET(LINK, { params: { path: pathOf(id) } })).catch(failWith('Erro ao buscar fornecedor')),
    readsFirst: true,
    listKey: ['get', LIST, { params: { path } }],
    otherKeys: REQUESTED_PRODUCT_KEYS,
    texts: {
      created: 'Fornecedor adicionado com sucesso',
      updated: 'Fornecedor atualizado com sucesso',
      removed: 'Fornecedor removido com sucesso',
      createFailed: 'Erro ao adicionar fornecedor',
      updateFailed: 'Erro ao atualizar fornecedor',
      removeFailed: 'Erro ao remover fornecedor',
    },
  });

  /** Id of the link whose SKUs are shown (LNK-002). */
  const chosenIdAtom = atom<number | null>(null);

  /** Removes the link that is asked about; the page that lost its last row gives way to the one before. */
  const actAtom = atom(null, async (get, set) => {
    const rows = get(linksAtom).data?.produtosFornecedores.length ?? 0;
    await set(register.removal.actAtom);
    const page = get(pageAtom);
    if (rows === 1 && page > 1 && get(linksAtom).data?.produtosFornecedores.length === 0)
      set(pageAtom, page - 1);
  });

  return { ...register, removal: { ...register.removal, actAtom }, linksAtom, pageAtom, chosenIdAtom };
}

export type LinkRegister = ReturnType<typeof createLinkRegister>;
