import { ApiError } from '@portal/api';
import { describe, expect, it } from 'vitest';
import { ChunkLoadError } from '../shared/loading/lazyPage.ts';
import { describeError } from './describeError.ts';

/** An error that was met at a place in a script. */
function errorAt(place: string, error: Error = new TypeError('x is not a function')): Error {
  error.stack = `${error.name}: ${error.message}\n    at open (${place})`;
  return error;
}

const ofPortal = (file: string) => `${location.origin}/assets/${file}`;
const found = errorAt(ofPortal('Page-B1xk3cJw.js:1:20417'));

describe('describeError', () => {
  it.each([
    ['Erro', new ErrorEvent('error', { error: found })],
    [
      'Promessa',
      new PromiseRejectionEvent('unhandledrejection', { promise: new Promise(() => {}), reason: found }),
    ],
    ['Tela', found],
  ])('tells a %s with its place in the scripts of the portal', (tipo, caught) => {
    expect(describeError(caught)).toMatchObject({
      ...{ tipo, nome: 'TypeError', mensagem: 'x is not a function' },
      ...{ lugar: 'Page-B1xk3cJw.js:1:20417', codigo: null },
    });
  });

  it('tells a chunk that could not be loaded as Carga, with the file that is missing', () => {
    const address = ofPortal('BrandsPage-C0ffee12.js');
    const cause = new TypeError(`Failed to fetch dynamically imported module: ${address}`);
    const error = errorAt(
      ofPortal('index-Aa11bb22.js:9:1'),
      new ChunkLoadError('The page could not be loaded', { cause }),
    );
    expect(describeError(error)).toMatchObject({
      ...{ tipo: 'Carga', nome: 'ChunkLoadError', mensagem: 'The page could not be loaded' },
      lugar: 'BrandsPage-C0ffee12.js',
    });
  });

  it('names the call that failed by its kind and code, and repeats nothing of the server', () => {
    const error = new ApiError({
      kind: 'server',
      status: 500,
      message: 'Maria Lima não foi gravada',
      code: 'abcdef0123456789',
    });
    expect(describeError(error)).toMatchObject({ mensagem: 'server 500', codigo: 'abcdef0123456789' });
  });

  it.each([
    ['a lost connection', new ApiError({ kind: 'network' })],
    ['a call that took too long', new ApiError({ kind: 'timeout' })],
    ['a call that was given up', new DOMException('Given up', 'AbortError')],
    ['an extension', errorAt('chrome-extension://abc/content.js:1:1')],
    ['a value that is no error', 'text'],
    ['an event without an error', new ErrorEvent('error', { message: 'Script error.' })],
  ])('tells nothing of %s', (_, caught) => {
    expect(describeError(caught)).toBeNull();
  });

  it('names no place in scripts of others', () => {
    expect(describeError(errorAt('https://elsewhere.example/lib.js:1:1'))).toMatchObject({ lugar: null });
  });
});
