import { ApiError, type Schemas } from '@portal/api';
import { type BrowserErrorKind, matchRoute, scrubBrowserError } from '@portal/domain';
import { ChunkLoadError } from '../shared/loading/lazyPage.ts';

/** Failures that are no error of the portal: no connection, and a call that was given up. */
const isExpected = (error: Error) =>
  error.name === 'AbortError' ||
  (error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout'));

/** The first script of this origin in a text such as a stack, as `Page-B1xk3cJw.js:1:20417`. */
function placeIn(text: string | undefined): string | null {
  for (const [, origin, file = '', line = ''] of (text ?? '').matchAll(
    /(https?:\/\/[^/\s)]+)\/[^\s)?:]*?([\w.-]+\.[jt]sx?)(?:\?[^\s):]*)?((?::\d+){0,2})/g,
  )) {
    if (origin === location.origin) return `${file}${line}`;
  }
  return null;
}

/** The words of an error; those of a call's failure may come from the server, so its kind stands for them. */
function messageOf(error: Error): string {
  return error instanceof ApiError ? `${error.kind} ${error.status ?? ''}` : error.message;
}

/** Where an error was met, by what tells of it. */
function originOf(caught: unknown): { kind: BrowserErrorKind; error: unknown } {
  if (caught instanceof ErrorEvent) return { kind: 'Erro', error: caught.error };
  if (caught instanceof PromiseRejectionEvent) return { kind: 'Promessa', error: caught.reason };
  return { kind: 'Tela', error: caught };
}

/**
 * An error as it is reported, without anything about its user. Null for what is no error of the portal: what was expected,
 * a value that is no error, or an error of an extension.
 */
export function describeError(caught: unknown): Schemas['BrowserError'] | null {
  const { kind, error } = originOf(caught);
  if (!(error instanceof Error) || isExpected(error) || error.stack?.includes('-extension://')) return null;
  const notLoaded = error instanceof ChunkLoadError;
  const cause = notLoaded && error.cause instanceof Error ? error.cause.message : undefined;
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  return scrubBrowserError({
    tipo: notLoaded ? 'Carga' : kind,
    nome: error.name,
    mensagem: messageOf(error),
    lugar: placeIn(cause) ?? placeIn(error.stack),
    pagina: matchRoute(location.pathname)?.route.path ?? null,
    versao: entry?.split('/').at(-1) ?? null,
    codigo: (error instanceof ApiError && error.code) || null,
  });
}
