import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** A request as it came over the wire. */
export interface ReceivedCall {
  readonly method: string;
  /** Path and query, exactly as sent. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export type Answer = (response: ServerResponse, call: ReceivedCall) => void;

/** A server on a free port that gives one answer to everything, keeps what it received and ends with the test. */
export async function stubGateway(
  answer: Answer,
): Promise<{ baseUrl: string; calls: readonly ReceivedCall[] }> {
  const calls: ReceivedCall[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    const call: ReceivedCall = {
      method: request.method ?? '',
      target: request.url ?? '',
      headers: request.headers,
      body: await text(request),
    };
    calls.push(call);
    answer(response, call);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('The server has no port');
  }
  return { baseUrl: `http://127.0.0.1:${address.port}`, calls };
}

/** Answers with a status, a body and its type. */
export function answerWith(
  status: number,
  body = '',
  headers: Readonly<Record<string, string>> = {},
): Answer {
  return (response) => response.writeHead(status, headers).end(body);
}

/** Answers with a status and a JSON body. */
export function answerJson(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  return answerWith(status, JSON.stringify(body), {
    'Content-Type': 'application/json; charset=utf-8',
    ...headers,
  });
}
