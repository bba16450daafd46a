import { eq } from 'drizzle-orm';
import { files } from '../database/schema.ts';
import { forbidden, notFound } from '../http/GatewayError.ts';
import type { GatewayContext } from '../http/operationHandler.ts';
import { FILES_PATH, remainingSeconds } from './fileAddress.ts';

/** Types that a browser may draw; anything else is saved. */
const INLINE_TYPES: readonly string[] = ['image/jpeg', 'image/png'];

/**
 * Serves a stored file under its signed address. The type is the one that was found out when the file came, and the
 * browser is told not to guess another.
 *
 * @throws GatewayError 403 for an address that was changed or has expired, 404 when the file is gone.
 */
export async function serveFile({ database, config, now }: GatewayContext, url: URL): Promise<Response> {
  const id = url.pathname.slice(FILES_PATH.length);
  const seconds = remainingSeconds({ secret: config.secret, now: now() }, id, url.searchParams);
  if (seconds === null) throw forbidden();
  // Only an id that the gateway has signed comes this far.
  const [file] = await database.queries
    .select({ contentType: files.contentType })
    .from(files)
    .where(eq(files.id, id));
  const bytes = file === undefined ? null : await config.files.open(id);
  if (file === undefined || bytes === null) throw notFound();
  return new Response(bytes.stream, {
    headers: {
      'Cache-Control': `private, max-age=${seconds}`,
      'Content-Disposition': INLINE_TYPES.includes(file.contentType) ? 'inline' : 'attachment',
      'Content-Length': String(bytes.sizeBytes),
      'Content-Type': file.contentType,
      // The portal shows it from another origin; the address is the permission.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  });
}
