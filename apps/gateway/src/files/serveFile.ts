import { eq } from 'drizzle-orm';
import { acceptedSecrets } from '../config/GatewayConfig.ts';
import { files } from '../database/schema.ts';
import { forbidden, notFound } from '../http/GatewayError.ts';
import type { GatewayContext } from '../http/operationHandler.ts';
import { contentDisposition } from './contentDisposition.ts';
import { FILES_PATH, remainingSecondsUnder } from './fileAddress.ts';

/** Policy of a document in the browser: only its own viewer may show it, alone or in a frame of the portal. */
function documentPolicy(portalOrigins: readonly string[]): string {
  const ancestors = portalOrigins.length === 0 ? "'none'" : portalOrigins.join(' ');
  return `default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors ${ancestors}`;
}

/**
 * Serves a stored file under its signed address, with the type that was found when it was uploaded.
 *
 * @throws GatewayError 403 for an address that was changed or has expired, 404 when the file is gone.
 */
export async function serveFile({ database, config, now }: GatewayContext, url: URL): Promise<Response> {
  const id = url.pathname.slice(FILES_PATH.length);
  const seconds = remainingSecondsUnder(acceptedSecrets(config), now(), id, url.searchParams);
  if (seconds === null) throw forbidden();
  // Only ids that the gateway signed reach this point.
  const [file] = await database.queries
    .select({ contentType: files.contentType })
    .from(files)
    .where(eq(files.id, id));
  const bytes = file === undefined ? null : await config.files.open(id);
  if (file === undefined || bytes === null) throw notFound();
  const name = url.searchParams.get('nome');
  return new Response(bytes.stream, {
    headers: {
      // Photos have no name. What has one is a document of somebody, which no browser keeps.
      'Cache-Control': name === null ? `private, max-age=${seconds}` : 'no-store',
      'Content-Disposition': contentDisposition(file.contentType, name),
      'Content-Length': String(bytes.sizeBytes),
      'Content-Type': file.contentType,
      ...(file.contentType === 'application/pdf'
        ? { 'Content-Security-Policy': documentPolicy(config.portalOrigins) }
        : {}),
      // The portal is on another origin; the signed address is the permission.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  });
}
