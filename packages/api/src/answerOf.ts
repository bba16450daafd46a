import { ApiError } from './ApiError.ts';

/**
 * The data of a call with a body in its answer: `const { marcas } = await
 * answerOf(api.GET('/api/produtos/marcas'))`.
 *
 * @throws the {@link ApiError} of the call, or one of kind `invalidResponse` when the answer is empty.
 */
export async function answerOf<Data>(call: Promise<{ readonly data?: Data }>): Promise<Data> {
  const { data } = await call;
  if (data === undefined) {
    throw new ApiError({ kind: 'invalidResponse' });
  }
  return data;
}
