import type { paths } from '@portal/api';
import { readConfiguration } from '../app/configuration.ts';
import { describeError } from './describeError.ts';

const CALL = '/api/navegador/erros' satisfies keyof paths;
const MOST = 5;

/** What this document has reported. */
const sent = new Set<string>();

/**
 * Reports an error to the gateway: each once in the life of the document, at most five, none without a connection. The call
 * carries no token, so that nobody is known by it, and is never repeated; how it ends is of no interest.
 *
 * @param caught the event of an error that nothing caught, or what a boundary around a page caught.
 */
export function report(caught: unknown): void {
  if (!navigator.onLine || sent.size >= MOST) return;
  const error = describeError(caught);
  if (!error) return;
  const { nome, mensagem, lugar } = error;
  const same = [nome, mensagem, lugar].join('\n'); // a page that fails also tells of what it threw
  if (sent.has(same)) return;
  sent.add(same);
  void fetch(`${readConfiguration(document).apiUrl}${CALL}`, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(error),
  }).catch(() => undefined);
}
