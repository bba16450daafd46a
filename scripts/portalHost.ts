/**
 * A static server for the built portal under the strict content security policy: a nonce per response, no inline
 * code, calls and pictures only from the gateway and its object store. The reference for hosting the portal
 * elsewhere.
 */
import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
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
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');

const compress = promisify(gzip);

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
}: PortalHostOptions): Server {
  const hosts = storeUrl ? `${apiUrl} ${new URL(storeUrl).origin}` : apiUrl;
  const assets = new Map<string, Promise<Asset | undefined>>();

  const load = async (file: string): Promise<Asset | undefined> => {
    if (!(await stat(file).catch(() => undefined))?.isFile()) return undefined;
    const plain = await readFile(file);
    return { plain, zipped: await compress(plain) };
  };
  const asset = (file: string) => {
    const known = assets.get(file) ?? load(file);
    assets.set(file, known);
    return known;
  };

  return createServer(async (request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'no-referrer');
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    response.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=()');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }

    const { pathname } = new URL(request.url ?? '/', 'http://portal');
    const extension = path.extname(pathname);
    const file = path.join(folder, path.normalize(pathname));
    const contentType = contentTypes[extension];
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
    const page = (await asset(path.join(folder, 'index.html')))?.plain.toString() ?? '';
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policy(nonce, hosts),
    });
    response.end(
      page
        .replaceAll('%CSP_NONCE%', nonce)
        .replaceAll('%PORTAL_API_URL%', apiUrl)
        .replaceAll('%PORTAL_MANAGER_EMAIL_SUFFIX%', managerEmailSuffix),
    );
  });
}
