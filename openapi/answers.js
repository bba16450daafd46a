/**
 * Plugin of redocly: adds the key of a call that creates, and the answers that follow from the form of an operation, as the
 * table of errors in CONVENTIONS.md has them. An operation that states one of them keeps its own.
 */
export default function answers() {
  return {
    id: 'answers',
    preprocessors: {
      oas3: { 'by-form': () => ({ Operation: { enter: addByForm }, Response: { enter: addETag } }) },
    },
  };
}

function addByForm(operation, { resolve }) {
  const parameters = (operation.parameters ?? []).map((parameter) => resolve(parameter).node);
  const open = operation.security?.length === 0;
  const creates = !open && '201' in operation.responses;
  if (creates) {
    operation.parameters = [...(operation.parameters ?? []), { $ref: '../parameters.yaml#/IdempotencyKey' }];
  }
  const promised = {
    400: 'BadRequest',
    ...(!open && { 401: 'Unauthenticated' }),
    ...(Array.isArray(operation['x-roles']) && { 403: 'Forbidden' }),
    ...(!open && parameters.some(({ in: place }) => place === 'path') && { 404: 'NotFound' }),
    ...(parameters.some(({ name }) => name === 'If-Match') && { 409: 'StaleVersion' }),
    ...(operation.requestBody && { 415: 'UnsupportedMediaType' }),
    ...(creates && { 422: 'KeyOfAnotherCall' }),
    500: 'InternalError',
    503: 'Unavailable',
  };
  for (const [status, answer] of Object.entries(promised)) {
    operation.responses[status] ??= { $ref: `../responses.yaml#/${answer}` };
  }
}

/** A record with a version comes with it as its `ETag`. */
function addETag(response, { resolve }) {
  const schema = response.content?.['application/json']?.schema;
  if (schema && 'versao' in (resolve(schema).node?.properties ?? {})) {
    response.headers ??= { ETag: { $ref: '../headers.yaml#/ETag' } };
  }
}
