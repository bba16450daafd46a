import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isUuid } from '@portal/formats';
import { AwsClient } from 'aws4fetch';
import { type ByteChunks, type FileStore, FileStoreLostError } from './FileStore.ts';

/** An object store with the S3 protocol, and its access key. */
export interface ObjectStore {
  /** Address of the service, without the bucket. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** An unexpected answer of the store; only its status is logged. */
class ObjectStoreError extends Error {
  override readonly name = 'ObjectStoreError';
}

/** How long the store may take until it begins to answer, beside the time of the bytes that it is sent. */
const SILENCE_MS = 15_000;

/** The slowest line to the store: 8 Mbit/s. */
const BYTES_PER_SECOND = 1_000_000;

/** How often a request is sent while the store fails, and the pause before the second time; then it doubles. */
const TRIES = 3;
const PAUSE_MS = 50;

/** An instant in the format of signatures: `20270301T123000Z`. */
const signingTime = (now: Date): string => now.toISOString().replace(/[:-]|\.\d{3}/g, '');

const XML_ENTRIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

/** Text of an element of a listing, undefined without the element. */
function textOf(xml: string, element: string): string | undefined {
  const text = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];
  return text?.replace(/&(?:amp|lt|gt|quot);/g, (entry) => XML_ENTRIES[entry] ?? entry);
}

/** The store needs the size of a file before its first byte. */
async function wholeOf(chunks: ByteChunks): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return new Uint8Array(Buffer.concat(parts));
}

/** A page of the listing of a bucket. */
interface Listing {
  readonly objects: readonly { readonly key: string; readonly modified: Date }[];
  /** Token of the next page; undefined after the last one. */
  readonly next: string | undefined;
}

function readListing(xml: string): Listing {
  const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, object = '']) => {
    const key = textOf(object, 'Key');
    const modified = textOf(object, 'LastModified');
    return key === undefined || modified === undefined ? [] : [{ key, modified: new Date(modified) }];
  });
  return { objects, next: textOf(xml, 'NextContinuationToken') };
}

/**
 * Keeps files in a bucket of an object store. Browsers send documents to it and read them with signed addresses; its
 * CORS rules have to allow PUT and GET from the portal's origins.
 *
 * @param silenceMs how long the store may take until it begins to answer, beside the time of the bytes that it is sent.
 */
