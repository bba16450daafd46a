import { scrubBrowserError } from '@portal/domain';
import type { Handlers } from '../../http/operationHandler.ts';
import { throttle } from '../session/throttle.ts';

/** What the portal tells of its errors in browsers. */
export const browserErrorHandlers: Handlers<'reportBrowserError'> = {
  reportBrowserError: async ({ context, address, body }) => {
    const { addressBrowserErrors } = context.config.limits;
    await throttle(
      context,
      { area: 'browser-error', subject: address },
      { limit: addressBrowserErrors, wait: 'window' },
    );
    const browserError = scrubBrowserError(body);
    const { tipo, nome, mensagem, lugar, pagina } = browserError;
    // A line of its own: that of the call has the address of the caller, who is not to be known with the error.
    context.config.log({
      event: 'browser-error',
      level: 'warn',
      message: `browser (${tipo}) ${nome}: ${mensagem} at ${lugar ?? '-'} on ${pagina ?? '-'}`,
      browserError,
    });
    return { status: 204 };
  },
};
