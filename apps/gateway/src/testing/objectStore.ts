import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { ObjectStore } from '../files/store/openS3FileStore.ts';

/** A call to the object store. */
interface StoreCall {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
}

/** An object store in the process that keeps bytes in memory. */
export interface TestObjectStore {
  readonly settings: ObjectStore;
  /** Objects by key. */
  readonly objects: Map<string, { bytes: Uint8Array; modified: Date }>;
  readonly calls: StoreCall[];
  /** Status of every answer from now on, or no answer at all; null to serve again. */
  failWith(status: number | 'silence' | null): void;
  close(): Promise<void>;
}

const ACCESS_KEY = 'chave-de-teste';
const BUCKET = 'documentos';

/** Whether a call is signed, in the header or the query. The signature itself is the library's business. */
function isSigned({ headers, url }: StoreCall): boolean {
  const { searchParams } = url;
  const credential = searchParams.get('X-Amz-Credential') ?? headers.authorization ?? '';
  const signature =
    searchParams.get('X-Amz-Signature') ?? /Signature=(\w+)/.exec(headers.authorization ?? '')?.[1];
  return credential.includes(`${ACCESS_KEY}/`) && /^[0-9a-f]{64}$/.test(signature ?? '');
}

/** Keys on a page of a listing. */
const PAGE = 2;

/** Starts an object store with a bucket for tests. */
export async function startObjectStore(): Promise<TestObjectStore> {
  const objects: TestObjectStore['objects'] = new Map();
  const calls: StoreCall[] = [];

  const list = (token: string | null): string => {
    const keys = [...objects.keys()].sort().filter((key) => token === null || key > token);
    const page = keys.slice(0, PAGE);
    const contents = page.map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>${objects.get(key)?.modified.toISOString()}</LastModified></Contents>`,
    );
    const next = keys.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}${next}</ListBucketResult>`;
  };

  let failure: number | 'silence' | null = null;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (failure === 'silence') return;
    if (failure !== null) return void response.writeHead(failure).end();
    const { method = 'GET', headers } = request;
    const call = { method, url: new URL(request.url ?? '/', 'http://localhost'), headers };
    calls.push(call);
    const [, bucket, key = ''] = call.url.pathname.split('/');
    const body = await buffer(request);
    if (!isSigned(call) || bucket !== BUCKET) return void response.writeHead(403).end();
    if (key === '') return void response.end(list(call.url.searchParams.get('continuation-token')));
    if (method === 'PUT') {
      const source = headers['x-amz-copy-source'];
      if (typeof source === 'string') {
        const copied = objects.get(source.slice(`/${BUCKET}/`.length));
        if (copied === undefined) return void response.writeHead(404).end();
        objects.set(key, { bytes: copied.bytes, modified: new Date() });
        return void response.end('<?xml version="1.0"?><CopyObjectResult></CopyObjectResult>');
      }
      objects.set(key, { bytes: new Uint8Array(body), modified: new Date() });
      return void response.end();
    }
    if (method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    const found = objects.get(key)?.bytes;
    if (found === undefined) return void response.writeHead(404).end();
    const [, from, until] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
    if (from === undefined) {
      return void response
        .writeHead(200, { 'Content-Length': found.byteLength })
        .end(method === 'HEAD' ? '' : found);
    }
    if (Number(from) >= found.byteLength) return void response.writeHead(416).end();
    response.writeHead(206).end(found.subarray(Number(from), Number(until) + 1));
  };

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: BUCKET,
      region: 'sa-east-1',
      accessKeyId: ACCESS_KEY,
      secretAccessKey: 'segredo-de-teste',
    },
    objects,
    calls,
    failWith: (status) => {
      failure = status;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
