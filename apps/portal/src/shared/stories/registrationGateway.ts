import type { Schemas } from '@portal/api';
import { documentTypeFacts, replacedDocuments } from '@portal/domain';
import { HttpResponse, http } from 'msw';
import { gatewayHttp, meta as listMeta } from './gatewayHttp.ts';
import { storedDocument } from './registrations.ts';

type Registration = Schemas['Registration'];

/** Address of uploads and downloads in stories. */
export const storyFiles = 'https://arquivos.portal.test';

const FLOW = '/api/fornecedores/pre-cadastro/{fluxoCadastroId}';

/** First bytes of files, by extension. */
const heads: Readonly<Record<string, readonly number[]>> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  xlsx: [0x50, 0x4b, 0x03, 0x04],
};

/** A small file with the first bytes of its extension. */
export function storyFile(name: string): File {
  const head = heads[name.split('.').at(-1) ?? ''] ?? [];
  return new File([new Uint8Array([...head, 0, 0, 0, 0])], name);
}

/** A picture of one grey point. */
const picture = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGN4BQAA/QD8nR7nEQAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

/** Mock gateway with a registration and its documents, for the calls of stories. */
export function registrationGateway(initial: Registration) {
  const kept = { registration: initial };
  const sent: string[] = [];
  let nextId = 900;

  const setDocuments = (type: Schemas['DocumentType'], documents: Schemas['StoredDocument'][]) => {
    const { fornecedor, versao } = kept.registration;
    const documentosPorTipo = { ...fornecedor.documentosPorTipo, [type]: documents };
    kept.registration = {
      ...kept.registration,
      versao: versao + 1,
      fornecedor: { ...fornecedor, documentosPorTipo },
    };
  };
  const findDocument = (id: number) =>
    Object.values(kept.registration.fornecedor.documentosPorTipo)
      .flat()
      .find((document) => document.id === id);

  const store = (type: Schemas['DocumentType'], name: string) => {
    nextId += 1;
    const { documentosPorTipo, pendencias } = kept.registration.fornecedor;
    const before = documentosPorTipo[type];
    const [replaced] = replacedDocuments({ type, stored: before, pendencies: pendencias });
    const added = { ...storedDocument(nextId, type, name), dataCriacao: '2027-03-05T09:00:00-03:00' };
    setDocuments(type, [...before.filter((document) => document !== replaced), added]);
  };

  return {
    kept,
    /** Recorded calls that change something, in order. */
    sent,
    handlers: [
      gatewayHttp.get(FLOW, ({ response }) => response(200).json(kept.registration)),
      gatewayHttp.post('/api/fornecedores/{id}/url-pre-assinada', async ({ request, response }) => {
        const form = await request.formData();
        const [type, name] = [String(form.get('TipoDocumento')), String(form.get('NomesArquivos'))];
        sent.push(`POST ${type} ${name}`);
        return response(200).json([{ url: `${storyFiles}/${type}/${encodeURIComponent(name)}` }]);
      }),
      http.put(`${storyFiles}/:type/:name`, ({ params }) => {
        const type = documentTypeFacts(String(params.type))?.type;
        if (!type) return new HttpResponse(null, { status: 404 });
        sent.push(`PUT ${params.name}`);
        store(type, String(params.name));
        return new HttpResponse(null, { status: 204 });
      }),
      http.get(`${storyFiles}/:name`, () => HttpResponse.arrayBuffer(picture.buffer)),
      gatewayHttp.get('/api/fornecedores/{id}/documentos/{documentoId}', ({ params, response }) => {
        const document = findDocument(Number(params.documentoId));
        return document
          ? response(200).json({ ...document, url: `${storyFiles}/${document.id}` })
          : response.untyped(new HttpResponse(null, { status: 404 }));
      }),
      gatewayHttp.delete('/api/fornecedores/{id}/documentos/{documentoId}', ({ params, response }) => {
        const document = findDocument(Number(params.documentoId));
        sent.push(`DELETE ${document?.nomeOriginal}`);
        if (document) {
          const others = kept.registration.fornecedor.documentosPorTipo[document.tipoDocumento];
          setDocuments(
            document.tipoDocumento,
            others.filter(({ id }) => id !== document.id),
          );
        }
        return response(204).empty();
      }),
    ],
  };
}

/** Brands and categories to choose from, searched by their descriptions. */
export const supplierChoiceCalls = [
  gatewayHttp.get('/api/fornecedores/marcas', ({ query, response }) => {
    const search = (query.get('descricao') ?? '').toUpperCase();
    const marcas = [
      { id: 412, descricao: 'TRAMONTINA' },
      { id: 413, descricao: 'BRINOX' },
      { id: 414, descricao: 'PANELAS DA SERRA' },
    ].filter(({ descricao }) => descricao.includes(search));
    return response(200).json({ marcas, meta: listMeta(marcas.length, 20) });
  }),
  gatewayHttp.get('/api/fornecedores/categorias', ({ query, response }) => {
    const search = (query.get('descricao') ?? '').toUpperCase();
    const categorias = [
      { id: 3, descricao: 'UTILIDADES DOMÉSTICAS', versao: 1 },
      { id: 8, descricao: 'BAZAR', versao: 1 },
    ].filter(({ descricao }) => descricao.includes(search));
    return response(200).json({ categorias, meta: listMeta(categorias.length, 20) });
  }),
];
