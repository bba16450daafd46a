/**
 * Plugin of redocly: adds the key of a call that creates, and the answers that follow from the form of an operation, as the
 * table of errors in CONVENTIONS.md has them. An operation that states one of them keeps its own. Its rule refuses a change
 * without a version.
 */
export default function answers() {
  return {
    id: 'answers',
    preprocessors: {
      oas3: { 'by-form': () => ({ Operation: { enter: addByForm }, Response: { enter: addETag } }) },
    },
    rules: {
      oas3: { 'change-has-version': () => ({ PathItem: { enter: requireVersions } }) },
    },
  };
}

const takesVersion = (parameters) => parameters.some(({ name }) => name === 'If-Match');

/** A change takes `If-Match`, or says in `x-no-version` why it needs none. */
function requireVersions(item, { resolve, report, location }) {
  for (const method of ['put', 'patch', 'delete']) {
    const operation = item[method];
    if (operation === undefined) continue;
    const versioned = takesVersion((operation.parameters ?? []).map((parameter) => resolve(parameter).node));
    if (versioned === (operation['x-no-version'] === undefined)) continue;
    report({
      message: 'A change takes If-Match, or says in x-no-version why it has no version.',
      location: location.child([method]),
    });
  }
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
    ...(takesVersion(parameters) && {
      409: 'StaleVersion',
      428: 'VersionRequired',
    }),
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
