import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { freePort } from '../../../scripts/ports.ts';

/** A proxy between browser and servers that can break connections. */
export interface CuttingProxy {
  /** Address for the `proxy` of a browser profile. */
  readonly server: string;
  /** Breaks every PUT after this fraction of its bytes; `null` stops that. */
  cutAt: number | null;
  /** Breaks the connection of each PUT to an address that it finds, as soon as the server has all of it; `null` for none. */
  cutAnswer: ((address: string) => boolean) | null;
  close(): void;
}

/** Starts a proxy that passes everything on until it is set to break. */
export async function startCuttingProxy(): Promise<CuttingProxy> {
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method = 'GET', url = '', headers } = incoming;
    const onward = request(url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    const drop = () => {
      onward.destroy();
      outgoing.destroy(); // the connection, also after all of the request has come
    };
    onward.on('error', drop);
    incoming.on('error', drop);
    incoming.pipe(onward);
    if (method !== 'PUT') return;
    if (proxy.cutAnswer?.(url)) onward.on('finish', drop);
    if (proxy.cutAt === null) return;
    const limit = proxy.cutAt * Number(headers['content-length']);
    let passed = 0;
    incoming.on('data', (bytes: Buffer) => {
      passed += bytes.length;
      if (passed >= limit) drop();
    });
  };
  const host = createServer(pass);
  const port = await freePort();
  await new Promise<void>((resolve) => host.listen(port, resolve));
  const proxy: CuttingProxy = {
    server: `http://localhost:${port}`,
    cutAt: null,
    cutAnswer: null,
    close: () => {
      host.closeAllConnections();
      host.close();
    },
  };
  return proxy;
}