export function openS3FileStore(
  { endpoint, bucket, ...keys }: ObjectStore,
  silenceMs: number = SILENCE_MS,
): FileStore {
  const client = new AwsClient({ ...keys, service: 's3' });
  const base = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`;
  const addressOf = (id: string) => `${base}/${encodeURIComponent(id)}`;

  /**
   * Sends a request, and again after a failure of the store. Bytes of the answer may take as long as their reader does. A
   * redirect is an answer like others: the store is the one of the settings.
   */
  const answerOf = async (url: string, init: RequestInit, limitMs: number): Promise<Response> => {
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(), limitMs);
    try {
      for (let tries = 1; ; tries += 1) {
        // A request that is made with the signal holds it weakly: the garbage collector would end the limit.
        const response = await fetch(await client.sign(url, init), {
          redirect: 'manual',
          signal: silence.signal,
        });
        if (tries === TRIES || (response.status < 500 && response.status !== 429)) return response;
        await response.body?.cancel();
        await wait(PAUSE_MS * 2 ** (tries - 1));
      }
    } catch (error) {
      throw new FileStoreLostError('The object store does not answer', { cause: error });
    } finally {
      clearTimeout(timer);
    }
  };

  /** Sends a signed request. @throws ObjectStoreError for an unexpected status. */
  const send = async (
    url: string,
    init: RequestInit,
    expected: readonly number[],
    limitMs: number = silenceMs,
  ): Promise<Response> => {
    const response = await answerOf(url, init, limitMs);
    if (expected.includes(response.status)) return response;
    await response.body?.cancel();
    const told = `The object store answered ${init.method ?? 'GET'} with ${response.status}`;
    throw response.status >= 500 ? new FileStoreLostError(told) : new ObjectStoreError(told);
  };

  const put = async (id: string, body: Uint8Array<ArrayBuffer>): Promise<string> => {
    // The answer comes after the last byte, which may be on a slow line.
    const limitMs = silenceMs + (body.byteLength / BYTES_PER_SECOND) * 1000;
    await send(addressOf(id), { method: 'PUT', body }, [200], limitMs);
    return id;
  };

  /** Signs an address with the host and these headers, which its caller has to send as they are. */
  const presigned = async (
    url: URL,
    { now, seconds, ...signed }: { method: 'GET' | 'PUT'; headers?: HeadersInit; now: Date; seconds: number },
  ): Promise<string> => {
    url.searchParams.set('X-Amz-Expires', String(seconds));
    const aws = { signQuery: true, allHeaders: true, datetime: signingTime(now) };
    return (await client.sign(url, { ...signed, aws })).url;
  };

  const sizeOf = async (id: string): Promise<number | null> => {
    const response = await send(addressOf(id), { method: 'HEAD' }, [200, 404]);
    return response.status === 404 ? null : Number(response.headers.get('content-length'));
  };

  async function* listing(): AsyncGenerator<Listing['objects']> {
    let next: string | undefined;
    do {
      const query = new URLSearchParams({ 'list-type': '2' });
      if (next !== undefined) query.set('continuation-token', next);
      const page = readListing(await (await send(`${base}?${query}`, {}, [200])).text());
      yield page.objects.filter(({ key }) => isUuid(key));
      next = page.next;
    } while (next !== undefined);
  }

  return {
    put: (bytes) => put(randomUUID(), new Uint8Array(bytes)),

    // Only small files take this path.
    putStream: async (chunks) => put(randomUUID(), await wholeOf(chunks)),

    open: async (id) => {
      const response = await send(addressOf(id), {}, [200, 404]);
      if (response.status === 200 && response.body !== null) {
        return { sizeBytes: Number(response.headers.get('content-length')), stream: response.body };
      }
      await response.body?.cancel();
      return null;
    },

    sizeOf,

    read: async (id, from, length) => {
      if (length === 0) return new Uint8Array();
      const headers = { Range: `bytes=${from}-${from + length - 1}` };
      const response = await send(addressOf(id), { headers }, [206, 200, 404, 416]);
      const bytes = response.status === 206 || response.status === 200 ? await response.bytes() : null;
      if (bytes === null) {
        await response.body?.cancel();
        return new Uint8Array();
      }
      // A store without ranges sends the whole file.
      return response.status === 206 ? bytes : bytes.subarray(from, from + length);
    },

    remove: async (id) => {
      await send(addressOf(id), { method: 'DELETE' }, [200, 204, 404]);
    },

    removeUnknown: async (before, known) => {
      for await (const page of listing()) {
        const old = page.filter(({ modified }) => modified < before).map(({ key }) => key);
        const kept = await known(old);
        for (const key of old.filter((one) => !kept.has(one)))
          await send(addressOf(key), { method: 'DELETE' }, [200, 204, 404]);
      }
    },

    list: async function* () {
      for await (const page of listing()) yield page.map(({ key }) => key);
    },

    putBack: async (id, chunks) => {
      await put(id, await wholeOf(chunks));
    },

    addresses: {
      upload: (id, now, seconds, announced) => {
        const headers: Record<string, string> =
          announced === undefined
            ? {}
            : { 'Content-Type': announced.contentType, 'Content-Length': String(announced.sizeBytes) };
        return presigned(new URL(addressOf(id)), { method: 'PUT', headers, now, seconds });
      },
      download: (id, now, seconds, { contentType, contentDisposition }) => {
        const url = new URL(addressOf(id));
        url.searchParams.set('response-content-type', contentType);
        url.searchParams.set('response-content-disposition', contentDisposition);
        url.searchParams.set('response-cache-control', 'no-store');
        return presigned(url, { method: 'GET', now, seconds });
      },
      seal: async (uploadId) => {
        const id = randomUUID();
        const headers = { 'x-amz-copy-source': `/${bucket}/${uploadId}` };
        const response = await send(addressOf(id), { method: 'PUT', headers }, [200, 404]);
        // A copy that fails half-way is told in a body under the status 200.
        const isCopied = (await response.text()).includes('<CopyObjectResult');
        if (response.status === 200 && !isCopied) throw new ObjectStoreError('The object store did not copy');
        return isCopied ? id : null;
      },
    },
  };
}
