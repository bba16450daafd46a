/** What a span says of an answered call. */
export interface AnsweredCall {
  /** Method and template of the address, as in the figures. */
  readonly operation: string;
  readonly status: number;
  readonly requestId: string;
}

/**
 * Measures a call: as the next step of its caller's `traceparent`, else as the first of a new trace.
 *
 * @param answer gets the id of the trace, and resolves when the call is answered.
 */
export type MeasureCall = (
  headers: Headers,
  answer: (traceId: string) => Promise<AnsweredCall>,
) => Promise<void>;
