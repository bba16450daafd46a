import type { paths, Schemas } from '@portal/api';
import { delay } from 'msw';
import { createOpenApiHttp } from 'openapi-msw';

/** Address of the gateway in stories. */
export const storyGateway = 'https://gateway.portal.test';

/** Handlers for calls, typed by the contract. */
export const gatewayHttp = createOpenApiHttp<paths>({ baseUrl: storyGateway });

/** The body of an error (D9). */
export function errorBody(message: string, fields: Record<string, string[]> = {}): Schemas['Error'] {
  return { message, errors: { global: Object.keys(fields).length > 0 ? [] : [message], fields } };
}

/** Never answers. */
export const never = async () => {
  await delay('infinite');
};

/** A page of a list. */
export function meta(totalRegistros: number, tamanhoPagina = 30, paginaAtual = 1): Schemas['ListMeta'] {
  return { paginacao: { totalRegistros, paginaAtual, tamanhoPagina } };
}
