/** The span of a caller, as W3C Trace Context writes it. */
export interface TraceParent {
  readonly traceId: string;
  readonly spanId: string;
  /** 1 where the caller's own span is recorded. */
  readonly traceFlags: number;
}

/** Version, trace, span and flags. Later versions than 00 may add more. */
const FORM = /^(?!ff)([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

const NOTHING = /^0*$/;

/** Reads a `traceparent`; null where there is none or it is not in the form. */
export function readTraceParent(header: string | null): TraceParent | null {
  const [, version, traceId = '', spanId = '', flags = '', more] = FORM.exec(header ?? '') ?? [];
  if (NOTHING.test(traceId) || NOTHING.test(spanId) || (version === '00' && more !== undefined)) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1 };
}
