import { answerOf, type Schemas } from '@portal/api';
import { type EanBody, type EanForm, emptyEanForm } from '@portal/domain';
import { atomWithQuery } from 'jotai-tanstack-query';
import { z } from 'zod';
import { createRecordRegister } from '../../../shared/records/recordRegister.ts';
import { ifMatch } from '../../../shared/server-state/ifMatch.ts';
import { portalQueryClientAtom, queriesAtom } from '../../../shared/server-state/serverStateAtoms.ts';

export type Ean = Schemas['ProductChild'];

const LIST = '/api/produtos/{produtoId}/produtos-filhos';
const EAN = `${LIST}/{produtoFilhoId}` as const;

const flags = { principal: z.boolean(), saldao: z.boolean() };
const draftSchema = z.object({
  record: z
    .object({
      id: z.number(),
      gtinEan: z.string().nullable(),
      dun: z.string().nullable(),
      quantidadeProdutosNaCaixa: z.number().nullable(),
      descricao: z.string().nullable(),
      ...flags,
      versao: z.number(),
    })
    .nullable(),
  values: z.object({
    gtinEan: z.string(),
    dun: z.string(),
    quantidadeProdutosNaCaixa: z.number().nullable(),
    descricao: z.string(),
    ...flags,
  }),
});

/** The EANs of a product and the acts on them (EAN-015 to EAN-024). */
export function createEanRegister(produtoId: number) {
  const product = { params: { path: { produtoId } } };
  const pathOf = ({ id }: Ean) => ({ produtoId, produtoFilhoId: id });

  const eansAtom = atomWithQuery(
    (get) => get(queriesAtom).queryOptions('get', LIST, product),
    (get) => get(portalQueryClientAtom),
  );

  const register = createRecordRegister<Ean, EanForm, EanBody>({
    draftPlace: { page: `catalogue-family/${produtoId}`, form: 'ean' },
    parseDraft: draftSchema.parse,
    emptyForm: emptyEanForm,
    toForm: ({ gtinEan, dun, quantidadeProdutosNaCaixa, descricao, principal, saldao }) => ({
      gtinEan: gtinEan ?? '',
      dun: dun ?? '',
      quantidadeProdutosNaCaixa,
      descricao: descricao ?? '',
      principal,
      saldao,
    }),
    create: (api, body) => api.POST(LIST, { ...product, body }),
    update: (api, ean, body) => api.PUT(EAN, { params: { path: pathOf(ean), header: ifMatch(ean) }, body }),
    remove: (api, ean) => api.PUT(`${EAN}/delete`, { params: { path: pathOf(ean), header: ifMatch(ean) } }),
    async read(api, { id }) {
      const { produtosFilhos } = await answerOf(api.GET(LIST, product));
      const ean = produtosFilhos.find((child) => child.id === id);
      if (!ean) throw new Error('Somebody has removed the EAN');
      return ean;
    },
    listKey: ['get', LIST, product],
    otherKeys: [['get', '/api/produtos']], // its rows show the main EAN
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
