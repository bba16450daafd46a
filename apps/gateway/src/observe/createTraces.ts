import { setTimeout as wait } from 'node:timers/promises';
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import type { TracesPlace } from '../config/readSettings.ts';
import { databaseFailure } from '../database/databaseErrors.ts';
import { GatewayError } from '../http/GatewayError.ts';
import type { Log } from '../log/Log.ts';
import type { Traces } from './Traces.ts';
import { readTraceParent } from './traceParent.ts';

/** Longest text of a statement; some list hundreds of placeholders. */
const TEXT_LENGTH = 4_096;

/** Time for what is left when the gateway ends. */
const END_MS = 2_000;

/** Time between two deliveries, and for one of them. */
const PAUSE_MS = 2_000;
const DELIVERY_MS = 5_000;

/** Kind of an error: messages may repeat what a caller sent. */
function kindOf(error: unknown): string {
  return databaseFailure(error)?.code ?? (error instanceof Error ? error.name : 'unknown');
}

/** Says once that the collector is away, and once that it is back: spans are lost meanwhile, and nothing else. */
function tellingExporter(exporter: SpanExporter, log: Log): SpanExporter {
  let isAway = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const fails = result.error !== undefined;
        if (fails !== isAway) {
          const message = fails
            ? 'O coletor de OTEL_EXPORTER_OTLP_ENDPOINT não recebe os rastros: eles se perdem até que volte.'
            : 'O coletor de OTEL_EXPORTER_OTLP_ENDPOINT voltou a receber os rastros.';
          log({ event: 'program', level: fails ? 'warn' : 'info', message });
        }
        isAway = fails;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}

/** Runs work as a span, which ends with it. A refusal is no error of the step that was undone for it. */
async function during<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    span.setAttribute('error.type', kindOf(error));
    if (!(error instanceof GatewayError)) span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

/**
 * Measures calls and their steps, and sends them to a collector. Nothing of it is global to the process.
 *
 * @param pauseMs time between two deliveries.
 */
export function createTraces({ endpoint, serviceName }: TracesPlace, log: Log, pauseMs = PAUSE_MS): Traces {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const exporter = tellingExporter(new OTLPTraceExporter({ url, timeoutMillis: DELIVERY_MS }), log);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: pauseMs })],
    spanLimits: { attributeValueLengthLimit: TEXT_LENGTH },
  });
  const tracer = provider.getTracer('portal-gateway');
  const contexts = new AsyncLocalStorageContextManager().enable();

  /** Runs work as a span under a parent. */
  const span = <Result>(
    parent: Context,
    name: string,
    attributes: Attributes,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    const one = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent);
    return contexts.with(trace.setSpan(parent, one), () => during(one, work));
  };

  /** Runs a step of what is measured; what runs outside, such as a look for due mails, is not. */
  const step = <Result>(
    name: string,
    attributes: Attributes,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    const parent = contexts.active();
    return trace.getSpan(parent) === undefined ? work() : span(parent, name, attributes, work);
  };
  const ofDatabase = { 'db.system.name': 'postgresql' };

  return {
    call: (headers, answer) => {
      const caller = readTraceParent(headers.get('traceparent'));
      const parent =
        caller === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...caller, isRemote: true });
      // Named by its operation when that is known.
      const call = tracer.startSpan('call', { kind: SpanKind.SERVER }, parent);
      return contexts.with(trace.setSpan(parent, call), () =>
        during(call, async () => {
          const { operation, status, requestId } = await answer(call.spanContext().traceId);
          const [method = '', route = ''] = operation.split(' ');
          call.updateName(operation);
          call.setAttributes({
            'http.request.method': method,
            'http.response.status_code': status,
            'portal.request_id': requestId,
          });
          if (route.startsWith('/')) call.setAttribute('http.route', route);
          if (status < 500) return;
          call.setAttribute('error.type', String(status));
          call.setStatus({ code: SpanStatusCode.ERROR });
        }),
      );
    },

    statement: (text, run) => {
      const [verb = ''] = text.trimStart().split(/\W/, 1);
      return step(verb.toLowerCase(), { ...ofDatabase, 'db.query.text': text }, run);
    },

    database: (database) => ({
      ...database,
      transaction: (work, options) =>
        step('transaction', ofDatabase, () => database.transaction(work, options)),
    }),

    files: (store) => {
      const { addresses } = store;
      const ask = <Result>(name: string, work: () => Promise<Result>) => step(`store ${name}`, {}, work);
      return {
        ...store,
        put: (bytes) => ask('put', () => store.put(bytes)),
        putStream: (chunks) => ask('put', () => store.putStream(chunks)),
        open: (id) => ask('open', () => store.open(id)),
        sizeOf: (id) => ask('size', () => store.sizeOf(id)),
        read: (id, from, length) => ask('read', () => store.read(id, from, length)),
        remove: (id) => ask('remove', () => store.remove(id)),
        ...(addresses === undefined
          ? {}
          : { addresses: { ...addresses, seal: (id) => ask('seal', () => addresses.seal(id)) } }),
      };
    },

    delivery: (deliver) => (mail) =>
      span(ROOT_CONTEXT, 'mail send', { 'portal.mail_id': mail.id }, () => deliver(mail)),

    end: async () => {
      await Promise.race([provider.shutdown().catch(() => {}), wait(END_MS)]);
    },
  };
}
