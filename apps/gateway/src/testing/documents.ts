import type { Schemas } from '@portal/api';
import { eq } from 'drizzle-orm';
import { registrationFlows } from '../database/schema.ts';
import { documentFiles } from './documentFiles.ts';
import { SUPPLIER_FLOW } from './fixtures.ts';
import type { TestGateway } from './testGateway.ts';

type DocumentType = Schemas['DocumentType'];

/** Moves the registration of the supplier of the fixtures to a status. */
export async function setStatus({ database }: TestGateway, status: Schemas['FlowStatus']): Promise<void> {
  await database.queries
    .update(registrationFlows)
    .set({ statusFluxoCadastro: status, etapaReprovacao: status === 'Reprovado' ? 'PrimeiraAnalise' : null })
    .where(eq(registrationFlows.id, SUPPLIER_FLOW));
}

/** Request for upload addresses; the defaults are valid. */
export interface UploadRequest {
  readonly token?: string;
  readonly supplierId?: number | string;
  readonly type?: string;
  readonly names?: readonly string[];
  /** Sizes of the files, in bytes. @default none announced */
  readonly sizes?: readonly (number | string)[];
  readonly flag?: string;
  readonly path?: 'url-pre-assinada' | 'anexar-documento';
}

/** Requests upload addresses for documents, as the supplier of the fixtures unless another token is given. */
export async function askForUploads(gateway: TestGateway, request: UploadRequest = {}): Promise<Response> {
  const {
    supplierId = 1,
    type = 'ContratoSocial',
    names = ['contrato.pdf'],
    sizes = [],
    flag = 'true',
  } = request;
  const form = new FormData();
  form.append('TipoDocumento', type);
  form.append('Upload', flag);
  for (const name of names) form.append('NomesArquivos', name);
  for (const size of sizes) form.append('TamanhosArquivos', String(size));
  return gateway.app.request(`/api/fornecedores/${supplierId}/${request.path ?? 'url-pre-assinada'}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${request.token ?? (await gateway.tokenOf('Fornecedor'))}` },
    body: form,
  });
}

/** Addresses for uploads. */
export async function uploadAddresses(gateway: TestGateway, request: UploadRequest = {}): Promise<string[]> {
  const response = await askForUploads(gateway, request);
  if (response.status !== 200) throw new Error(`Answered with ${response.status}: ${await response.text()}`);
  const list = (await response.json()) as Schemas['DocumentUploadList'];
  return list.map(({ url }) => url);
}

/** Sends bytes to an address, as the portal does: without a token and a content type. */
export async function send(
  gateway: Pick<TestGateway, 'app'>,
  address: string | undefined,
  body: BodyInit = documentFiles.pdf(),
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return gateway.app.request(address ?? '', { method: 'PUT', body, headers });
}

/** Stores a document of the supplier of the fixtures in both steps. */
export async function storeDocument(gateway: TestGateway, request: UploadRequest = {}): Promise<void> {
  const [address] = await uploadAddresses(gateway, request);
  const response = await send(gateway, address);
  if (response.status !== 204) throw new Error(`Answered with ${response.status}: ${await response.text()}`);
}

/** Documents of the supplier of the fixtures, those that were replaced or removed included, oldest first. */
export function allDocuments({ database }: TestGateway, type: DocumentType = 'ContratoSocial') {
  return database.queries.query.documents.findMany({
    where: (table, { and, eq: equals }) =>
      and(equals(table.fornecedorId, 1), equals(table.tipoDocumento, type)),
    orderBy: (table, { asc }) => [asc(table.id)],
  });
}
