/**
 * A static server for the built portal under the strict content security policy: a nonce per response, no inline
 * code, calls and pictures only from the gateway and its object store. The reference for hosting the portal
 * elsewhere.
 */
import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

export interface PortalHostOptions {
  /** The folder `npm run build` writes. */
  folder: string;
  /** Origin of the gateway, put into the page at run time. */
  apiUrl: string;
  /** Address of the object store, where the gateway keeps files in one: the portal sends and reads files there. */
  storeUrl?: string | undefined;
  /** Suffix of managers' e-mails, put into the page at run time; the portal has a default. */
  managerEmailSuffix?: string | undefined;
  /** Takes what an answer failed with, as a file that could not be read. @default console.error */
  log?: (error: unknown) => void;
}

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Policies of Trusted Types that the page makes, each once; none is a `default` that would take any string. */
const TRUSTED_TYPES = [
  'dompurify', // of @portal/ui: gives the parser texts to sanitise, in a document that runs nothing
  'ProseMirrorClipboard', // of its editor: what was pasted, sanitised before
  'portal-worker', // the one address of the worker that draws PDF files
];

/** @param hosts origins of the gateway and, when there is one, of its object store. */
const policy = (nonce: string, hosts: string) =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Photos come from signed addresses of the gateway.
    `img-src 'self' blob: data: ${hosts}`,
    `connect-src 'self' ${hosts}`,
    // PDF documents are shown in a frame, at signed addresses of the gateway.
    `frame-src ${hosts}`,
    "font-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    // What becomes code or elements comes from one of these policies, never from a plain string.
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES.join(' ')}`,
  ].join('; ');

/** Policy of all other answers. It restricts no worker, whose own script has a policy of its own. */
const restPolicy = "frame-ancestors 'none'; base-uri 'none'; object-src 'none'";

const compress = promisify(gzip);

/** The path that a request asks for; `null` where its target is none, as in `GET http://[`. */
function pathOf({ url = '' }: IncomingMessage): string | null {
  if (url.startsWith('/')) return path.posix.normalize(url.split('?', 1)[0] ?? '');
  return URL.parse(url)?.pathname ?? null;
}

interface Asset {
  plain: Buffer;
  zipped: Buffer;
}

/** Creates the server; the caller calls `listen`. */
export function createPortalHost({
  folder,
  apiUrl,
  storeUrl,
  managerEmailSuffix = '',
  log = console.error,
}: PortalHostOptions): Server {
  const hosts = storeUrl ? `${apiUrl} ${new URL(storeUrl).origin}` : apiUrl;
  const assets = new Map<string, Asset>();

  const asset = async (file: string): Promise<Asset | undefined> => {
    const known = assets.get(file);
    if (known || !(await stat(file).catch(() => undefined))?.isFile()) return known;
    const plain = await readFile(file);
    const loaded = { plain, zipped: await compress(plain) };
    assets.set(file, loaded);
    return loaded;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Content-Security-Policy', restPolicy);
    response.setHeader('Referrer-Policy', 'no-referrer');
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    response.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=()');
    // The one in front ends TLS and says so; over plain HTTP browsers ignore the header.
    if (request.headers['x-forwarded-proto'] === 'https') {
      response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }

    const pathname = pathOf(request);
    if (pathname === null) {
      response.writeHead(400).end();
      return;
    }
    const extension = path.extname(pathname);
    const file = path.join(folder, pathname);
    // What the build writes for itself lies in folders that begin with a dot.
    const contentType = pathname.includes('/.') ? undefined : contentTypes[extension];
    const found = contentType && file.startsWith(`${folder}${path.sep}`) ? await asset(file) : undefined;
    if (found && contentType && pathname !== '/index.html') {
      const zips =
        /\bgzip\b/.test(String(request.headers['accept-encoding'])) && !/png|woff2/.test(extension);
      response.writeHead(200, {
        'Content-Type': contentType,
        'Cache-Control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        ...(zips ? { 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' } : {}),
      });
      response.end(zips ? found.zipped : found.plain);
      return;
    }
    if (pathname.startsWith('/assets/')) {
      response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
      return;
    }

    const nonce = randomBytes(18).toString('base64url');
    const page = await asset(path.join(folder, 'index.html'));
    if (!page) throw new Error('The portal is not built');
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policy(nonce, hosts),
    });
    response.end(
      page.plain
        .toString()
        .replaceAll('%CSP_NONCE%', nonce)
        .replaceAll('%PORTAL_API_URL%', apiUrl)
        .replaceAll('%PORTAL_MANAGER_EMAIL_SUFFIX%', managerEmailSuffix),
    );
  };

  // A request that fails is answered, and ends nothing else.
  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      log(error);
      if (!response.headersSent) response.writeHead(500, { 'Cache-Control': 'no-store' });
      response.end();
    });
  });
}
