import { describe, expect, it } from 'vitest';
import {
  ApiError,
  errorMessage,
  failWith,
  isFinal,
  retryMayHelp,
  toApiError,
  withMessage,
} from './ApiError.ts';

const GENERIC = 'Algo de errado aconteceu. Tente novamente em breve.';
const FIXED = 'Fornecedor não encontrado, tente mais tarde';

describe('withMessage', () => {
  it.each<[string, ApiError]>([
    ['400 without a text of the server', new ApiError({ kind: 'validation', status: 400 })],
    ['404 (FND-081)', new ApiError({ kind: 'notFound', status: 404 })],
    ['500', new ApiError({ kind: 'server', status: 500 })],
    ['504 (NET-06)', new ApiError({ kind: 'server', status: 504 })],
    ['no connection', new ApiError({ kind: 'network' })],
    ['a time-out', new ApiError({ kind: 'timeout' })],
  ])('gives the fixed text of a call for %s and keeps the rest (CON-53)', (_, error) => {
    const replaced = withMessage(error, FIXED);
    expect(replaced).toMatchObject({
      message: FIXED,
      kind: error.kind,
      status: error.status,
      messageFromServer: false,
      retryAfterSeconds: error.retryAfterSeconds,
      cause: error,
    });
  });

  it.each<[string, ApiError]>([
    [
      '400 with a text of the server (FND-074)',
      new ApiError({ kind: 'validation', status: 400, message: 'Marca em uso', messageFromServer: true }),
    ],
    ['401', new ApiError({ kind: 'unauthenticated', status: 401, message: 'Credenciais inválidas' })],
    ['409 (D7)', new ApiError({ kind: 'conflict', status: 409, message: 'Alterado por outra pessoa' })],
  ])('leaves %s as it is (CON-53)', (_, error) => {
    expect(withMessage(error, FIXED)).toBe(error);
  });

  it('keeps the texts of fields of a 400', () => {
    const error = new ApiError({ kind: 'validation', status: 400, fields: { cep: ['Cep inválido'] } });
    expect(withMessage(error, FIXED).fields).toEqual({ cep: ['Cep inválido'] });
  });

  it('gives the fixed text for what is no ApiError', () => {
    expect(withMessage(new TypeError('x is not a function'), FIXED).message).toBe(FIXED);
  });

  it('leaves any failure as it is for a call without a text', () => {
    const error = new ApiError({ kind: 'server', status: 500 });
    expect(withMessage(error, undefined)).toBe(error);
  });
});

describe('failWith', () => {
  const failure = new TypeError('fetch failed');

  it('fails with the text of the call (CON-53)', async () => {
    await expect(Promise.reject(failure).catch(failWith(FIXED))).rejects.toMatchObject({
      message: FIXED,
      cause: { cause: failure },
    });
  });

  it('fails as before for a call without a text, and after an abort', async () => {
    const { signal } = new AbortController();
    await expect(Promise.reject(failure).catch(failWith(undefined, signal))).rejects.toBe(failure);
    await expect(Promise.reject(failure).catch(failWith(FIXED, AbortSignal.abort()))).rejects.toBe(failure);
  });
});

describe('any error', () => {
  it.each<[string, unknown]>([
    ['an Error', new Error('fetch failed')],
    ['a text', '<html>'],
    ['nothing', undefined],
    ['null', null],
    ['an object that looks like one', { kind: 'validation', message: 'x' }],
  ])('that is %s is shown with the generic text, never its own (FND-075, API3-006)', (_, error) => {
    expect(errorMessage(error)).toBe(GENERIC);
    expect(toApiError(error)).toMatchObject({
      kind: 'invalidResponse',
      status: null,
      messageFromServer: false,
    });
  });

  it('that is an ApiError stays the same', () => {
    const error = new ApiError({
      kind: 'validation',
      status: 400,
      message: 'Marca em uso',
      messageFromServer: true,
    });
    expect(toApiError(error)).toBe(error);
    expect(errorMessage(error)).toBe('Marca em uso');
  });
});

describe('ApiError', () => {
  it('is an Error with a name, and its fields cannot be changed', () => {
    const error = new ApiError({ kind: 'server', status: 500 });
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).toBe(`ApiError: ${GENERIC}`);
    expect(Object.isFrozen(error.fields)).toBe(true);
  });
});

describe('a failure that brings no text', () => {
  it.each<[number | null, string]>([
    [1, '1 segundo'],
    [37, '37 segundos'],
    [119, '119 segundos'],
    [120, '2 minutos'],
    [301, '6 minutos'],
  ])('says how long to wait: %d s', (retryAfterSeconds, wait) => {
    const { message } = new ApiError({ kind: 'throttled', status: 429, retryAfterSeconds });
    expect(message).toBe(`Muitas tentativas. Tente novamente em ${wait}.`);
  });

  it('is final where the same call cannot succeed later either', () => {
    const kinds = ['forbidden', 'notFound', 'throttled', 'server', 'network', 'timeout'] as const;
    expect(kinds.filter((kind) => isFinal(new ApiError({ kind })))).toEqual(['forbidden', 'notFound']);
  });

  it.each<[ApiError, boolean]>([
    [new ApiError({ kind: 'network' }), true],
    [new ApiError({ kind: 'server', status: 503 }), true],
    [new ApiError({ kind: 'throttled', status: 429 }), true],
    [new ApiError({ kind: 'validation', status: 400 }), false],
    [new ApiError({ kind: 'notFound', status: 404 }), false],
    [new ApiError({ kind: 'conflict', status: 409 }), false],
  ])('may be helped by the same call again: %s, %s', (error, helps) => {
    expect(retryMayHelp(error)).toBe(helps);
  });
});
