import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A span as it was exported. */
export interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  /** 2 for a call that was answered, 3 for one that was made. */
  readonly kind: number;
  readonly attributes: Readonly<Record<string, unknown>>;
  /** 2 for an error, 0 for none. */
  readonly status: number;
}

/** What OTLP sends as JSON, as far as tests read it. */
interface Export {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly {
      readonly spans: readonly (Omit<CollectedSpan, 'attributes' | 'status'> & {
        readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[];
        readonly status: { readonly code?: number };
      })[];
    }[];
  }[];
}

/** A collector of traces in the process, which speaks OTLP over HTTP. */
export interface TraceCollector {
  readonly endpoint: string;
  /** Every body that was sent, as it came. */
  readonly bodies: string[];
  /** All spans that came. */
  spans(): CollectedSpan[];
  close(): Promise<void>;
}

/**
 * Starts a collector.
 *
 * @param port 0 for a free one.
 */
export async function startTraceCollector(port = 0): Promise<TraceCollector> {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (request.method !== 'POST' || request.url !== '/v1/traces') {
      response.writeHead(404).end();
      return;
    }
    bodies.push(body);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    spans: () =>
      bodies
        .flatMap((body) => (JSON.parse(body) as Export).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
        .map(({ attributes, status, ...span }) => ({
          ...span,
          attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
          status: status.code ?? 0,
        })),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
