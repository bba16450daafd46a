/** Content of an error body for the user. */
export interface ErrorBody {
  /** The message for the user, or `null` when the body has none that can be shown. */
  readonly message: string | null;
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

/** Longest text shown to a user; a longer one is a dump, not a message. */
const LONGEST_TEXT = 500;

/** Any markup; texts for users have none (NET-05). */
const MARKUP = /<\/?[a-z!][^>]*>/i;

/**
 * Reads an error body in the form of the gateway (D9) or in the older one, `{ errosGlobais, mensagem }`. The message
 * is the first found in the order of GAP-26. Anything of another form is ignored.
 */
export function readErrorBody(text: string): ErrorBody {
  const body = record(parseJson(text));
  const errors = record(body.errors);
  const candidates = [first(body.errosGlobais), first(errors.global), body.mensagem, body.message];
  return {
    message: candidates.filter(isText)[0]?.trim() ?? null,
    fields: Object.fromEntries(
      Object.entries(record(errors.fields))
        .map(([path, texts]) => [path, (Array.isArray(texts) ? texts : [texts]).filter(isText)] as const)
        .filter(([, texts]) => texts.length > 0),
    ),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function first(list: unknown): unknown {
  return Array.isArray(list) ? list[0] : null;
}

function isText(value: unknown): value is string {
  return (
    typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_TEXT && !MARKUP.test(value)
  );
}
